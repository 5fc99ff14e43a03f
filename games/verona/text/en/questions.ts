import type { QuestionText } from '@tavola/web/text/game.ts';
import type { TextShape } from '@tavola/web/text/language.ts';

export const en = {
  'first-ally': {
    ask: 'Place an ally in an empty street.',
    hint: 'Not in the Central district. Look where your missions lie.',
    others: 'placing an ally',
  },
  plan: {
    ask: 'Lay your action tokens in secret.',
    hint: 'At most one in each street. You need not lay all nine.',
    others: 'planning',
  },
  'next-token': {
    ask: 'Lay one token, or finish planning.',
    hint: 'Whoever finishes is out of the planning of this round.',
    others: 'laying a token',
  },
  'next-street': {
    ask: 'Pick the street to resolve now.',
    hint: 'Any street with tokens, yours or not.',
    others: 'picking the next street',
  },
  'acting-ally': {
    ask: 'Which ally schemes in {street}?',
    hint: 'It comes from a neighbouring street. If somebody guesses the intrigue, the ally is lost.',
    others: 'naming the scheming ally',
  },
  cards: {
    ask: 'Pick an intrigue card for {street}.',
    hint: 'The schemer plays it, the others guess it. If anyone guesses right, the intrigue fails.',
    others: 'picking cards',
  },
  'try-again': {
    ask: 'Your intrigue was guessed. Try once more?',
    hint: 'Santa Susanna allows it: same ally, new card, new guesses.',
    others: 'deciding whether to try again',
  },
  bids: {
    ask: 'How much do you bid in {street}?',
    hint: 'Whatever you bid is lost, no matter who wins. Bid nothing and you cannot succeed.',
    others: 'bidding',
  },
  victim: {
    ask: 'Whose ally is driven from {street}?',
    hint: 'Your violence succeeded, so you must drive somebody out.',
    others: 'choosing a victim',
  },
  murdered: {
    ask: 'Whose ally is murdered in {street}?',
    hint: 'Any colour that is there, your own included.',
    others: 'choosing a victim',
  },
  scared: {
    ask: 'Whose allies are frightened out of {street}?',
    hint: 'All allies of one colour must leave; their owner spreads them.',
    others: 'choosing whom to frighten',
  },
  scatter: {
    ask: 'Lead your frightened allies to other streets.',
    hint: 'Only to streets where you have allies.',
    others: 'leading allies away',
  },
  'show-mission': {
    ask: 'Show an accomplished mission?',
    hint: 'One a round. Everybody who holds missions is asked, able or not.',
    others: 'missions may be shown',
  },
  'name-mission': {
    ask: 'Show an accomplished mission?',
    hint: 'One a round. If you name several, the first that is accomplished when your turn comes is shown.',
    others: 'missions may be shown',
  },
  'take-step': {
    ask: 'Move an ally to a neighbouring street, or stop.',
    hint: 'Reward of your mission: up to two steps.',
    others: 'taking a step',
  },
  'remove-one': {
    ask: 'Remove an ally of another player.',
    hint: 'From a street where you have an ally.',
    others: 'removing an ally',
  },
  'add-one': {
    ask: 'Add an ally to one of your streets.',
    hint: 'Reward of your mission.',
    others: 'adding an ally',
  },
  municipio: {
    ask: 'How many florins do you bid for Municipio?',
    hint: 'All bids are lost. The highest takes it if it is at least 25; a tie sells nothing.',
    others: 'bidding for Municipio',
  },
  hire: {
    ask: 'How many mercenaries do you hire?',
    hint: 'Five florins each.',
    others: 'hiring mercenaries',
  },
  'another-go': {
    ask: 'Call for another round of hiring?',
    hint: 'One call is enough, then all may hire again.',
    others: 'deciding on another round of hiring',
  },
} satisfies { readonly [question: string]: QuestionText };

export type VeronaQuestionTexts = TextShape<typeof en>;
