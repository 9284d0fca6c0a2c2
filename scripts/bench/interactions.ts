/**
 * An entry of the browser's Event Timing API. `interaction` is the same
 * for the events of one tap, and 0 for what belongs to none.
 */
export type TimedEvent = { interaction: number; duration: number; startTime: number };

/** One interaction in so many may be slower than what is reported. */
const ONE_IN = 50;

/**
 * The longest event of each interaction.
 * @param events of one page: another counts anew
 */
export function longestOfEach(events: readonly TimedEvent[]): TimedEvent[] {
  const longest = new Map<number, TimedEvent>();
  for (const event of events) {
    if (event.interaction === 0) continue;
    const known = longest.get(event.interaction);
    if (known === undefined || event.duration > known.duration) longest.set(event.interaction, event);
  }
  return [...longest.values()];
}

/**
 * Interaction to Next Paint as web-vitals estimates it: the longest, less one
 * for every fifty interactions, which is the 98th percentile.
 * @param durations of those that were long enough to be reported
 * @param count of all interactions
 * @returns milliseconds; 0 where all were too short to be reported
 */
export function interactionToNextPaint(durations: readonly number[], count: number): number {
  return durations.toSorted((a, b) => b - a)[Math.floor(count / ONE_IN)] ?? 0;
}

/**
 * How long the longest interaction of each sort of tap took.
 * @param visits `at` on the clock of the events
 * @returns the longest first
 */
export function slowestTaps(
  visits: readonly { tapped: readonly { what: string; at: number }[]; events: readonly TimedEvent[] }[],
): { what: string; duration: number }[] {
  const longest = new Map<string, number>();
  for (const { tapped, events } of visits) {
    for (const { startTime, duration } of longestOfEach(events)) {
      const what = tapped.findLast(({ at }) => at <= startTime)?.what;
      if (what !== undefined) longest.set(what, Math.max(duration, longest.get(what) ?? 0));
    }
  }
  return [...longest].map(([what, duration]) => ({ what, duration })).sort((a, b) => b.duration - a.duration);
}
