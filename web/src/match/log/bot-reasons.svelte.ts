import type { AnswerReason } from '@tavola/match';
import type { MatchHost } from '../../local/worker-client.ts';
import type { MatchCalls, Moment, Opened } from '../../local/messages.ts';
import { findReasons, type HeardLine, type LogReason } from './log-reasons.ts';

/** The reasons of bots that one viewer may know. */
export class BotReasons {
  readonly #host: MatchHost;
  readonly #file: () => Promise<MatchCalls['download']['out']>;
  #heard = $state.raw<readonly HeardLine[]>([]);
  /** Reasons from the match file, known after the end. */
  #opened = $state.raw<readonly AnswerReason[]>([]);
  readonly #all = $derived(findReasons(this.#heard, this.#opened));

  constructor(host: MatchHost, file: () => Promise<MatchCalls['download']['out']>, { log, view }: Opened) {
    this.#host = host;
    this.#file = file;
    this.#heard = log;
    if (view.over) void this.#open();
  }

  get all(): readonly LogReason[] {
    return this.#all;
  }

  hear({ at, line }: Moment): void {
    if (line) this.#heard = [...this.#heard, { at, line }];
    if (line?.t === 'end') void this.#open();
  }

  /** After the end all reasons are open. Without the file, the log stays as it was. */
  async #open(): Promise<void> {
    try {
      const file = await this.#file();
      if (file) this.#opened = await this.#host.call('reasons', { text: file.text });
    } catch {
      this.#opened = [];
    }
  }
}
