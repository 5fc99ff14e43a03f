import { formatShare, percentRange } from '../../output/text.ts';
import type { Contest, MatchResult } from '../match/contest.ts';
import { itemsOf } from './items.ts';
import { faultsInWords, type Standings } from './standings.ts';
import { drawBars, COLOURS, escapeXml, type Bar } from './svg.ts';

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:860px;margin:2em auto;padding:0 1em;color:#222;background:#fff}
svg{width:100%;height:auto;font-size:13px}table{border-collapse:collapse}td,th{padding:.2em .8em;text-align:right;border-bottom:1px solid #ddd}
td:first-child,th:first-child{text-align:left}.w{stroke:#222;fill:none}.m{stroke:#999;stroke-dasharray:3 2}
@media(prefers-color-scheme:dark){body{background:#16181c;color:#ddd}svg text{fill:#ddd}.w{stroke:#ddd}td,th{border-color:#444}}`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><tr>${head.map(cell => `<th>${escapeXml(cell)}</th>`).join('')}</tr>${rows
    .map(row => `<tr>${row.map(cell => `<td>${escapeXml(cell)}</td>`).join('')}</tr>`)
    .join('')}</table>`;

const strength = ({ standings }: Standings): string =>
  drawBars(
    standings.map((s, i): Bar => ({
      label: s.name,
      parts: [{ share: s.winShare, colour: COLOURS[i % COLOURS.length]!, title: percentRange(s.interval) }],
      ...s.interval,
      mark: s.chance,
      text: formatShare(s.winShare),
    })),
    'share of victories',
  );

const faults = ({ standings }: Standings): string =>
  standings
    .flatMap(x => faultsInWords(x).map(text => `${x.name} was played as if absent: ${text}`))
    .map(line => `<p><strong>${escapeXml(line)}</strong></p>`)
    .join('');

const sources = ({ standings }: Standings): string => {
  const most = Math.max(1, ...standings.map(s => s.points));
  return drawBars(
    standings.map(s => ({
      label: s.name,
      parts: Object.entries(s.sources).map(([source, n], i) => ({
        share: n / most,
        colour: COLOURS[i % COLOURS.length]!,
        title: `${source} ${n.toFixed(1)}`,
      })),
      text: s.points.toFixed(1),
    })),
    'points by source',
  );
};

const legend = ({ standings }: Standings): string =>
  Object.keys(standings[0]?.sources ?? {})
    .map((source, i) => `<span style="color:${COLOURS[i % COLOURS.length]}">■</span> ${escapeXml(source)}`)
    .join(' &nbsp; ');

/** How many games had so many rounds; answers, for a game without rounds. */
const lengths = (results: readonly MatchResult[]): string => {
  const hasRounds = results.some(({ rounds }) => rounds !== null);
  const of = (result: MatchResult): number =>
    hasRounds ? result.rounds! : 50 * Math.floor(result.answers / 50);
  const counts = new Map<number, number>();
  for (const result of results) counts.set(of(result), (counts.get(of(result)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return drawBars(
    [...counts]
      .toSorted(([a], [b]) => a - b)
      .map(([n, games]) => ({
        label: hasRounds ? `${n} rounds` : `${n} answers`,
        parts: [{ share: games / most, colour: COLOURS[0]!, title: `${games} games` }],
        text: String(games),
      })),
    'length of games',
  );
};

const whatWins = (results: readonly MatchResult[], seats: number): string =>
  itemsOf(results)
    .map(({ group, items }) => {
      const rows = items.map((item): Bar => ({
        label: item.name,
        parts: [{ share: item.winShare, colour: COLOURS[2]!, title: percentRange(item.interval) }],
        ...item.interval,
        mark: 1 / seats,
        text: `${formatShare(item.winShare)} of ${item.held}`,
      }));
      return `<h3>${escapeXml(group)}: how often their holder won</h3>${drawBars(rows, group)}`;
    })
    .join('');

/** Makes a page that needs no other file. */
export const report = (
  contest: Contest,
  code: string,
  s: Standings,
  results: readonly MatchResult[],
): string => {
  const head = ['bot', 'wins', '95 %', 'points', 'rating', 'ms a decision', 'playouts a decision'];
  const rows = s.standings.map(x => [
    x.name,
    formatShare(x.winShare),
    percentRange(x.interval),
    x.points.toFixed(1),
    x.rating.toFixed(0),
    x.millisecondsADecision.toFixed(2),
    x.iterationsADecision.toFixed(0),
  ]);
  const seats = s.seatShare.map((share, seat) => [`seat ${seat + 1}`, formatShare(share)]);
  const body = [
    `<h1>${escapeXml(contest.game)}, ${s.seats} seats, ${s.games} games, seed ${s.seed}</h1>`,
    `<p>Options <code>${escapeXml(JSON.stringify(contest.options))}</code>, code <code>${code}</code>.</p>`,
    s.interrupted ? '<p>Interrupted: what is below is from the games played so far.</p>' : '',
    `<h2>Strength</h2>${strength(s)}<p>Whiskers: 95 %. Dashed: what chance gives. A shared victory counts in parts.</p>${table(head, rows)}${faults(s)}`,
    `<h2>Points by source</h2>${sources(s)}<p>${legend(s)}</p>`,
    results.length > 0 ? `<h2>Length</h2>${lengths(results)}` : '',
    `<h2>What wins</h2>${table(['seat', 'wins'], seats)}${whatWins(results, s.seats)}`,
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Arena: ${escapeXml(contest.game)}</title><style>${STYLE}</style></head><body>${body.join('')}</body></html>\n`;
};
