import type { Frame, GameDetail, GamePlayer, GameTeam } from '../../domain/match/game';
import type { GameStub, Match, NotStartedMatch, Side, UnscoredSide } from '../../domain/match/match';
import { mostGames } from '../../domain/match/match-length';
import { WEEK_MS } from '../../domain/values/durations';
import type { MatchPlan, PlannedGame } from './timeline-plan';
import { FIGURES_THAT_FOLLOW, TEAM_FIGURES_THAT_FOLLOW } from '../figures-that-follow';
import { toInstant } from '../wire/wire';

/**
 * What can be known of a match at a moment, given all that will ever be known
 * of it. Pure. Nothing that happens after `now` shows: neither results nor the
 * number of games, lengths, ends or the time of the last change.
 */

function unscored(side: Side): UnscoredSide {
  return { ...side, score: null };
}

/** When the source would have written the match last: at its latest event, before any of them when all matches were announced (`since`); never after `now`. */
function modifiedAt(plan: MatchPlan, now: number, since: number): string {
  return toInstant(plan.events.findLast((event) => event <= now) ?? Math.min(since, now));
}

/** A game that has not begun looks the same whether it will be played or not: its id is made up from the match's. */
function unplayed(matchId: number, position: number): GameStub {
  return {
    id: -(matchId * 10 + position),
    position,
    status: 'not_started',
    beginAt: null,
    endAt: null,
    lengthSeconds: null,
    winnerId: null,
    videoUrl: null,
  };
}

/** Games up to the best-of; only the `begun` ones differ. */
function stubs(match: Match, begun: readonly GameStub[]): GameStub[] {
  const missing = Array.from({ length: mostGames(match) }, (_, index) => index + 1).filter(
    (position) => !begun.some((stub) => stub.position === position),
  );
  return [...begun, ...missing.map((position) => unplayed(match.id, position))];
}

function notStarted(match: Match, plan: MatchPlan, now: number, since: number): NotStartedMatch {
  const { originalBeginAt } = match;
  const moved = plan.announcedAt !== null && now < plan.announcedAt && originalBeginAt !== null;
  return {
    ...shared(match),
    ...(moved ? { beginAt: originalBeginAt, originalBeginAt: null, rescheduled: false } : {}),
    status: 'not_started',
    left: unscored(match.left),
    right: unscored(match.right),
    games: stubs(match, []),
    // The patch on which it will be played shows when it is played.
    version: '',
    fullVersion: '',
    modifiedAt: modifiedAt(plan, now, since),
  };
}

/** The fields of every state, without those that only a finished match has. */
function shared(match: Match): Omit<NotStartedMatch, 'status' | 'left' | 'right'> {
  if (match.status !== 'finished') {
    const { status, left, right, ...rest } = match;
    return rest;
  }
  const { status, left, right, endAt, winnerId, drawn, forfeit, ...rest } = match;
  return rest;
}

/**
 * A match as of `now` (milliseconds since 1970): before its start not started
 * and without a score; under way with the score of the games that have ended;
 * after its last game as the recording has it. `since`: from when on all matches
 * are known to be played.
 */
export function projectMatch(match: Match, plan: MatchPlan, now: number, since: number): Match {
  if (plan.announcedAt !== null && now < plan.announcedAt) return notStarted(match, plan, now, since);
  if (now >= plan.settled) return Date.parse(match.modifiedAt) <= now ? match : { ...match, modifiedAt: modifiedAt(plan, now, since) };
  if (now < plan.begin) return notStarted(match, plan, now, since);
  const begun = plan.games.filter((game) => game.begin <= now);
  const ended = begun.filter((game) => game.end <= now);
  const score = (side: Side) => (side.id === 0 ? 0 : ended.filter(({ stub }) => stub.winnerId === side.id).length);
  return {
    ...shared(match),
    status: 'running',
    left: { ...match.left, score: score(match.left) },
    right: { ...match.right, score: score(match.right) },
    games: stubs(
      match,
      begun.map((game) => stubAt(game, now)),
    ),
    modifiedAt: modifiedAt(plan, now, since),
  };
}

function stubAt({ stub, end }: PlannedGame, now: number): GameStub {
  if (end <= now) return stub;
  return { ...stub, status: 'running', endAt: null, lengthSeconds: null, winnerId: null, videoUrl: null };
}

/** A team's draft, known from the start, with the figures of the latest frame. */
function liveTeam(team: GameTeam, frame: Frame | undefined): GameTeam {
  const figures = frame?.teams.find((each) => each.id === team.id);
  return {
    id: team.id,
    side: team.side,
    bans: team.bans,
    kills: figures?.kills ?? null,
    gold: figures?.gold ?? null,
    towers: figures?.towers ?? null,
    inhibitors: figures?.inhibitors ?? null,
    dragons: figures?.dragons ?? null,
    barons: figures?.barons ?? null,
    heralds: null,
    voidGrubs: null,
    atakhans: null,
    ...TEAM_FIGURES_THAT_FOLLOW,
  };
}

function livePlayer(player: GamePlayer, frame: Frame | undefined): GamePlayer {
  const figures = frame?.players.find((each) => each.id === player.id);
  return {
    id: player.id,
    name: player.name,
    teamId: player.teamId,
    role: player.role,
    champion: player.champion,
    level: figures?.level ?? null,
    kills: figures?.kills ?? null,
    deaths: figures?.deaths ?? null,
    assists: figures?.assists ?? null,
    cs: figures?.cs ?? null,
    gold: figures?.gold ?? null,
    ...FIGURES_THAT_FOLLOW,
    items: [],
  };
}

function liveGame(game: GameDetail, begin: number, now: number): GameDetail {
  const frames = game.frames.filter((frame) => begin + frame.seconds * 1000 <= now);
  const latest = frames.at(-1);
  const shown = game.events?.list.filter(({ seconds }) => begin + seconds * 1000 <= now);
  return {
    id: game.id,
    position: game.position,
    status: 'running',
    beginAt: game.beginAt,
    lengthSeconds: null,
    winnerId: null,
    videoUrl: null,
    teams: game.teams.map((team) => liveTeam(team, latest)),
    players: game.players.map((player) => livePlayer(player, latest)),
    frames,
    ...(game.events && shown ? { events: { ...game.events, list: shown } } : {}),
  };
}

/** The moment from which all matches of a recording are taken to be known: a week before the first one. */
export function knownSince(matches: readonly Match[]): number {
  return matches.reduce((first, { beginAt }) => Math.min(first, Date.parse(beginAt)), Infinity) - WEEK_MS;
}

/** Games with figures that can be known at `now`: those that have begun, by position. */
export function projectGames(details: readonly GameDetail[], plan: MatchPlan, now: number): readonly GameDetail[] {
  if (now >= plan.settled) return details;
  return plan.games.flatMap(({ detail, begin, end }) => {
    if (detail === null || now < begin) return [];
    return [now >= end ? detail : liveGame(detail, begin, now)];
  });
}
