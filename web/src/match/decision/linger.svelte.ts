/** The shortest time between two reports that the viewer is busy. */
const STIR = 3000;

/** A question and the last line shown before it. */
export interface SeenQuestion {
  readonly question: number;
  readonly at: number;
}

/** Reports that the viewer sees a question, or has seen enough; resolves with the time that bots wait. */
export type ReportSeen = (seen: SeenQuestion, enough: boolean) => Promise<number | undefined>;

/**
 * Bots wait a moment for people: from when the viewer has seen everything, longer while they are busy, and no longer
 * once they want to go on.
 */
export class Linger {
  readonly #say: ReportSeen;
  #seen: SeenQuestion | undefined;
  #hasEnough = false;
  #saidAt = 0;
  /** Whether bots wait for this viewer now. */
  isHeld = $state(false);

  constructor(say: ReportSeen) {
    this.#say = say;
  }

  /**
   * Called when everything up to a question has been shown; undefined means that bots do not wait. A viewer who has
   * answered it has had enough.
   */
  look(seen: SeenQuestion | undefined, now: number, hasEnough = false): void {
    const isSame = seen?.question === this.#seen?.question && seen?.at === this.#seen?.at;
    if (isSame && hasEnough === this.#hasEnough) return;
    this.#seen = seen;
    this.#hasEnough = hasEnough;
    this.isHeld = false;
    if (hasEnough) this.goOn();
    else if (seen) void this.#tell(seen, now);
  }

  /** Keeps bots waiting while the viewer is busy. */
  stir(now: number): void {
    if (this.#seen && this.isHeld && now - this.#saidAt >= STIR) void this.#tell(this.#seen, now);
  }

  readonly goOn = (): void => {
    const seen = this.#seen;
    this.isHeld = false;
    if (seen) void this.#say(seen, true).catch(() => undefined);
  };

  async #tell(seen: SeenQuestion, now: number): Promise<void> {
    this.#saidAt = now;
    // If the report fails, bots wait their default time.
    const held = await this.#say(seen, false).catch(() => undefined);
    if (this.#seen === seen && !this.#hasEnough) this.isHeld = held !== undefined;
  }
}
