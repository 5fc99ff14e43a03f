interface PresenceReport {
  readonly seats: readonly number[];
  readonly until: number;
}

/** The seats that other processes have reported, until each report expires. */
export class RemotePresence {
  private readonly reports = new Map<string, PresenceReport>();

  update(process: string, seats: readonly number[], until: number): void {
    if (seats.length === 0) this.reports.delete(process);
    else this.reports.set(process, { seats, until });
  }

  activeSeats(now: number): number[] {
    for (const [process, { until }] of this.reports) if (until < now) this.reports.delete(process);
    return [...this.reports.values()].flatMap(({ seats }) => seats);
  }
}
