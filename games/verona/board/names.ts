import { ACTIONS, BUILDINGS, NONE } from '../rules/index.ts';
import { joinList, type Language } from '@tavola/web/text/language.ts';
import { WORDS } from '../text/words.ts';
import { houseOf } from './houses.ts';
import { TEXT } from '../text/board.ts';
import { crowdAt, tokensAt, type TownTable } from './table.ts';

/**
 * Returns the sentence that a screen reader reads for a street: "Via Rosa, Southern district, Church, your 2 allies, 1
 * of Canossa".
 */
export const describeStreet = (
  language: Language,
  table: TownTable,
  street: number,
  me: number | null,
  /** `own` is the player's own token here, or NONE. */
  own: number,
): string => {
  const text = TEXT[language];
  const words = WORDS[language];
  const { name, district, authority } = table.board.streets[street]!;
  const crowd = crowdAt(table, street);
  const mine = crowd.filter(({ seat }) => seat === me).map(({ allies }) => text.yourAllies(allies));
  const others = crowd
    .filter(({ seat }) => seat !== me)
    .map(({ seat, allies }) => text.alliesOf(allies, houseOf(seat)));
  const action = own === NONE ? undefined : ACTIONS[own];
  const tokens = tokensAt(table, street).filter(seat => seat !== me || !action);
  return [
    name,
    words.districts[district],
    words.authorities[authority],
    ...(crowd.length > 0 ? [...mine, ...others] : [text.nobody]),
    ...(action ? [text.yourToken(words.actions[action])] : []),
    ...tokens.map(seat => text.tokenOf(houseOf(seat))),
    ...(table.fight.street === street ? [text.resolved] : []),
  ].join(', ');
};

export const listStreets = (language: Language, table: TownTable, streets: readonly number[]): string =>
  joinList(
    language,
    streets.map(street => table.board.streets[street]?.name ?? ''),
  );

/** Names the district in which allies count for a building, or says that it is auctioned. */
export const claimOf = (language: Language, building: number): string => {
  const text = TEXT[language];
  const card = BUILDINGS[building]!;
  const words = WORDS[language];
  if ('district' in card) return text.claims(words.districts[card.district]);
  return 'authority' in card ? text.claims(words.authorities[card.authority]) : text.byAuction;
};
