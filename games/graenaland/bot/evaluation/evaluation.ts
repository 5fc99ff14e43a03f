import type { Graenaland, IslandTable } from '../../rules/index.ts';
import { peek, type DeepReadonly, type Seat } from '@tavola/kernel';
import { aimsOf, type Aim } from './aims.ts';
import { meansOf, worthOf } from './need.ts';
import { outlookOf, publicOutlook, sightOf, type Outlook } from './public-knowledge.ts';
import { sharesOfVictory, strengthOf } from './standing.ts';

/** One seat's evaluation of the table, from its own hand and public knowledge of the others. */
export class IslandEvaluation {
  readonly table: IslandTable;
  readonly seat: Seat;
  readonly hand: readonly number[];
  /** Its victory card, or -1. */
  readonly card: number;
  private own: Outlook | undefined;
  private seen: readonly number[] | undefined;

  constructor(table: IslandTable, seat: Seat, hand: DeepReadonly<Graenaland['hand']>) {
    this.table = table;
    this.seat = seat;
    this.hand = peek(hand.cards);
    this.card = table.goals === 'cards' ? peek(hand.kept) : -1;
  }

  /** By territory and seat. */
  get votes(): readonly (readonly number[])[] {
    return sightOf(this.table).votes;
  }

  aims(seat: Seat): readonly Aim[] {
    return aimsOf(this.table, seat, seat === this.seat ? this.card : this.table.shown[seat]!);
  }

  outlook(seat: Seat): Outlook {
    if (seat !== this.seat) return publicOutlook(this.table, seat);
    return (this.own ??= outlookOf(this.table, seat, this.card, meansOf(this.hand)));
  }

  /** The worth of a card to a clan by this seat's knowledge, from its lack and its closeness to winning. */
  worth(seat: Seat, kind: number): number {
    return worthOf(this.table, this.outlook(seat).wishes, kind);
  }

  /** The chances of all clans as this seat sees them. */
  get chances(): readonly number[] {
    const { incomes } = sightOf(this.table);
    this.seen ??= sharesOfVictory(
      this.table.seats.map(seat =>
        strengthOf(this.table, seat, this.outlook(seat).need, incomes[seat]!, false),
      ),
    );
    return this.seen;
  }
}
