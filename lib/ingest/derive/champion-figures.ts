import { teamInMatch } from '../../domain/entities/team-stub';
import type { Match } from '../../domain/match/match';
import {
  LEAST_PAIRED_GAMES,
  MOST_CHAMPION_PLAYERS,
  type ChampionFiguresDocument,
  type ChampionGame,
  type ChampionLane,
  type ChampionPlayer,
  type DraftCounts,
  type PairedChampion,
} from '../../domain/statistics/champion-figures-document';
import {
  addChampionTotals,
  addDraftCounts,
  NO_CHAMPION_TOTALS,
  packChampionTotals,
  picksOf,
  type ChampionTotals,
} from '../../domain/statistics/champion-stats';
import { addSums, NO_SUM, perGame } from '../../domain/statistics/sums';
import { scopesOf } from '../../domain/statistics/scopes';
import { byPatch } from '../../domain/match/patch-name';
import { byStart } from '../../domain/match/match-order';
import { coverageOf, playedGames } from '../index/played-games';
import { laneGamesOf, listedGame, type PlayedLine, recordOf } from './played-line';
import { grouped, lastOf } from '../../domain/values/grouped';
import { hasDraft, type GameStatLines, type PlayerGameLine } from '../index/stats-index';
import type { Season } from '../index/season';

const MOST_LEAGUES = 40;
const MOST_PATCHES = 40;
const MOST_PAIRED = 12;
const MOST_LANE_OPPONENTS = 15;
const MOST_GAMES = 15;

function playersOf(played: readonly PlayedLine[]): ChampionPlayer[] {
  return [...grouped(played, ({ line }) => [line.id])]
    .map(([id, own]) => {
      // Games are sorted by start: the latest gives the names of player and team.
      const { match, line } = lastOf(own);
      return { id, name: line.name, team: teamInMatch(match, line.teamId), ...recordOf(own.map((each) => each.line)) };
    })
    .sort((a, b) => b.games - a.games || b.wins - a.wins || a.id - b.id)
    .slice(0, MOST_CHAMPION_PLAYERS);
}

type Pairing = { readonly line: PlayerGameLine; readonly other: PlayerGameLine };

/** Champions that were met often enough, with those games. */
function oftenMet<Met extends Pairing>(games: readonly Met[]): (PairedChampion & { readonly met: readonly Met[] })[] {
  return [...grouped(games, ({ other }) => [other.champion.id]).values()]
    .filter((met) => met.length >= LEAST_PAIRED_GAMES)
    .map((met) => ({
      champion: met[0].other.champion,
      games: met.length,
      wins: met.reduce((sum, { line }) => sum + line.totals.wins, 0),
      met,
    }));
}

/** Champions that the champion has met in its own role, by role. */
function lanesOf(played: readonly PlayedLine[]): ChampionLane[] {
  const games = laneGamesOf(played).filter(({ other }) => other.champion.id > 0);
  return [...grouped(games, ({ role }) => [role])]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([role, lane]) => ({
      role,
      opponents: oftenMet(lane)
        .sort((a, b) => b.games - a.games || b.wins - a.wins || a.champion.id - b.champion.id)
        .slice(0, MOST_LANE_OPPONENTS)
        .map(({ met, ...opponent }) => {
          const gold = met.map(({ line }) => line.totals.goldAt15).reduce(addSums, NO_SUM);
          return { ...opponent, goldAt15: perGame(gold), goldGames: gold.games };
        }),
    }))
    .filter(({ opponents }) => opponents.length > 0);
}

/** Champions with or against this champion, by this one's win rate (`best` true: highest first). */
function pairedOf(
  played: readonly PlayedLine[],
  counts: (own: PlayerGameLine, other: PlayerGameLine) => boolean,
  best: boolean,
): PairedChampion[] {
  const pairings = played.flatMap(({ game, line }) =>
    game.players.filter((other) => counts(line, other)).map((other) => ({ line, other })),
  );
  const rate = ({ wins, games }: PairedChampion): number => (best ? -wins / games : wins / games);
  return oftenMet(pairings)
    .map(({ met: _met, ...paired }) => paired)
    .sort((a, b) => rate(a) - rate(b) || b.games - a.games || a.champion.id - b.champion.id)
    .slice(0, MOST_PAIRED);
}

function listed(played: PlayedLine): ChampionGame {
  const { id, name, role, teamId } = played.line;
  return { ...listedGame(played), player: { id, name }, role, team: teamInMatch(played.match, teamId) };
}

type DraftedGame = { readonly match: Match; readonly game: GameStatLines; readonly totals: ChampionTotals };

const sumOf = (drafted: readonly DraftedGame[]): ChampionTotals =>
  drafted.map(({ totals }) => totals).reduce(addChampionTotals, NO_CHAMPION_TOTALS);

const present = (drafted: readonly DraftedGame[]): number =>
  drafted.reduce((sum, { totals }) => sum + picksOf(totals).picks + totals.bans, 0);

/** `championFigures/{id}`; null for a champion that the source does not list and no team has picked. */
export function deriveChampionFigures(championId: number, { matchIndex, stats, entities }: Season): ChampionFiguresDocument | null {
  const matches = [...stats.champions.matchesOf(championId)].map((id) => matchIndex.get(id)).filter((match) => match !== null);
  const drafted = matches.sort(byStart).flatMap((match) =>
    stats.of(match.id).flatMap((game): DraftedGame[] => {
      const totals = game.drafts === null ? undefined : game.champions.find(([id]) => id === championId)?.[1];
      return totals === undefined ? [] : [{ match, game, totals }];
    }),
  );
  const played = drafted.flatMap(({ match, game }) =>
    game.players.filter(({ champion }) => champion.id === championId).map((line): PlayedLine => ({ match, game, line })),
  );
  const known = entities.champions.get(championId);
  const champion = known ? { id: championId, name: known.name, img: known.img } : played.at(-1)?.line.champion;
  if (champion === undefined) return null;
  return {
    champion,
    totals: packChampionTotals(sumOf(drafted)),
    leagues: [...grouped(drafted, ({ match }) => [match.leagueId])]
      .sort(([idA, a], [idB, b]) => present(b) - present(a) || idA - idB)
      .slice(0, MOST_LEAGUES)
      .map(([id, own]) => ({ id, name: lastOf(own).match.leagueName, totals: packChampionTotals(sumOf(own)) })),
    patches: [...grouped(drafted, ({ match }) => (match.version === '' ? [] : [match.version]))]
      .sort(([a], [b]) => byPatch(a, b))
      .slice(0, MOST_PATCHES)
      .map(([patch, own]) => ({ patch, totals: packChampionTotals(sumOf(own)) })),
    players: playersOf(played),
    lanes: lanesOf(played),
    opponents: pairedOf(played, (own, other) => own.teamId !== other.teamId, false),
    partners: pairedOf(played, (own, other) => own.teamId === other.teamId && own !== other, true),
    recent: played.slice(-MOST_GAMES).reverse().map(listed),
  };
}

/** The scopes whose games are counted. */
const DRAFT_SCOPE = /^(?:all$|league:|patch:[^-]+$)/;

/** `stats/drafts`; null while no draft is known. */
export function deriveDraftCounts({ matchIndex, stats }: Season): DraftCounts | null {
  const matches = matchIndex.ofScope('all');
  const counted = matches.flatMap((match) => stats.of(match.id).flatMap(({ drafts }) => (drafts === null ? [] : [{ match, drafts }])));
  if (counted.length === 0) return null;
  const byScope = grouped(counted, ({ match }) => scopesOf(match).filter((scope) => DRAFT_SCOPE.test(scope)));
  const scopes = [...byScope].map(([scope, own]) => [scope, own.map(({ drafts }) => drafts).reduce(addDraftCounts)] as const);
  const played = matches.flatMap((match) => playedGames(match, stats));
  return { scopes: Object.fromEntries(scopes), coverage: coverageOf(played, hasDraft) };
}
