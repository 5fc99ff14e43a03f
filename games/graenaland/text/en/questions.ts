import type { QuestionText } from '@tavola/web/text/game.ts';
import type { TextShape } from '@tavola/web/text/language.ts';

export const en = {
  agreement: {
    ask: 'Do you agree to this island?',
    hint: 'If anybody refuses, the usual island is used.',
    others: 'agreeing on the island',
  },
  placement: {
    ask: 'Place a settlement on the coast.',
    hint: 'Two cards lie by each territory: whoever comes third gets none, but those who were there before may then sail on.',
    others: 'placing a settlement',
  },
  anchor: {
    ask: '{territory} is full. Will you raise anchor, or stay?',
    hint: 'Where you land, you take another card.',
    others: 'raising anchor or staying',
  },
  keep: {
    ask: 'Keep one of your three victory cards.',
    hint: 'Each step that you reach on it is a point; six points win.',
    others: 'keeping a victory card',
  },
  orders: {
    ask: 'Send one of your heroes, in secret.',
    hint: 'Pick a hero and a direction. If no way leads there, the hero stays.',
    others: 'giving secret orders',
  },
  proposal: {
    ask: 'Propose who gets the cards of one territory, or propose nothing.',
    hint: 'All cards there, to clans with votes there. More than half of the votes must agree.',
    others: 'making a proposal',
  },
  vote: {
    ask: '{who} makes a proposal for {territory}. Do you agree?',
    hint: '{shares}. Your votes: {votes} of {all}; more than half must agree.',
    others: 'voting on {territory}',
  },
  declaration: {
    ask: 'Can you reach six points by building now?',
    hint: 'Everybody is asked, in secret. If you can, list all builds with their payment; your card stays hidden until you win.',
    others: 'declaring victory or not, in secret',
  },
  build: {
    ask: 'What will you build?',
    hint: '{deeds}',
    others: 'building',
  },
  help: {
    ask: 'Joint work: {work}. What do you offer?',
    hint: 'Price: {price}. Offer some of your cards, or none. All offers are shown together; you may change yours until the main player closes the work.',
    others: 'offering cards for {work}',
  },
  'joint-work': {
    ask: 'Joint work: {work}. Build it, or give it up?',
    hint: 'Price: {price}. Offered so far: {offers}. The others may still change their offers.',
    others: 'joint work: {work}',
  },
  favour: {
    ask: '{who} lets you do one build.',
    hint: 'With your own cards, without markets. You may decline.',
    others: 'doing one build by favour',
  },
  victory: {
    ask: 'Declare victory?',
    hint: 'Goals reached: {goals}. The others may build once more, then you have won.',
    others: 'declaring victory or not',
  },
  offer: { ask: 'Offer cards for the joint work', hint: '', others: 'offering cards' },
  promise: {
    ask: 'Pin a promise',
    hint: 'To one player, for one round. Everybody sees it; it binds nobody.',
    others: 'promising',
  },
  judge: {
    ask: 'Say whether a promise was kept',
    hint: 'It was given to you.',
    others: 'judging a promise',
  },
} satisfies { readonly [question: string]: QuestionText };

export type GraenalandQuestionTexts = TextShape<typeof en>;
