/** Text that is safe inside HTML. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const COLOURS = ['#1b6ca8', '#c8553d', '#588157', '#8d5a97', '#e0a030', '#4a4e69'];

const WIDTH = 640;
const LABEL = 150;
const ROW = 26;
const LONGEST = 22;

export interface Bar {
  readonly label: string;
  /** 0 to 1 of the width; several parts stand one after another. */
  readonly parts: readonly { readonly share: number; readonly colour: string; readonly title: string }[];
  readonly low?: number;
  readonly high?: number;
  readonly mark?: number;
  readonly text: string;
}

const x = (share: number): string => (LABEL + share * (WIDTH - LABEL - 90)).toFixed(1);

/** Cuts a label that is too long; the tooltip has all of it. */
const labelOf = (label: string): string =>
  label.length <= LONGEST
    ? escapeXml(label)
    : `${escapeXml(label.slice(0, LONGEST - 1))}…<title>${escapeXml(label)}</title>`;

const barSvg = (bar: Bar, row: number): string => {
  const y = row * ROW;
  let from = 0;
  const parts = bar.parts.map(({ share, colour, title }) => {
    const rect = `<rect x="${x(from)}" y="${y + 5}" width="${Number(x(from + share)) - Number(x(from))}" height="16" fill="${colour}"><title>${escapeXml(title)}</title></rect>`;
    from += share;
    return rect;
  });
  const { low, high, mark } = bar;
  const whisker =
    low === undefined || high === undefined
      ? ''
      : `<path d="M${x(low)} ${y + 13}H${x(high)}M${x(low)} ${y + 8}v10M${x(high)} ${y + 8}v10" class="w"/>`;
  const line = mark === undefined ? '' : `<path d="M${x(mark)} ${y + 2}v22" class="m"/>`;
  const end = Number(x(Math.max(from, high ?? 0, mark ?? 0))) + 6;
  return `<text x="${LABEL - 8}" y="${y + 18}" text-anchor="end">${labelOf(bar.label)}</text>${parts.join('')}${line}${whisker}<text x="${end}" y="${y + 18}">${escapeXml(bar.text)}</text>`;
};

/** Draws horizontal bars with whiskers and a mark at the share that chance would give. */
export const drawBars = (rows: readonly Bar[], title: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${rows.length * ROW + 4}" role="img" aria-label="${escapeXml(title)}">${rows.map(barSvg).join('')}</svg>`;
