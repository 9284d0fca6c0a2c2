import { useEffect, useState } from 'react';
import type { InSlices } from '../../lib/domain/competition/scenarios/completions';
import type { Race } from '../../lib/domain/competition/scenarios/race';
import type { Scenarios } from '../../lib/domain/competition/scenarios/scenario-model';
import { countScenarios, scenariosOf } from '../../lib/domain/competition/scenarios/scenarios';

/** What a press may cost before it is answered, and then each slice of the rest. */
const FIRST_MS = 25;
const SLICE_MS = 12;
/** Drawn for an answer at once: within a few points. */
const PREVIEW_RUNS = 400;

function workFor(milliseconds: number, work: InSlices<Scenarios>): Scenarios | null {
  const until = performance.now() + milliseconds;
  do {
    const { done, value } = work.next();
    if (done) return value;
  } while (performance.now() < until);
  return null;
}

export type Counted = {
  readonly race: Race;
  readonly scenarios: Scenarios;
  /** False while these are a few drawn ones, and all of them are still being counted. */
  readonly settled: boolean;
};

/**
 * The scenarios of a race, counted in the browser; null without a race and until
 * the first answer, the last race's until the next one's first. What takes longer
 * than a press may is answered by few drawn ones, and counted in slices.
 */
export function useScenarios(race: Race | null, places: number, seed: number): Counted | null {
  const [counted, setCounted] = useState<Counted | null>(null);
  useEffect(() => {
    if (race === null) return undefined;
    const work = countScenarios(race, places, seed);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = (milliseconds: number): boolean => {
      const scenarios = workFor(milliseconds, work);
      if (scenarios) setCounted({ race, scenarios, settled: true });
      else timer = setTimeout(() => goOn(SLICE_MS), 0);
      return scenarios !== null;
    };
    if (!goOn(FIRST_MS)) setCounted({ race, scenarios: scenariosOf(race, places, seed, { most: 0, runs: PREVIEW_RUNS }), settled: false });
    return () => clearTimeout(timer);
  }, [race, places, seed]);
  return race === null ? null : counted;
}
