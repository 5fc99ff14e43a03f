/** People and things fill a box from -24 to 24, and buildings fill one of 64 by 48. */
export const SHOULDERS = 'M-15 19C-15 9-9 6 0 6S15 9 15 19Z';

/** Only heads of houses wear a coronet. */
export const CORONET = 'M-8-9L-9-18L-4-13L0-19L4-13L9-18L8-9Z';

/** The hats make side characters look different from each other. */
export const HATS: readonly string[] = [
  'M-8 -2C-10-15 10-15 8-2C6-8 3-9 0-9S-6-8-8-2Z',
  'M-11-8C-12-17 10-19 11-8C5-6-5-6-11-8Z',
  'M-8-4C-9-16 9-16 8-4L11 8L6 5L6-4C3-8-3-8-6-4L-6 5L-11 8Z',
  'M-14-7L-8-9C-7-18 7-18 8-9L14-7C5-5-5-5-14-7Z',
];

/** The props are a chest, a dagger and a scroll. */
export const PROPS: readonly string[] = [
  'M-13-2C-13-11-9-12-7-12H7C9-12 13-11 13-2ZM-13 0H-3V4H3V0H13V12H-13ZM-1-1H1V3H-1Z',
  'M-2-16H2V-11H-2ZM-8-10H8V-7H3L2 8L0 16L-2 8L-3-7H-8Z',
  'M-11-13H8C13-13 13-6 8-6H-6V13H-10C-15 13-15 6-11 6ZM-3-3H11V13H-3ZM0 0V2H8V0ZM0 5V7H8V5Z',
];

/** The paths of a building have a colour each. */
interface Building {
  readonly walls: string;
  readonly roofs: string;
  readonly windows: string;
}

/** The buildings are a church, a palace, a market hall, a fountain, a bell tower and a bridge. */
export const BUILDINGS: readonly Building[] = [
  {
    walls: 'M12 46V26H52V46ZM20 26V18H44V26Z',
    roofs: 'M18 18C18 4 46 4 46 18ZM31 6V0H33V6ZM9 27L12 23H20V27ZM55 27L52 23H44V27Z',
    windows:
      'M28 46V38A4 4 0 0 1 36 38V46ZM17 36V32A2 2 0 0 1 21 32V36ZM43 36V32A2 2 0 0 1 47 32V36ZM30 24V22H34V24Z',
  },
  {
    walls: 'M8 46V16H56V46Z',
    roofs: 'M5 17L12 8H52L59 17Z',
    windows:
      'M13 28V23A2 2 0 0 1 18 23V28ZM24 28V23A2 2 0 0 1 29 23V28ZM35 28V23A2 2 0 0 1 40 23V28ZM46 28V23A2 2 0 0 1 51 23V28ZM28 46V38A4 4 0 0 1 36 38V46ZM13 41V35H18V41ZM46 41V35H51V41Z',
  },
  {
    walls: 'M6 46V22H58V46Z',
    roofs: 'M3 23L14 11H50L61 23Z',
    windows:
      'M10 46V34A5 5 0 0 1 20 34V46ZM22 46V34A5 5 0 0 1 32 34V46ZM34 46V34A5 5 0 0 1 44 34V46ZM46 46V34A5 5 0 0 1 56 34V46Z',
  },
  {
    walls: 'M10 46C10 38 16 36 22 36H42C48 36 54 38 54 46ZM29 36V22H35V36ZM22 22H42L38 27H26Z',
    roofs: 'M29 20A3 3 0 1 1 35 20Z',
    windows:
      'M16 42C20 38 44 38 48 42ZM25 21C22 14 29 13 32 17C35 13 42 14 39 21C38 16 34 17 32 19C30 17 26 16 25 21Z',
  },
  {
    walls: 'M24 46V14H40V46ZM40 46V32H56V46ZM8 46V32H24V46Z',
    roofs: 'M22 15L32 0L42 15ZM5 33L10 27H24V33ZM59 33L54 27H40V33Z',
    windows:
      'M28 24V20A2 2 0 0 1 31 20V24ZM33 24V20A2 2 0 0 1 36 20V24ZM29 46V39A3 3 0 0 1 35 39V46ZM13 42V37H17V42ZM47 42V37H51V42Z',
  },
  {
    walls: 'M2 46V34C14 26 22 24 32 24S50 26 62 34V46H52C52 34 36 34 36 46H28C28 34 12 34 12 46Z',
    roofs: 'M20 25L23 17H41L44 25C36 23 28 23 20 25Z',
    windows: 'M26 23V20H29V23ZM31 23V20H34V23ZM36 23V20H39V23Z',
  },
];
