import { homeLeagues } from '../../domain/leagues/home-leagues';
import { isInternational } from '../../domain/schedule/importance';
import { grouped } from '../../domain/values/grouped';
import { memoized } from '../../domain/values/memoized';
import { everyoneMet, stageOrder } from './stage-order';
import type { ReplayStage } from './stage-spans';
import { beginTime } from './timeline-entities';

/**
 * When it is decided that a team plays in a stage, derived from just an archive:
 * - a team that came through earlier stages of the serie: once the matches of
 *   these before its first one here are over;
 * - any other team: once the earlier series of the same league are over (who is
 *   promoted, who has which seed);
 * - a guest from another league: once the stages that it had left behind there
 *   are over;
 * - an international event: once that is so for all of its teams, because its
 *   groups and pairs are drawn then;
 * - and in no case earlier than two months before the serie begins, when
 *   schedules are published: an archive may lack what comes before.
 * It is the safe side of the recording: a team may have had its place earlier.
 */

type Qualification = {
  /** The moment at which it is known that the team plays in the stage; -Infinity if it always is. */
  readonly inAt: (teamId: number, stage: ReplayStage) => number;
  /** The moment at which it is known, too, in which of its matches: the teams of a bracket, and those that come into a stage from others, are placed together. */
  readonly placedAt: (teamId: number, stage: ReplayStage) => number;
};

/** How long before it begins a season is known: its schedule and rosters. */
export const PUBLISHED_MS = 60 * 86_400_000;

function latest(times: Iterable<number>): number {
  let most = -Infinity;
  for (const time of times) most = Math.max(most, time);
  return most;
}

/** Leagues that are known as international, or most of whose teams are at home in several others. */
function internationalLeagues(stages: readonly ReplayStage[], home: ReadonlyMap<number, number>, named: ReadonlySet<number>): Set<number> {
  const teams = new Map<number, Set<number>>();
  for (const { leagueId, byTeam } of stages) teams.set(leagueId, new Set([...(teams.get(leagueId) ?? []), ...byTeam.keys()]));
  return new Set(
    [...teams].flatMap(([leagueId, ids]) => {
      const elsewhere = [...ids].map((id) => home.get(id)).filter((id) => id !== undefined && id !== leagueId);
      return named.has(leagueId) || (elsewhere.length * 2 > ids.size && new Set(elsewhere).size > 1) ? [leagueId] : [];
    }),
  );
}

const firstOf = (teamId: number, stage: ReplayStage): number => {
  const [first] = stage.byTeam.get(teamId) ?? [];
  return first === undefined ? stage.begin : beginTime(first);
};

/** When the team was through with a stage; null for a stage that it did not play in. */
const lastOf = (teamId: number, stage: ReplayStage): number | null => {
  const last = stage.byTeam.get(teamId)?.at(-1);
  return last === undefined ? null : beginTime(last);
};

/** True where no team is selected: the same teams meet each other again. */
function goesOn(from: ReplayStage, to: ReplayStage): boolean {
  const sameTeams = from.byTeam.size === to.byTeam.size && [...from.byTeam.keys()].every((id) => to.byTeam.has(id));
  return sameTeams && stageOrder(to) === 'fixed' && everyoneMet(to);
}

export function qualification(stages: readonly ReplayStage[]): Qualification {
  const named = new Set(stages.filter(({ matches }) => matches.some(isInternational)).map(({ leagueId }) => leagueId));
  const home = homeLeagues(
    stages
      .filter(({ leagueId }) => !named.has(leagueId))
      .flatMap(({ leagueId, byTeam }) => [...byTeam].map(([teamId, { length: times }]) => ({ teamId, leagueId, times }))),
  );
  const international = internationalLeagues(stages, home, named);
  const ofLeague = grouped(stages, ({ leagueId }) => [leagueId]);
  const neighbours = (stage: ReplayStage) => (ofLeague.get(stage.leagueId) ?? []).filter((other) => other !== stage);
  const isSister = (stage: ReplayStage, other: ReplayStage) => stage.serieId !== 0 && stage.serieId === other.serieId;
  const serieOf = (stage: ReplayStage) => [stage, ...neighbours(stage).filter((other) => isSister(stage, other))];
  const serieBegin = (stage: ReplayStage) => Math.min(...serieOf(stage).map(({ begin }) => begin));
  const serieEnd = (stage: ReplayStage) => Math.max(...serieOf(stage).map(({ lastBegin }) => lastBegin));

  /** When the stages of the serie that the team came through are over; null for a team that begins here. */
  const cameThrough = (teamId: number, stage: ReplayStage): number | null => {
    const first = firstOf(teamId, stage);
    const from = neighbours(stage).filter((other) => {
      const last = isSister(stage, other) ? lastOf(teamId, other) : null;
      return last !== null && last < first && !goesOn(other, stage);
    });
    return from.length === 0 ? null : latest(from.map((other) => other.doneBefore(first)));
  };

  const published = memoized((stage: ReplayStage) => {
    const begin = serieBegin(stage);
    const before = neighbours(stage).filter((other) => !isSister(stage, other) && serieEnd(other) < begin);
    return latest([begin - PUBLISHED_MS, ...before.map((other) => other.doneBefore(Infinity))]);
  });

  /** When the stages that a guest had played at home before `time` are over. */
  const atHome = (teamId: number, stage: ReplayStage, time: number): number => {
    const league = home.get(teamId);
    if (league === undefined || league === stage.leagueId) return -Infinity;
    const left = (ofLeague.get(league) ?? []).filter((other) => (lastOf(teamId, other) ?? Infinity) < time);
    return latest(left.map((other) => other.doneBefore(time)));
  };

  const eventAt = memoized((stage: ReplayStage) => {
    const begin = serieBegin(stage);
    const teams = new Set(serieOf(stage).flatMap(({ byTeam }) => [...byTeam.keys()]));
    return latest([...teams].map((teamId) => atHome(teamId, stage, begin)));
  });

  const inAt = (teamId: number, stage: ReplayStage): number => {
    const guest = international.has(stage.leagueId) ? eventAt(stage) : atHome(teamId, stage, firstOf(teamId, stage));
    return Math.max(cameThrough(teamId, stage) ?? -Infinity, published(stage), guest);
  };

  /** The stage and those of its serie that are played at the same time: groups are drawn together. */
  const drawnWith = (stage: ReplayStage) =>
    serieOf(stage).filter((other) => other.begin <= stage.lastBegin && other.lastBegin >= stage.begin);
  const allPlaced = memoized((stage: ReplayStage) =>
    latest(drawnWith(stage).flatMap((other) => [...other.byTeam.keys()].map((id) => inAt(id, other)))),
  );
  const newcomersPlaced = memoized((stage: ReplayStage) =>
    latest(
      drawnWith(stage).flatMap((other) => {
        return [...other.byTeam.keys()].flatMap((id) => (cameThrough(id, other) === null ? [] : [inAt(id, other)]));
      }),
    ),
  );
  const isElimination = memoized((stage: ReplayStage) => stageOrder(stage) === 'elimination');

  return {
    inAt,
    placedAt: (teamId, stage) => {
      if (isElimination(stage)) return allPlaced(stage);
      return cameThrough(teamId, stage) === null ? inAt(teamId, stage) : newcomersPlaced(stage);
    },
  };
}
