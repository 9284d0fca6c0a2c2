import type { GameDetail } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import {
  type BackgroundResults,
  type IngestKnowledge,
  type LoadProgress,
  type MatchChanges,
  type MatchSource,
  NO_BACKGROUND_RESULTS,
  NOTHING_KNOWN,
  type Rejection,
  type SnapshotOptions,
  type SourceSnapshot,
} from '../match-source';
import type { FigureFiles } from './figure-files';
import { joinFigures } from './join';
import { hasFigures } from '../../domain/match/has-figures';

function completedAll(
  own: ReadonlyMap<number, readonly GameDetail[]>,
  files: ReadonlyMap<number, readonly GameDetail[]>,
  ids: Iterable<number>,
): Map<number, readonly GameDetail[]> {
  const games = new Map(own);
  for (const id of ids) {
    const more = files.get(id);
    if (more !== undefined) games.set(id, completedGames(own.get(id) ?? [], more));
  }
  return games;
}

/** The games of which the source itself has not sent figures. */
function withoutOwnFigures<Game extends { readonly id: number }>(matchId: number, games: readonly Game[], known: IngestKnowledge): Game[] {
  return games.filter(({ id }) => !known.hasFigures(matchId, id));
}

/** Newer files are looked for at least this often. */
const LOOK_SECONDS = 60;

/**
 * A source of matches whose figures are completed by match data files. The
 * files are watched: what a newer one brings is a background result. Games that
 * could not be joined are rejections, each reported once.
 */
export function sourceWithFigures(source: MatchSource, files: FigureFiles): MatchSource {
  const reported = new Set<string>();
  let reading: Promise<void> | null = null;
  /** The files have games that were not joined with what is known. */
  let isNew = false;
  let failures: Rejection[] = [];
  /** Matches that ended since the last poll for background results. */
  const ended = new Set<number>();

  const newOnes = (rejections: readonly Rejection[]): Rejection[] =>
    rejections.filter(({ entity, id }) => !reported.has(`${entity} ${id}`) && reported.add(`${entity} ${id}`));

  const targetOf = (matches: readonly Match[], known: IngestKnowledge) => ({
    source: source.name,
    matches,
    players: known.players(),
    champions: known.champions(),
  });

  async function snapshot(
    now: number,
    progress: LoadProgress,
    options: SnapshotOptions = { known: NOTHING_KNOWN, inBackground: false },
  ): Promise<SourceSnapshot> {
    const own = await source.snapshot(now, progress, options);
    isNew ||= await files.refresh(now, progress);
    const joined = joinFigures(files.games, {
      source: source.name,
      matches: own.matches,
      players: [...options.known.players(), ...own.players],
      champions: own.champions,
    });
    const sentBefore = new Set(
      own.matches
        .filter(({ id, games }) => !own.games.has(id) && withoutOwnFigures(id, games, options.known).length < games.length)
        .map(({ id }) => id),
    );
    // Further games of a match whose figures the source has sent before come by themselves, as background results.
    isNew = [...joined.games].some(([id, games]) => sentBefore.has(id) && withoutOwnFigures(id, games, options.known).length > 0);
    return {
      ...own,
      players: [...own.players, ...joined.players],
      champions: [...own.champions, ...joined.champions],
      games: completedAll(
        own.games,
        joined.games,
        [...joined.games.keys()].filter((id) => !sentBefore.has(id)),
      ),
      rejections: [...own.rejections, ...newOnes([...files.rejections, ...joined.reports])],
    };
  }

  async function changes(now: number, known: IngestKnowledge = NOTHING_KNOWN): Promise<MatchChanges> {
    const own = await source.changes(now, known);
    if (own.cursor !== null) {
      for (const { id, status } of own.matches) if (status === 'finished') ended.add(id);
      return own;
    }
    // A source without a cursor sends all games of a changed match with it.
    const joined = joinFigures(files.games, targetOf(own.matches, known));
    return { ...own, games: completedAll(own.games, joined.games, joined.games.keys()) };
  }

  /** Begins to read newer files: `pollBackground` does not wait. */
  function look(now: number): void {
    reading ??= files
      .refresh(now, () => undefined)
      .then(
        (read) => void (isNew ||= read),
        (error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          failures = [{ kind: 'malformed', entity: 'figures', id: reason, reason: 'the files cannot be read' }];
        },
      )
      .finally(() => {
        reading = null;
      });
  }

  function pollBackground(now: number, known: IngestKnowledge): BackgroundResults | null {
    const own = source.pollBackground?.(now, known) ?? null;
    look(now);
    const rejections = newOnes([...failures, ...(isNew ? files.rejections : [])]);
    failures = [];
    const matches = [...known.matches()];
    const wanted = new Set(matches.flatMap(({ id }) => (isNew || ended.has(id) || own?.games.has(id) ? [id] : [])));
    if (wanted.size === 0 && rejections.length === 0) return own;
    // Joined with all matches: two matches of the same teams on one day are told apart by their order.
    const joined = joinFigures(files.games, targetOf(matches, known));
    const reports = isNew ? newOnes(joined.reports) : [];
    isNew = false;
    ended.clear();
    const found = own ?? NO_BACKGROUND_RESULTS;
    const others = [...joined.games].flatMap(([id, games]) =>
      wanted.has(id) && !found.games.has(id) ? [[id, withoutOwnFigures(id, games, known)] as const] : [],
    );
    return {
      ...found,
      games: completedAll(found.games, joined.games, found.games.keys()),
      fromFiles: new Map(others.filter(([, games]) => games.length > 0)),
      players: [...(found.players ?? []), ...joined.players],
      champions: [...(found.champions ?? []), ...joined.champions],
      rejections: [...found.rejections, ...rejections, ...reports],
    };
  }

  return {
    name: source.name,
    simulated: source.simulated,
    figuresFrom: 'oracles-elixir',
    get pollSeconds() {
      return Math.min(source.pollSeconds, LOOK_SECONDS);
    },
    ...(source.quietPollSeconds === undefined ? {} : { quietPollSeconds: Math.min(source.quietPollSeconds, LOOK_SECONDS) }),
    ...(source.wholeReadHour === undefined ? {} : { wholeReadHour: source.wholeReadHour }),
    snapshot,
    changes,
    pollBackground,
    hasFigures: () => source.hasFigures?.() !== false || files.games.length > 0,
  };
}

type Figures = Readonly<Record<string, unknown>>;

/** The values of `own`, and those of `other` where `own` has none: null, undefined or an empty list. */
function completed<Value extends Figures>(own: Value, other: Value): Value {
  const isKnown = (value: unknown) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
  return { ...other, ...Object.fromEntries(Object.entries(own).filter(([, value]) => isKnown(value))) };
}

type Row = { readonly id: number } & Figures;

function completedRows<Value extends Row>(own: readonly Value[], other: readonly Value[]): Value[] {
  if (own.length === 0) return [...other];
  return own.map((row) => {
    const more = other.find(({ id }) => id === row.id);
    return more === undefined ? row : completed(row, more);
  });
}

function completedGame(own: GameDetail, { fromFiles, ...other }: GameDetail): GameDetail {
  return {
    ...completed(own, other),
    ...(hasFigures(own) || fromFiles === undefined ? {} : { fromFiles }),
    teams: completedRows(own.teams, other.teams).map((team) => {
      const types = other.teams.find(({ id }) => id === team.id)?.dragonTypes;
      return types === undefined ? team : { ...team, dragonTypes: completed(team.dragonTypes, types) };
    }),
    players: completedRows(own.players, other.players),
    frames: own.frames.length > 0 ? own.frames : other.frames,
  };
}

/** The games of a match by position, those of `own` completed by `other`: where both have a figure, `own` counts. */
function completedGames(own: readonly GameDetail[], other: readonly GameDetail[]): GameDetail[] {
  const games = new Map(other.map((game) => [game.id, game]));
  for (const game of own) {
    const more = games.get(game.id);
    games.set(game.id, more === undefined ? game : completedGame(game, more));
  }
  return [...games.values()].sort((a, b) => a.position - b.position);
}
