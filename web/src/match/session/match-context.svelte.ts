import type { GameTypes, Refusal, Seat, View } from '@tavola/kernel';
import { untrack } from 'svelte';
import type { BoardModule, Deed, WhyNot } from '../../board-kit/contract.ts';
import type { GameText } from '../../text/game.ts';
import type { MatchHost } from '../../local/worker-client.ts';
import type { Given, Meta, Opened } from '../../local/messages.ts';
import { Linger } from '../decision/linger.svelte.ts';
import { BotReasons } from '../log/bot-reasons.svelte.ts';

export interface SessionInput {
  readonly host: MatchHost;
  readonly opened: Opened;
  readonly text: GameText<GameTypes>;
  readonly board: BoardModule<GameTypes> | undefined;
  /** Whether the match is at this device: then all its people are. */
  readonly isHere: boolean;
}

/** After so many milliseconds without an answer it is said that what was sent is still on its way. */
const DELAYED = 1500;

/** Somebody at a match: where they sit, who plays, whom they ask, with which words and on which board. */
export class MatchContext {
  protected readonly host: MatchHost;
  /** Whether the match is at this device. */
  readonly isHere: boolean;
  readonly text: GameText<GameTypes>;
  readonly board: BoardModule<GameTypes> | undefined;
  readonly seat: Seat | undefined;
  meta = $state.raw<Meta>()!;
  /** Why bots did what the log tells, as far as this viewer may know. */
  readonly whys: BotReasons;

  /** Where bots leave people a moment: whether they wait for this viewer. */
  readonly linger = new Linger((seen, enough) =>
    this.host.call('see', { id: this.meta.id, seat: this.seat, ...seen, enough }),
  );

  /** Why something was not done or cannot be: the last time that somebody tried. */
  refusal = $state.raw<Refusal | WhyNot | undefined>();
  /** What the main button does instead of confirming. */
  deed = $state.raw<Deed | undefined>();
  isSending = $state(false);
  /** What was sent has not arrived for a while: the line is slow or lost. */
  isDelayed = $state(false);

  constructor({ host, opened, text, board, isHere }: SessionInput) {
    this.host = host;
    this.isHere = isHere;
    this.text = text;
    this.board = board;
    this.seat = opened.seat;
    this.meta = opened.meta;
    this.whys = new BotReasons(host, () => this.download(), opened);
  }

  get names(): readonly string[] {
    return this.meta.players.map(player => player.name);
  }

  /** Who sits here may change: somebody takes a seat over. */
  setPlayers(players: Meta['players']): void {
    this.meta = { ...untrack(() => this.meta), players };
  }

  protected get hasOthers(): boolean {
    return this.meta.players.filter(({ bot }) => bot === null).length > 1;
  }

  /** Whether several people pass this device around. */
  get isShared(): boolean {
    return this.isHere && this.hasOthers;
  }

  readonly setDeed = (deed: Deed | undefined): void => {
    this.deed = deed;
  };

  /** Says why something cannot be done; it replaces what was said before. */
  readonly refuse = (why: WhyNot | undefined): void => {
    this.refusal = why;
  };

  protected async send(call: () => Promise<{ readonly refused: Refusal } | undefined>): Promise<void> {
    this.isSending = true;
    const timer = this.isHere ? undefined : setTimeout(() => (this.isDelayed = true), DELAYED);
    try {
      const result = await call();
      this.refusal = result?.refused;
    } catch {
      this.refusal = { code: 'not-now' };
    }
    clearTimeout(timer);
    this.isDelayed = false;
    this.isSending = false;
  }

  /** The moment that bots leave begins once all up to line `at` was shown; undefined while something still is. */
  protected lookAt(view: View<GameTypes>, at: number | undefined): void {
    const { asked } = view;
    const isBotAsked = asked?.who.some(
      seat => this.meta.players[seat]?.bot !== null && !asked.answered.includes(seat),
    );
    const isMoment = isBotAsked && this.seat !== undefined && this.board?.lingers?.(view);
    const isSeen = asked && isMoment && at !== undefined;
    this.linger.look(isSeen ? { question: asked.id, at } : undefined, Date.now());
  }

  protected given(question: number): Given {
    return { id: this.meta.id, seat: this.seat!, question };
  }

  readonly download = () => this.host.call('download', { id: this.meta.id, seat: this.seat });
  readonly check = (text: string) => this.host.call('check', { text });
  readonly past = (at: number) => this.host.call('past', { id: this.meta.id, seat: this.seat, at });
}
