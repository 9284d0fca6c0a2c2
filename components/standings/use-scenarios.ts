import { useEffect, useState } from 'react';
import type { InSlices } from '../../lib/domain/competition/scenarios/completions';
import { raceAfter, type Picks } from '../../lib/domain/competition/scenarios/picks';
import type { Race } from '../../lib/domain/competition/scenarios/race';
import type { Scenarios } from '../../lib/domain/competition/scenario-model';
import { countScenarios, scenariosOf } from '../../lib/domain/competition/scenarios/scenarios';

/** The length of a slice of the work: a press in between is answered at once. */
const SLICE_MS = 12;
/** So many runs give a first answer, right within a few points. */
const PREVIEW_RUNS = 300;

function workFor(milliseconds: number, work: InSlices<Scenarios>): Scenarios | null {
  const until = performance.now() + milliseconds;
  do {
    const { done, value } = work.next();
    if (done) return value;
  } while (performance.now() < until);
  return null;
}

export type CountedScenarios = {
  readonly picks: Picks;
  readonly scenarios: Scenarios;
  /** Whether the scenarios are final; false for a first estimate, while all are still being counted. */
  readonly settled: boolean;
};

/**
 * The scenarios of a race with picks, computed in the browser after the press is
 * handled: long computations first with few samples, then in slices. Until the
 * first answer they are those of the previous picks; null without picks.
 */
export function useScenarios(race: Race | null, picks: Picks, places: number, seed: number): CountedScenarios | null {
  const [counted, setCounted] = useState<CountedScenarios | null>(null);
  useEffect(() => {
    if (race === null || picks.size === 0) return undefined;
    const after = raceAfter(race, picks);
    const work = countScenarios(after, places, seed);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = (): boolean => {
      const scenarios = workFor(SLICE_MS, work);
      if (scenarios) setCounted({ picks, scenarios, settled: true });
      else timer = setTimeout(goOn, 0);
      return scenarios !== null;
    };
    timer = setTimeout(() => {
      if (!goOn()) setCounted({ picks, scenarios: scenariosOf(after, places, seed, { most: 0, runs: PREVIEW_RUNS }), settled: false });
    }, 0);
    return () => clearTimeout(timer);
  }, [race, picks, places, seed]);
  return race === null || picks.size === 0 ? null : counted;
}
