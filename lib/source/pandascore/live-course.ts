import type { Frame, GameDetail, GamePlayer, GameTeam } from '../../domain/match/game';
import type { ReportedEvents } from '../../domain/match/reported-events';
import { FIGURES_THAT_FOLLOW, TEAM_FIGURES_THAT_FOLLOW } from '../figures-that-follow';
import { toInstant } from '../wire/wire';
import type { LiveFrame, LivePlayer, LiveTeam } from '../wire/parse-live';

/**
 * The course of a game out of its frames, pure. Sources of the past keep a
 * frame for each minute, and statistics need the one at fifteen minutes: of
 * frames that come every two seconds, the first of a minute stands for it.
 */

const MINUTE_SECONDS = 60;
/** A frame this soon after a whole minute shows the game at that minute. */
const WITHIN_SECONDS = 15;

export type LiveCourse = {
  readonly gameId: number;
  /** The first frame of each minute, by time. */
  readonly minutes: readonly LiveFrame[];
  readonly latest: LiveFrame;
  /** When the game's clock was first seen at its present time, milliseconds since 1970. */
  readonly at: number;
};

const minuteOf = ({ seconds }: LiveFrame): number => Math.floor(seconds / MINUTE_SECONDS);

/** Frames of the past fill the minutes that nothing is known of. */
function withMinutes(minutes: readonly LiveFrame[], frames: readonly LiveFrame[]): LiveFrame[] {
  const first = new Map<number, LiveFrame>();
  for (const frame of [...minutes, ...frames]) {
    const known = first.get(minuteOf(frame));
    if (known === undefined || frame.seconds < known.seconds) first.set(minuteOf(frame), frame);
  }
  return [...first.values()].sort((a, b) => a.seconds - b.seconds);
}

/** The course after one more frame, which came at `now`. A clock that has gone back takes with it what was played after. */
export function withFrame(course: LiveCourse | null, frame: LiveFrame, now: number): LiveCourse {
  if (course === null || course.gameId !== frame.gameId) return { gameId: frame.gameId, minutes: [frame], latest: frame, at: now };
  const minutes = withMinutes(
    course.minutes.filter(({ seconds }) => seconds <= frame.seconds),
    [frame],
  );
  const stands = course.latest.seconds === frame.seconds && course.latest.paused === frame.paused;
  return { gameId: frame.gameId, minutes, latest: frame, at: stands ? course.at : now };
}

/** Whether a minute or more is missing before a frame. */
export function misses(course: LiveCourse | null, { seconds }: LiveFrame): boolean {
  return seconds - (course?.latest.seconds ?? 0) > MINUTE_SECONDS + WITHIN_SECONDS;
}

/** Adds recovered frames to a course. */
export function withRecovered(course: LiveCourse, frames: readonly LiveFrame[]): LiveCourse {
  const past = frames.filter(({ gameId, seconds }) => gameId === course.gameId && seconds <= course.latest.seconds);
  return { ...course, minutes: withMinutes(course.minutes, past) };
}

function frameOf(frame: LiveFrame, seconds: number): Frame {
  return {
    seconds,
    teams: frame.teams.map(({ id, gold, kills, towers, dragons, barons, inhibitors }) => {
      return { id, gold, kills, towers, dragons, barons, inhibitors };
    }),
    players: frame.teams.flatMap(({ players }) =>
      players.map(({ id, cs, level, kills, deaths, assists }) => ({ id, gold: null, cs, level, kills, deaths, assists })),
    ),
  };
}

/** One frame for each minute, and the last one. */
export function framesOf(frames: readonly LiveFrame[]): Frame[] {
  const minutes = withMinutes([], frames);
  const perMinute = minutes.map((frame) => {
    const into = frame.seconds % MINUTE_SECONDS;
    return frameOf(frame, into <= WITHIN_SECONDS ? frame.seconds - into : frame.seconds);
  });
  const last = frames.reduce<LiveFrame | null>((latest, frame) => (latest && latest.seconds > frame.seconds ? latest : frame), null);
  const end = perMinute.at(-1)?.seconds ?? -1;
  return last !== null && last.seconds > end ? [...perMinute, frameOf(last, last.seconds)] : perMinute;
}

function teamOf({ players: _players, ...team }: LiveTeam): GameTeam {
  return {
    ...team,
    ...TEAM_FIGURES_THAT_FOLLOW,
    bans: [],
  };
}

function playerOf(player: LivePlayer, teamId: number): GamePlayer {
  return {
    ...player,
    teamId,
    gold: null,
    ...FIGURES_THAT_FOLLOW,
    items: [],
  };
}

/**
 * The game according to its feed. It stays running here even after its last
 * frame: the winner and the final figures come with the match.
 */
export function gameOf(
  { latest, minutes, at, gameId }: LiveCourse,
  position: number,
  beginAt: string | null,
  events?: ReportedEvents,
): GameDetail {
  return {
    id: gameId,
    position,
    status: 'running',
    beginAt,
    lengthSeconds: null,
    winnerId: null,
    videoUrl: null,
    clock: { seconds: latest.seconds, at: toInstant(at), stands: latest.paused || latest.finished },
    teams: latest.teams.map(teamOf),
    players: latest.teams.flatMap((team) => team.players.map((player) => playerOf(player, team.id))),
    frames: framesOf([...minutes, latest]),
    ...(events === undefined ? {} : { events }),
  };
}
