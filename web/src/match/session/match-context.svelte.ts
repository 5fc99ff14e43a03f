import type { GameTypes, Seat } from '@tavola/kernel';
import { untrack } from 'svelte';
import type { BoardModule } from '../../board-kit/contract.ts';
import type { GameText } from '../../text/game.ts';
import type { MatchHost } from '../../local/worker-client.ts';
import type { Given, Meta, Opened } from '../../local/messages.ts';

export interface MatchInput {
  readonly host: MatchHost;
  readonly opened: Opened;
  readonly text: GameText<GameTypes>;
  readonly board: BoardModule<GameTypes> | undefined;
  /** Whether the match, and so everybody who plays it, is at this device. */
  readonly isHere: boolean;
}

/** The match of one viewer: who plays, at which seat the viewer sits, the game's texts and board, and the host. */
export class MatchContext {
  readonly host: MatchHost;
  readonly isHere: boolean;
  readonly text: GameText<GameTypes>;
  readonly board: BoardModule<GameTypes> | undefined;
  readonly seat: Seat | undefined;
  meta = $state.raw<Meta>()!;
  /** Whether people may watch who have no seat; a server is believed to let them until it says otherwise. */
  isWatched = $state(false);

  constructor({ host, opened, text, board, isHere }: MatchInput) {
    this.host = host;
    this.isHere = isHere;
    this.isWatched = !isHere;
    this.text = text;
    this.board = board;
    this.seat = opened.seat;
    this.meta = opened.meta;
  }

  get names(): readonly string[] {
    return this.meta.players.map(player => player.name);
  }

  isBot(seat: Seat): boolean {
    return this.meta.players[seat]?.bot !== null;
  }

  /** Players change during a match when somebody takes a seat over. */
  setPlayers(players: Meta['players']): void {
    this.meta = { ...untrack(() => this.meta), players };
  }

  get hasOthers(): boolean {
    return this.meta.players.filter(({ bot }) => bot === null).length > 1;
  }

  /** Whether several people pass this device around. */
  get isShared(): boolean {
    return this.isHere && this.hasOthers;
  }

  /** The address of an answer to a question. */
  addressOf(question: number): Given {
    return { id: this.meta.id, seat: this.seat!, question };
  }

  readonly download = () => this.host.call('download', { id: this.meta.id, seat: this.seat });
  readonly check = (text: string) => this.host.call('check', { text });
  readonly past = (at: number) => this.host.call('past', { id: this.meta.id, seat: this.seat, at });
}
