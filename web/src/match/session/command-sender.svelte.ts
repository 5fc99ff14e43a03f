import type { Refusal } from '@tavola/kernel';
import type { WhyNot } from '../../board-kit/contract.ts';

/** A command without a reply is reported as delayed after this time. */
const DELAY_NOTICE_MS = 1500;

/** Sends the viewer's commands to the host and keeps why the last one was refused. */
export class CommandSender {
  readonly #isHere: boolean;
  refusal = $state.raw<Refusal | WhyNot | undefined>();
  isSending = $state(false);
  /** The connection is slow or lost: a command has waited for its reply for a while. */
  isDelayed = $state(false);

  constructor(isHere: boolean) {
    this.#isHere = isHere;
  }

  /** Shows why something cannot be done, in place of the previous refusal. */
  readonly refuse = (why: WhyNot | undefined): void => {
    this.refusal = why;
  };

  async send(call: () => Promise<{ readonly refused: Refusal } | undefined>): Promise<void> {
    this.isSending = true;
    const timer = this.#isHere ? undefined : setTimeout(() => (this.isDelayed = true), DELAY_NOTICE_MS);
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
}
