import { FLOORS } from '../../rules/index.ts';
import { escapeHtml } from '../format/escape.ts';
import type { Story } from '../story/story.ts';

const WIDTH = 800;
const HEIGHT = 600;
const CENTRE = { x: WIDTH / 2, y: 285 };
const WALL = { x: 330, y: 225 };

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The letter of a house identifies it without colour. */
export const letter = (seat: number): string => 'ABCDEF'[seat] ?? '?';

/** One decimal keeps drawings short and identical on every platform. */
const px = (n: number): string => String(Math.round(n * 10) / 10);

const onEllipse = (angle: number, scale: number): Spot => ({
  x: CENTRE.x + WALL.x * scale * Math.cos(angle),
  y: CENTRE.y + WALL.y * scale * Math.sin(angle),
});

/** A label has little space, and the lists beside the map give the full name. */
export const shorten = (name: string, most: number): string => {
  const signs = Array.from(name);
  return signs.length <= most
    ? name
    : `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};

const ellipse = (scale: number, kind: string): string =>
  `<ellipse class="${kind}" cx="${CENTRE.x}" cy="${CENTRE.y}" rx="${px(WALL.x * scale)}" ry="${px(WALL.y * scale)}"/>`;

const wall = (): string => {
  const merlons: string[] = [];
  const count = 72;
  for (let i = 0; i < count; i++) {
    const angle = (2 * Math.PI * i) / count;
    const { x, y } = onEllipse(angle, 1.025);
    const turn = (Math.atan2(WALL.x * Math.sin(angle), WALL.y * Math.cos(angle)) * 180) / Math.PI;
    merlons.push(
      `<rect x="-5" y="-4" width="10" height="8" transform="translate(${px(x)} ${px(y)}) rotate(${px(turn + 90)})"/>`,
    );
  }
  return `<g class="merlons">${merlons.join('')}</g>${ellipse(1, 'wall')}${ellipse(0.975, 'ground')}`;
};

/** Draws the remaining floors of a tower, and the lost ones as an outline. */
const tower = (story: Story, seat: number, seats: number): string => {
  const { x, y } = onEllipse((2 * Math.PI * seat) / seats - Math.PI / 2 + Math.PI / seats, 0.74);
  const left = story.floors[seat]!;
  const base = y + 30;
  const floor = (n: number): string =>
    `<rect class="${n < left ? `floor s${seat}` : 'gone'}" x="${px(x - 15)}" y="${px(base - 12 * (n + 1))}" width="30" height="12"/>`;
  const top = base - 12 * left;
  const crown = [-15, -4, 7]
    .map(at => `<rect class="floor s${seat}" x="${px(x + at)}" y="${px(top - 6)}" width="8" height="6"/>`)
    .join('');
  return [
    Array.from({ length: FLOORS }, (_, n) => floor(n)).join(''),
    left > 0 ? crown : '',
    left > 0
      ? `<text class="letter" x="${px(x)}" y="${px(base - 2)}">${letter(seat)}</text>`
      : `<text class="letter fallen" x="${px(x)}" y="${px(base - 2)}">${letter(seat)}</text>`,
    `<text class="label" x="${px(x)}" y="${px(base + 15)}">${escapeHtml(shorten(story.houses[seat]!.name, 22))}</text>`,
  ].join('');
};

const inside = (i: number, count: number): Spot =>
  onEllipse(i * 2.39996, count === 1 ? 0 : 0.5 * Math.sqrt((i + 0.5) / count));

const outside = (i: number, count: number): Spot => ({ x: (WIDTH * (i + 1)) / (count + 1), y: HEIGHT - 40 });

/** Draws a place with its number; a location has as many dots as its value. */
const place = ({ x, y }: Spot, number: number, value: number): string => {
  const dots = Array.from(
    { length: value },
    (_, i) => `<circle class="dot" cx="${px(x - 5 * ((value - 1) / 2 - i))}" cy="${px(y + 20)}" r="1.9"/>`,
  );
  const shape =
    value > 0
      ? `<rect class="location" x="${px(x - 13)}" y="${px(y - 13)}" width="26" height="26" rx="5"/>`
      : `<circle class="spot" cx="${px(x)}" cy="${px(y)}" r="12"/>`;
  return `${shape}<text class="number${value > 0 ? ' valued' : ''}" x="${px(x)}" y="${px(y + 4.5)}">${number}</text>${dots.join('')}`;
};

/** Draws the city at the end of the story. */
export const drawCityMap = (story: Story): string => {
  const numbered = story.places.map((spot, i) => ({ ...spot, number: i + 1 }));
  const within = numbered.filter(spot => !spot.outside);
  const beyond = numbered.filter(spot => spot.outside);
  return [
    `<svg class="plan" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">`,
    wall(),
    ...within.map((spot, i) => place(inside(i, within.length), spot.number, spot.value)),
    ...beyond.map((spot, i) => place(outside(i, beyond.length), spot.number, spot.value)),
    ...story.houses.map((_, seat) => tower(story, seat, story.houses.length)),
    '</svg>',
  ].join('');
};
