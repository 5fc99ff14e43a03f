import { peek } from '@tavola/kernel';
import type { GameText } from '@tavola/web/text/game.ts';
import { plainText } from '@tavola/web/text/plain-text.ts';
import { ruleOf, type NewgameEvent } from '../rules/events.ts';
import { pointsOf, type Newgame } from '../rules/index.ts';
import { en } from './en/events.ts';

/** The catalogue has a function for exactly the type of each event; looking it up by `t` loses that tie. */
const tell = (event: NewgameEvent, names: readonly string[]): string =>
  (en[event.t] as (event: NewgameEvent, names: readonly string[]) => string)(event, names);

/**
 * What is not given here is made from the names that the rules use, in English whatever the language. To translate,
 * add cs/ and de/ beside en/ and choose by `language`.
 */
export const text: GameText<Newgame> = {
  ...plainText<Newgame>('newgame', ruleOf),
  sentence: (_language, event, _view, names) => tell(event, names),
  whisper: (_language, { lucky }) => `Your lucky number is ${peek(lucky)}.`,
  headingOf: (_language, event) => (event.t === 'rolled' ? `Round ${event.round}` : undefined),
  sources: () => [
    { id: 'dice', title: 'Dice' },
    { id: 'luck', title: 'Luck' },
  ],
  score: ({ table }, seat) => ({ ...pointsOf(table, seat) }),
};
