interface Said {
  readonly seats: readonly number[];
  readonly until: number;
}

/** Who sits at a table with a device, as other processes have said. */
export class Elsewhere {
  private readonly said = new Map<string, Said>();

  hear(process: string, seats: readonly number[], until: number): void {
    if (seats.length === 0) this.said.delete(process);
    else this.said.set(process, { seats, until });
  }

  seats(now: number): number[] {
    for (const [process, { until }] of this.said) if (until < now) this.said.delete(process);
    return [...this.said.values()].flatMap(({ seats }) => seats);
  }
}
