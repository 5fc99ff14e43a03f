import { openQuestion } from '../rulebook.ts';
import { CONTRIBUTION } from '../setup/texts.ts';

/** N-E05 At the end each player may write an epilogue for their house, fallen ones too. */
export const epilogue = openQuestion({
  name: 'epilogue',
  talk: 'open',
  who: t => t.seats,
  choice: () => ({ kind: 'text', what: 'epilogue', min: 0, max: CONTRIBUTION }),
  absent: () => '',
  sample: () => '',
  settle: (g, answers, who) => {
    g.table.epilogues = g.table.seats.map(seat => (who.includes(seat) ? answers[seat]! : ''));
    for (const seat of who) {
      const text = answers[seat]!;
      if (text !== '') g.emit?.({ t: 'epilogue', seat, text });
    }
  },
});
