/* oxlint-disable -- plain JavaScript, which knows no types */
// A bot for `tavola arena … --bots "exec:node examples/bot.mjs"`: a question a line in, an answer a line out.
// It picks by chance from what the question allows; docs/bots.md tells what each kind of choice means.
import { createInterface } from 'node:readline';

const below = n => Math.floor(Math.random() * n);
const pick = list => list[below(list.length)];
const shuffled = list => list.toSorted(() => Math.random() - 0.5);

const kinds = {
  one: ({ of }) => pick(of),
  some: ({ of, min }) => shuffled(of).slice(0, min),
  amount: ({ min, max }) => min + below(Math.min(3, max - min + 1)),
  // As few as there must be, wherever there is room.
  spread: ({ over, min, caps }) => {
    let left = min;
    return over.map((_, i) => {
      const here = Math.min(left, caps?.[i] ?? left);
      left -= here;
      return here;
    });
  },
  split: ({ pile, among }) => pile.map(() => pick(among)),
  // All pieces, each on a place of its own: -1 means that nothing lies there.
  lay: ({ over, pieces }) => {
    const all = pieces.flatMap((count, kind) => Array(count).fill(kind));
    return shuffled([...all, ...over.map(() => -1)].slice(0, over.length));
  },
  text: ({ min, max }) => 'A bot was here.'.padEnd(min, '.').slice(0, max),
  list: ({ parts, min }) => Array.from({ length: min }, () => parts.map(answerTo)),
  all: ({ parts }) => parts.map(answerTo),
  either: ({ branches }) => {
    const branch = below(branches.length);
    return { branch, answer: answerTo(branches[branch]) };
  },
};
const answerTo = choice => kinds[choice.kind](choice);

createInterface({ input: process.stdin }).on('line', line => {
  const { choice } = JSON.parse(line);
  console.log(JSON.stringify({ answer: answerTo(choice) }));
});
