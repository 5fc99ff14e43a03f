import type { QuestionText } from '@tavola/web/text/game.ts';
import type { TextShape } from '@tavola/web/text/language.ts';

export const en = {
  city: {
    ask: 'What is the city called?',
    hint: 'You were drawn to begin, so you write it down. Ask the others.',
    others: 'naming the city',
  },
  house: {
    ask: 'Make your house.',
    hint: 'A name, a head, and 3, 2 and 1 for Tower, Rose and Friend. The values never change.',
    others: 'making a house',
  },
  naming: {
    ask: 'Name the location worth {value}.',
    hint: 'Whoever calls a scene there gains {value} by winning it and pays as much by losing it.',
    others: 'naming a location',
  },
  veto: {
    ask: 'May this location, worth {value}, be called “{name}”?',
    hint: 'If more than half of the others veto it, another name is sought.',
    others: 'judging the name “{name}”',
  },
  layout: {
    ask: 'Lay out your first side characters and props.',
    hint: 'Up to 12 of your 24 points, at most 6 in each. The rest is your reserve. All are shown at once.',
    others: 'laying out their first pieces',
  },
  'carry-over': {
    ask: 'What of the old story stays behind?',
    hint: 'Choose nothing, and all of it comes over. A house or piece that even one of you leaves out stays behind.',
    others: 'deciding what comes over from the old story',
  },
  epilogue: {
    ask: 'Write an epilogue for your house.',
    hint: 'It closes the chronicle. You may leave it empty.',
    others: 'writing an epilogue',
  },
  'lock-up': {
    ask: 'The prince is angry with you. Who is locked up?',
    hint: 'Until the end of the round. If it is the head of your house, you can call a scene only at the place of arrest.',
    others: 'in the prince’s disfavour, picks who is locked up',
  },
  arrest: {
    ask: 'Where is the head of your house held?',
    hint: 'A place without a value; your scene of this round can only be there.',
    others: 'naming the place of arrest',
  },
  turn: {
    ask: 'Your turn: what do you do?',
    hint: 'Lay out, strengthen and pull down as you like, and call one scene. The turn ends when you say so.',
    others: 'taking a turn',
  },
  'last-floor': {
    ask: 'It is your last floor. Pull it down?',
    hint: 'Your house falls with it: its pieces become neutral, its reserve is gone.',
    others: 'thinking about the last floor',
  },
  reaction: {
    ask: 'They come for what is yours. How do you react?',
    hint: 'One prop worth at most 3, points for your roll, both, or neither. After that the dice fall.',
    others: 'reacting',
  },
  interruption: {
    ask: 'The dice have fallen. Do you interrupt?',
    hint: 'One or two floors of your tower, a point each. Once between two of your turns.',
    others: 'thinking about an interruption',
  },
  'last-floor-of-defender': {
    ask: 'It is your last floor. Pull it down?',
    hint: 'It counts in this scene; then your house falls.',
    others: 'thinking about the last floor',
  },
  close: {
    ask: 'Tell the scene; propose to close it when you have had your say.',
    hint: 'The result stands. How it came about is yours to tell. It closes when nobody asks for more time.',
    others: 'telling the scene, until the caller proposes to close it',
  },
  'have-your-say': {
    ask: 'You held the scene open. Are you done?',
    hint: 'Say what you want to say first; then the scene is closed.',
    others: 'has something more to tell',
  },
  fate: {
    ask: 'What becomes of {piece}?',
    hint: 'Death, exile, a cloister … It is kept in the chronicle. You may leave it open.',
    others: 'telling what becomes of {piece}',
  },
  tell: {
    ask: 'Tell',
    hint: 'As narrator, or in the voice of somebody in the scene.',
    others: 'telling',
  },
  voice: {
    ask: 'Lend a voice to {object}',
    hint: 'The first who offers speaks for it, and can be rewarded.',
    others: 'lending a voice',
  },
  hold: {
    ask: 'Ask for more time',
    hint: 'The scene stays open until you say that you are done, or have told nothing for a while.',
    others: 'asking for more time',
  },
  done: {
    ask: 'I have had my say',
    hint: 'The scene need not wait for you any more.',
    others: 'saying the last words',
  },
  reward: {
    ask: 'Propose a reward',
    hint: 'One or two points for whoever told it better, once in a scene.',
    others: 'proposing a reward',
  },
  'reward-vote': {
    ask: 'Vote on the reward',
    hint: 'It passes if more than half of those not involved agree.',
    others: 'voting on a reward',
  },
  propose: {
    ask: 'Propose an agreement',
    hint: 'Whatever all agree on goes beyond the rules: who belongs where, how much there is, how it ends.',
    others: 'proposing an agreement',
  },
  vote: {
    ask: 'Vote on an agreement',
    hint: 'It happens if all agree; a single refusal ends it.',
    others: 'voting on an agreement',
  },
  note: {
    ask: 'Add a note',
    hint: 'To a house, a place, a character or a prop. It changes no number.',
    others: 'writing a note',
  },
  'change-note': {
    ask: 'Change your note',
    hint: 'An empty text strikes it out.',
    others: 'changing a note',
  },
  places: {
    ask: 'Name your locations.',
    hint: 'Who wins a scene there gains what it is worth; who calls one and loses pays as much. While all lay out, the others may be against a name.',
    others: 'naming their locations',
  },
  'veto-anew': {
    ask: 'Which of the new names are you against?',
    hint: 'If more than half of the others are against a name, another one is sought.',
    others: 'judging the new names',
  },
  'veto-place': {
    ask: 'Be against a name',
    hint: 'If more than half of the others are, another name is sought. Silence lets it stand.',
    others: 'judging the names',
  },
  'last-words': {
    ask: 'May the scene be closed?',
    hint: 'It closes when all agree, or when nobody asks for more time for a while. What you have begun to write is waited for.',
    others: 'asked whether the scene may be closed',
  },
  correct: {
    ask: 'Correct your words',
    hint: 'Until the scene is closed.',
    others: 'correcting their words',
  },
  veil: {
    ask: 'Put a veil over it',
    hint: 'Only who lifts the veil reads these words. No reason is needed.',
    others: 'putting a veil over words',
  },
  strike: {
    ask: 'Propose to strike it',
    hint: 'If more than half of all agree, the words are gone.',
    others: 'proposing to strike words',
  },
  'strike-vote': {
    ask: 'Vote on striking words',
    hint: 'More than half of all players decide.',
    others: 'voting on striking words',
  },
  pause: {
    ask: 'Pause the story',
    hint: 'At any time, without a reason. It goes on when all want it to.',
    others: 'pausing the story',
  },
  resume: {
    ask: 'I am ready to go on',
    hint: 'The story goes on when everybody has said so.',
    others: 'waiting to go on',
  },
} satisfies { readonly [question: string]: QuestionText };

export type VendettaQuestionTexts = TextShape<typeof en>;

/** Where the first version of the rules asks something else. */
export const enOfRules1: Partial<VendettaQuestionTexts> = {
  close: {
    ask: 'Tell the scene; close it when all have had their say.',
    hint: 'The result stands. How it came about is yours to tell.',
    others: 'telling the scene, until the caller closes it',
  },
  hold: {
    ask: 'Ask for more time',
    hint: 'Once in a scene: it stays open until you say that you are done.',
    others: 'asking for more time',
  },
};
