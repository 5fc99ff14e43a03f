import { peek, seal } from '@tavola/kernel';
import { secretQuestion, step } from './rulebook.ts';

const SIDES = 6;

export const drawLuckyNumbers = step('Q-S02', g => {
  for (const seat of g.table.seats) {
    const lucky = seal(1 + g.dice.below(SIDES));
    g.hands[seat]!.lucky = lucky;
    g.whisper?.(seat, { t: 'drew', lucky });
  }
});

export const rollDie = step('Q-R02', g => {
  g.table.round++;
  g.table.die = 1 + g.dice.below(SIDES);
  g.emit?.({ t: 'rolled', round: g.table.round, die: g.table.die });
});

/** Q-R03 All bid in secret. */
export const bid = secretQuestion({
  name: 'bid',
  talk: 'closed',
  who: table => table.seats,
  choice: me => ({ kind: 'amount', what: 'coins', min: 0, max: me.table.coins[me.seat]! }),
  absent: () => 0,
  settle: (g, bids) => {
    const { table } = g;
    g.emit?.({ t: 'bids', bids });
    // Q-R04 The highest bid, unless several bid as much or it is nothing.
    const most = Math.max(...bids);
    const highest = table.seats.filter(seat => bids[seat] === most);
    const [by] = highest;
    if (by === undefined || highest.length > 1 || most === 0) {
      g.emit?.({ t: 'lost', die: table.die });
      return;
    }
    table.coins[by]! -= most;
    table.won[by]!.push(table.die);
    g.emit?.({ t: 'sold', by, die: table.die, price: most });
  },
});

export const showLuckyNumbers = step('Q-E01', g => {
  g.table.shown = g.hands.map(hand => peek(hand.lucky));
  g.emit?.({ t: 'lucky', numbers: g.table.shown });
});
