import type { LoadProgress, MatchSource } from '../match-source';
import type { SourceDocuments } from '../wire/snapshot-builder';
import { POLL_SECONDS, timelineSource } from './timeline';
import { findUnknownOpponents } from './unknown-opponents';

/** Files do not change under a running site. */
const QUIET_POLL_SECONDS = 3600;

type RecordedSourceOptions = {
  readonly name: string;
  readonly load: (progress: LoadProgress) => Promise<SourceDocuments>;
  /** The recording is a timeline on which the site's clock moves: nothing after `now` is returned. */
  readonly asOf: boolean;
};

/** A source over files that hold all that they will ever hold. */
export function recordedSource({ name, load, asOf }: RecordedSourceOptions): MatchSource {
  return asOf ? movingSource(`${name}:as-of`, load) : stillSource(name, load);
}

function stillSource(name: string, load: RecordedSourceOptions['load']): MatchSource {
  return {
    name,
    simulated: false,
    pollSeconds: QUIET_POLL_SECONDS,
    async snapshot(_now, progress) {
      return { ...(await load(progress)), removed: [], cursor: null };
    },
    async changes() {
      return { matches: [], games: new Map(), removed: [], cursor: null, rejections: [], losses: [] };
    },
  };
}

function movingSource(name: string, load: RecordedSourceOptions['load']): MatchSource {
  let loading: Promise<MatchSource> | null = null;
  const timeline = (progress: LoadProgress): Promise<MatchSource> => {
    loading ??= load(progress).then(
      (recorded) => timelineSource({ name, simulated: false, recorded, unknownOpponents: findUnknownOpponents(recorded) }),
      (error: unknown) => {
        // A failed load may be tried again, e.g. after the files were copied anew.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    name,
    simulated: false,
    pollSeconds: POLL_SECONDS,
    snapshot: async (now, progress) => (await timeline(progress)).snapshot(now, progress),
    changes: async (now) => (await timeline(() => undefined)).changes(now),
  };
}
