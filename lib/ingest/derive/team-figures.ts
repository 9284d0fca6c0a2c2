import { teamInMatch } from '../../domain/entities/team-stub';
import type { Match } from '../../domain/match/match';
import { roleOrder } from '../../domain/match/role';
import {
  yearOf,
  type OpponentRecord,
  type TeamFiguresDocument,
  type TeamPool,
  type TeamSeason,
} from '../../domain/statistics/team-figures';
import { grouped, lastOf } from '../../domain/values/grouped';
import { recordOf } from './played-line';
import { mainRole } from './stats';
import { isFinished } from '../../domain/match/match-order';
import { outcomeFor, type TeamOutcome } from '../../domain/match/match-outcome';
import { isFed } from '../../domain/match/spoilers';
import { coverageOf, playedGames } from '../index/played-games';
import { bySerie, lineUpsOf, placementsOf, runOf } from './team-history';
import type { Season } from '../index/season';

const MOST_SEASONS = 40;
const MOST_PLAYERS = 40;
const MOST_CHAMPIONS = 12;
const MOST_OPPONENTS = 300;

/** The league in which the team had most matches in the year of its latest one. */
function mainLeague(matches: readonly Match[], latest: Match): TeamFiguresDocument['league'] {
  const ofYear = matches.filter(({ beginAt }) => yearOf(beginAt) === yearOf(latest.beginAt));
  const [most] = [...grouped(ofYear, ({ leagueId }) => [leagueId]).values()].sort((a, b) => b.length - a.length);
  const { leagueId: id, leagueName: name } = most ? lastOf(most) : latest;
  return { id, name };
}

/** Series in which games of the team are counted, newest first. */
function seasonsOf(matches: readonly Match[], { stats }: Season): TeamSeason[] {
  return [...bySerie(matches.filter(({ id }) => stats.has(id)))]
    .map(([serieId, [{ serieName: name, leagueName }]]) => ({ serieId, name, leagueName }))
    .slice(0, MOST_SEASONS);
}

type PackedChampion = TeamPool['champions'][number];

/** The champions of each player over all games of the team; matches are by start. */
function poolsOf(teamId: number, matches: readonly Match[], { stats }: Season): Pick<TeamFiguresDocument, 'pools' | 'champions'> {
  const lines = matches.flatMap(({ id, serieId }) =>
    stats.of(id).flatMap(({ players }) => players.filter((line) => line.teamId === teamId).map((line) => ({ ...line, serieId }))),
  );
  const serieNow = lines.at(-1)?.serieId;
  // The player who played last comes first.
  const pools = [...grouped(lines.toReversed(), ({ id }) => [id])]
    .map(([id, own]): TeamPool => {
      const champions = [...grouped(own, ({ champion }) => [champion.id])].map(([championId, games]): PackedChampion => {
        const { wins, kills, deaths, assists } = recordOf(games);
        return [championId, games.length, wins, kills, deaths, assists];
      });
      return {
        id,
        name: own[0].name,
        role: mainRole(own.map(({ role }) => role).reverse()),
        games: own.length,
        current: own[0].serieId === serieNow,
        champions: champions.sort((a, b) => b[1] - a[1] || b[2] - a[2] || a[0] - b[0]).slice(0, MOST_CHAMPIONS),
        omitted: Math.max(0, champions.length - MOST_CHAMPIONS),
      };
    })
    // Stable: those who have left stay in the order of their last game.
    .sort((a, b) => Number(b.current) - Number(a.current) || (a.current ? roleOrder(a.role) - roleOrder(b.role) || b.games - a.games : 0))
    .slice(0, MOST_PLAYERS);
  const named = new Set(pools.flatMap((pool) => pool.champions.map(([id]) => id)));
  const refs = new Map(lines.map(({ champion }) => [champion.id, champion]));
  return { pools, champions: [...refs.values()].filter(({ id }) => named.has(id)).sort((a, b) => a.id - b.id) };
}

function opponentsOf(teamId: number, matches: readonly Match[]): OpponentRecord[] {
  const met = matches.filter(isFinished).flatMap((match) => {
    const otherId = match.left.id === teamId ? match.right.id : match.left.id;
    const outcome = outcomeFor(teamId, match);
    return otherId <= 0 || otherId === teamId || outcome === null ? [] : [{ match, otherId, outcome }];
  });
  // The most met first, and of those met as often the latest met.
  return [...grouped(met, ({ otherId }) => [otherId])]
    .sort(([, a], [, b]) => b.length - a.length || lastOf(b).match.beginAt.localeCompare(lastOf(a).match.beginAt))
    .slice(0, MOST_OPPONENTS)
    .map(([otherId, own]): OpponentRecord => {
      const times = (outcome: TeamOutcome) => own.filter((each) => each.outcome === outcome).length;
      return {
        // The opponent has the name of the latest meeting.
        ...teamInMatch(lastOf(own).match, otherId),
        wins: times('won'),
        losses: times('lost'),
        draws: times('drawn'),
        ...(own.every(({ match }) => isFed(match)) ? { isResult: true } : {}),
      };
    });
}

/** `teamFigures/{id}`; null for a team without matches. */
export function deriveTeamFigures(teamId: number, season: Season): TeamFiguresDocument | null {
  const matches = season.matchIndex.ofTeam(teamId);
  const latest = matches.at(-1);
  if (latest === undefined) return null;
  const placements = placementsOf(teamId, matches, season);
  const run = runOf(teamId, matches, placements, season);
  return {
    teamId,
    league: mainLeague(matches, latest),
    years: [...new Set(matches.map(({ beginAt }) => yearOf(beginAt)))].sort((a, b) => b - a),
    seasons: seasonsOf(matches, season),
    ...poolsOf(teamId, matches, season),
    coverage: coverageOf(
      matches.flatMap((match) => playedGames(match, season.stats)),
      ({ players }) => players.some((line) => line.teamId === teamId),
    ),
    opponents: opponentsOf(teamId, matches),
    placements,
    ...(run === undefined ? {} : { run }),
    lineUps: lineUpsOf(teamId, matches, season),
  };
}
