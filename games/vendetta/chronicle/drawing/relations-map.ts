import { escapeHtml } from '../format/escape.ts';
import type { Story } from '../story/story.ts';
import type { Bond, Relations } from '../story/relations.ts';
import type { ChronicleText } from '../text/chronicle-text.ts';
import { letter, shorten } from './city-map.ts';

const WIDTH = 800;
const HEIGHT = 640;
const CENTRE = { x: WIDTH / 2, y: 285 };
const HOUSES = { x: 215, y: 150 };
const PEOPLE = { x: 315, y: 235 };
/** The drawing has room for this many pieces; the list beside it names all. */
const MOST_PEOPLE = 14;
const CREST = 20;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const px = (n: number): string => String(Math.round(n * 10) / 10);

const at = (angle: number, { x, y }: Spot, scale = 1): Spot => ({
  x: CENTRE.x + x * scale * Math.cos(angle),
  y: CENTRE.y + y * scale * Math.sin(angle),
});

const angleOf = (seat: number, seats: number): number =>
  (2 * Math.PI * seat) / seats - Math.PI / 2 + (seats === 2 ? Math.PI / 2 : 0);

/** The point of a curve of one bend, and the direction in which it goes there. */
const onCurve = (a: Spot, bend: Spot, b: Spot, t: number): Spot & { readonly turn: number } => {
  const mix = (p: number, q: number, r: number): number =>
    (1 - t) * (1 - t) * p + 2 * t * (1 - t) * q + t * t * r;
  const slope = (p: number, q: number, r: number): number => 2 * (1 - t) * (q - p) + 2 * t * (r - q);
  return {
    x: mix(a.x, bend.x, b.x),
    y: mix(a.y, bend.y, b.y),
    turn: (Math.atan2(slope(a.y, bend.y, b.y), slope(a.x, bend.x, b.x)) * 180) / Math.PI,
  };
};

/** An arrow from crest to crest that bends further for each kind, so that none covers another. */
const arrow = ({ how, scenes, won }: Bond, from: Spot, to: Spot, row: number): string => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const push = 26 + 30 * row;
  const bend = {
    x: (from.x + to.x) / 2 - (dy / length) * push,
    y: (from.y + to.y) / 2 + (dx / length) * push,
  };
  const [start, tip, label] = [
    onCurve(from, bend, to, CREST / length),
    onCurve(from, bend, to, 1 - (CREST + 4) / length),
    onCurve(from, bend, to, 0.34 + 0.09 * (row % 3)),
  ];
  const thick = Math.min(1.4 + 0.8 * scenes, 6);
  return [
    `<path class="bond ${how}" stroke-width="${px(thick)}" d="M${px(start.x)} ${px(start.y)}Q${px(bend.x)} ${px(bend.y)} ${px(tip.x)} ${px(tip.y)}"/>`,
    `<path class="tip ${how}" transform="translate(${px(tip.x)} ${px(tip.y)}) rotate(${px(tip.turn)})" d="M6 0L-6 -6V6z"/>`,
    `<rect class="tag" x="${px(label.x - 15)}" y="${px(label.y - 9)}" width="30" height="18" rx="4"/>`,
    `<text class="count" x="${px(label.x)}" y="${px(label.y + 4)}">${won}/${scenes}</text>`,
  ].join('');
};

/** The name stands on the side where no arrow leaves. */
const crest = (story: Story, seat: number, { x, y }: Spot): string =>
  [
    `<circle class="badge s${seat}" cx="${px(x)}" cy="${px(y)}" r="${CREST}"/>`,
    `<text class="letter" x="${px(x)}" y="${px(y + 4)}">${letter(seat)}</text>`,
    `<text class="label" x="${px(x)}" y="${px(y < CENTRE.y - 1 ? y - CREST - 8 : y + CREST + 16)}">${escapeHtml(shorten(story.houses[seat]!.name, 18))}</text>`,
  ].join('');

const line = (kind: string, a: Spot, b: Spot): string =>
  `<line class="tie ${kind}" x1="${px(a.x)}" y1="${px(a.y)}" x2="${px(b.x)}" y2="${px(b.y)}"/>`;

/** Places people beside the house that holds them; those of no house stand in the middle. */
const placePeople = (story: Story, pieces: readonly number[]): ReadonlyMap<number, Spot> => {
  const spots = new Map<number, Spot>();
  const seats = story.houses.length;
  const isHeld = (piece: number, seat: number): boolean =>
    story.people[piece]!.owner === seat && story.people[piece]!.power > 0;
  for (let seat = 0; seat < seats; seat++) {
    const own = pieces.filter(piece => isHeld(piece, seat));
    const sector = Math.min((1.6 * Math.PI) / seats, own.length * 0.34);
    own.forEach((piece, i) => {
      const angle = angleOf(seat, seats) + sector * ((i + 0.5) / own.length - 0.5);
      spots.set(piece, at(angle, PEOPLE, i % 2 === 0 ? 1 : 1.13));
    });
  }
  const free = pieces.filter(piece => !spots.has(piece));
  free.forEach((piece, i) => {
    const angle = (2 * Math.PI * (i + 0.5)) / free.length + Math.PI / 6;
    spots.set(piece, free.length === 1 ? { x: CENTRE.x + 60, y: CENTRE.y + 40 } : at(angle, HOUSES, 0.42));
  });
  return spots;
};

const person = (story: Story, piece: number, { x, y }: Spot): string => {
  const { name, power } = story.people[piece]!;
  return [
    `<circle class="person${power === 0 ? ' out' : ''}" cx="${px(x)}" cy="${px(y)}" r="5"/>`,
    `<text class="who" x="${px(x)}" y="${px(y - 9)}">${escapeHtml(shorten(name, 16))}${power === 0 ? ' †' : ''}</text>`,
  ].join('');
};

const legend = (words: ChronicleText): string => {
  const entries = [
    ['bond tower', words.how.tower],
    ['bond rose', words.how.rose],
    ['bond friend', words.how.friend],
    ['bond storm', words.storming],
    ['tie holds', words.holding],
  ] as const;
  return entries
    .map(([kind, text], i) => {
      const x = 20 + (WIDTH / entries.length) * i;
      return `<path class="${kind}" stroke-width="2.4" d="M${px(x)} ${HEIGHT - 24}h34"/><text class="key" x="${px(x + 42)}" y="${HEIGHT - 19}">${escapeHtml(text)}</text>`;
    })
    .join('');
};

/** Draws who met, loves and holds whom. Kinds differ by dash as well as by colour. */
export const drawRelations = (
  story: Story,
  { bonds, loves, held }: Relations,
  words: ChronicleText,
): string => {
  const seats = story.houses.length;
  const homes = story.houses.map((_, seat) => at(angleOf(seat, seats), HOUSES));
  const pieces = [...new Set([...loves, ...held].map(({ piece }) => piece))].slice(0, MOST_PEOPLE);
  const spots = placePeople(story, pieces);
  const rows = new Map<string, number>();
  const rowOf = ({ from, to }: Bond): number => {
    const row = rows.get(`${from} ${to}`) ?? 0;
    rows.set(`${from} ${to}`, row + 1);
    return row;
  };
  return [
    `<svg class="relations" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">`,
    ...held
      .filter(({ piece }) => spots.has(piece))
      .map(({ holder, piece }) => line('holds', homes[holder]!, spots.get(piece)!)),
    ...loves
      .filter(({ piece }) => spots.has(piece))
      .map(({ from, piece, isReturned }) =>
        line(isReturned ? 'love' : 'love vain', homes[from]!, spots.get(piece)!),
      ),
    ...bonds.map(bond => arrow(bond, homes[bond.from]!, homes[bond.to]!, rowOf(bond))),
    ...homes.map((spot, seat) => crest(story, seat, spot)),
    ...[...spots].map(([piece, spot]) => person(story, piece, spot)),
    legend(words),
    '</svg>',
  ].join('');
};
