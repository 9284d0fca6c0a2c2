import type { Frame, GameDetail } from './game';
import { hasFigures } from './has-figures';
import type { ReportedEvents } from './reported-events';

/**
 * Games come from a source twice: from its live feed, one at a time, and later in
 * the list with the final figures. What only one of the two has stays.
 */

/** Whether a game has been reported only by a live feed so far. */
const isLive = (game: GameDetail): boolean => game.clock !== undefined;

const minuteOf = (frame: Frame | undefined): number => Math.floor((frame?.seconds ?? -1) / 60);

/** Joins the frames from before we listened to the feed, one a minute, with the feed's own. */
function joinedFrames(known: readonly Frame[], live: readonly Frame[]): Frame[] {
  const first = live[0]?.seconds ?? Infinity;
  const before = known.filter((frame, index) => frame.seconds < first && minuteOf(frame) !== minuteOf(known[index - 1]));
  return [...before, ...live];
}

/** Adds the bans, which feeds lack. */
function withBans(game: GameDetail, drafted: GameDetail): GameDetail {
  const bansOf = (id: number) => drafted.teams.find((team) => team.id === id)?.bans ?? [];
  return { ...game, teams: game.teams.map((team) => ({ ...team, bans: team.bans.length > 0 ? team.bans : bansOf(team.id) })) };
}

/** Joins the events from before the connection with the feed's own; a complete feed replaces both. */
function joinedEvents(known: ReportedEvents | undefined, live: ReportedEvents | undefined): Pick<GameDetail, 'events'> {
  // Events during a lost connection are missing.
  if (live === undefined) return known === undefined ? {} : { events: { ...known, complete: false } };
  if (live.complete || known === undefined) return { events: live };
  const first = live.list[0]?.seconds ?? Infinity;
  return { events: { complete: false, list: [...known.list.filter(({ seconds }) => seconds < first), ...live.list] } };
}

function liveOver(known: GameDetail | undefined, live: GameDetail): GameDetail {
  if (known === undefined) return live;
  const frames = joinedFrames(known.frames, live.frames);
  // A finished game with figures has all that a feed could add.
  if (known.status === 'finished' && hasFigures(known))
    return { ...known, frames, ...(live.events?.complete ? { events: live.events } : {}) };
  return { ...withBans(live, known), frames, ...joinedEvents(known.events, live.events) };
}

/** The games of a match, updated by its feed. */
export function withLiveGames(known: readonly GameDetail[], live: readonly GameDetail[]): GameDetail[] {
  const ids = new Set(live.map(({ id }) => id));
  const joined = live.map((game) =>
    liveOver(
      known.find(({ id }) => id === game.id),
      game,
    ),
  );
  return [...known.filter(({ id }) => !ids.has(id)), ...joined].sort((a, b) => a.position - b.position);
}

function listedOver(known: GameDetail | undefined, listed: GameDetail): GameDetail {
  if (known === undefined) return listed;
  const frames = listed.frames.length > 0 ? listed.frames : known.frames;
  const waits = isLive(known) && (listed.status === 'running' || !hasFigures(listed));
  const events = listed.events ?? known.events;
  if (!waits) return { ...listed, frames, ...(events === undefined ? {} : { events }) };
  return { ...withBans(known, listed), beginAt: listed.beginAt ?? known.beginAt, videoUrl: listed.videoUrl ?? known.videoUrl, frames };
}

/** The games of a match as the source lists them, with the frames that it leaves out and, until they have figures, those of the feed. */
export function withListedGames(known: readonly GameDetail[], listed: readonly GameDetail[]): GameDetail[] {
  return listed.map((game) =>
    listedOver(
      known.find(({ id }) => id === game.id),
      game,
    ),
  );
}

/** A course with a longer gap is not known as a whole. */
const LONGEST_GAP_SECONDS = 180;

/** Whether the course of a game is known from beginning to end. */
export function hasCourse({ frames, lengthSeconds }: Pick<GameDetail, 'frames' | 'lengthSeconds'>): boolean {
  const moments = [0, ...frames.map(({ seconds }) => seconds), ...(lengthSeconds === null ? [] : [lengthSeconds])];
  return frames.length > 1 && moments.every((seconds, index) => seconds - (moments[index - 1] ?? 0) <= LONGEST_GAP_SECONDS);
}
