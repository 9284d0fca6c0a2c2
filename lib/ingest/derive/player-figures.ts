import { teamInMatch } from '../../domain/entities/team-stub';
import type {
  FormGame,
  FormSeason,
  LaneRival,
  Milestone,
  PlayerChampion,
  PlayerFiguresDocument,
  PlayerGame,
  Rival,
  TeamSpell,
} from '../../domain/statistics/player-figures-document';
import { addPlayerTotals, NO_PLAYER_TOTALS, playerFigures, type PlayerTotals } from '../../domain/statistics/player-stats';
import { mainRole } from './stats';
import { beginOf, byStart } from '../../domain/match/match-order';
import { laneGamesOf, listedGame, type PlayedLine, recordOf } from './played-line';
import { grouped, lastOf } from '../../domain/values/grouped';
import { playerPlacementsOf } from './team-history';
import type { PlayerGameLine } from '../index/stats-index';
import type { Season } from '../index/season';

/** More champions than any player has played in two seasons: pages say that they show all. */
const MOST_CHAMPIONS = 100;
const MOST_GAMES = 20;
const MOST_TEAMS = 30;
/** The games of a year in a team that goes far. */
const MOST_FORM_GAMES = 120;
const MOST_LANE_RIVALS = 10;
const LEAST_LANE_GAMES = 3;
/** About forty opponents for each role. */
const MOST_RIVALS = 200;
const MILESTONE_GAMES = 100;
const MOST_MILESTONES = 12;

function gamesOf(playerId: number, { stats, matchIndex }: Season): PlayedLine[] {
  const matches = [...stats.players.matchesOf(playerId)].map((id) => matchIndex.get(id)).filter((match) => match !== null);
  return matches
    .sort(byStart)
    .flatMap((match) =>
      stats.of(match.id).flatMap((game) => game.players.filter(({ id }) => id === playerId).map((line) => ({ match, game, line }))),
    );
}

function championsOf(played: readonly PlayedLine[]): PlayerChampion[] {
  return [...grouped(played, ({ line }) => [line.champion.id]).values()]
    .map((own) => ({ champion: lastOf(own).line.champion, ...recordOf(own.map((each) => each.line)) }))
    .sort((a, b) => b.games - a.games || b.wins - a.wins || a.champion.id - b.champion.id)
    .slice(0, MOST_CHAMPIONS);
}

function listed(played: PlayedLine): PlayerGame {
  const { champion, totals } = played.line;
  return { ...listedGame(played), champion, cs: known(totals.cs) };
}

/** A player's times with one team, newest first, as far as games show them. */
function spellsOf(played: readonly PlayedLine[]): TeamSpell[] {
  const spells: TeamSpell[] = [];
  for (const { match, line } of played) {
    const last = spells.at(-1);
    const same = last?.team.id === line.teamId;
    const spell = {
      team: teamInMatch(match, line.teamId),
      from: same ? last.from : match.beginAt,
      to: match.beginAt,
      games: (same ? last.games : 0) + 1,
    };
    if (same) spells.pop();
    spells.push(spell);
  }
  return spells.slice(-MOST_TEAMS).reverse();
}

const whole = (figure: number | null): number | null => (figure === null ? null : Math.round(figure));

/** A figure of one game; null where it is not known. */
const known = ({ total, games }: PlayerTotals['cs']): number | null => (games === 0 ? null : total);

function formOf(played: readonly PlayedLine[]): FormGame[] {
  return played.map(({ match, game, line: { totals } }) => [
    Math.floor(beginOf(match) / 60_000),
    game.lengthSeconds,
    totals.kills,
    totals.deaths,
    totals.assists,
    known(totals.cs),
    whole(known(totals.damage)),
    whole(known(totals.goldAt15)),
  ]);
}

/** The seasons of a player's form, each with its games in a row; '' where a match names none. */
function formSeasonsOf(played: readonly PlayedLine[]): FormSeason[] {
  const seasons: FormSeason[] = [];
  let serie: number | null = null;
  for (const { match } of played) {
    const { leagueId, leagueName, serieId, serieName } = match;
    const last = serieId === serie ? seasons.pop() : undefined;
    seasons.push({ leagueId, leagueName, name: serieName, games: (last?.games ?? 0) + 1 });
    serie = serieId;
  }
  return seasons;
}

function laneFigures(
  lines: readonly PlayerGameLine[],
): LaneRival['own'] & { readonly goldAt15: number | null; readonly goldGames: number } {
  const totals = lines.map((line) => line.totals).reduce(addPlayerTotals, NO_PLAYER_TOTALS);
  const { kda, csPerMinute, damagePerMinute, goldDifferenceAt15 } = playerFigures(totals);
  return { kda, csPerMinute, damagePerMinute, goldAt15: goldDifferenceAt15, goldGames: totals.goldAt15.games };
}

/** Opponents in the same role, with their latest names and teams. */
function laneRivalsOf(played: readonly PlayedLine[]): LaneRival[] {
  return [...grouped(laneGamesOf(played), ({ other }) => [other.id])]
    .filter(([, games]) => games.length >= LEAST_LANE_GAMES)
    .sort(([idA, a], [idB, b]) => b.length - a.length || idA - idB)
    .slice(0, MOST_LANE_RIVALS)
    .map(([id, games]) => {
      const { goldAt15, goldGames, ...own } = laneFigures(games.map(({ line }) => line));
      const { goldAt15: _gold, goldGames: _games, ...theirs } = laneFigures(games.map(({ other }) => other));
      const wins = games.reduce((sum, { line }) => sum + line.totals.wins, 0);
      const { other, match } = lastOf(games);
      const team = teamInMatch(match, other.teamId);
      return { id, name: other.name, team, games: games.length, wins, own, theirs, goldAt15, goldGames };
    });
}

/** The first game and every hundredth one, newest first. */
function milestonesOf(played: readonly PlayedLine[]): Milestone[] {
  return played
    .flatMap(({ match: { id, beginAt, leagueName, left, right } }, index): Milestone[] => {
      const games = index + 1;
      if (games !== 1 && games % MILESTONE_GAMES !== 0) return [];
      return [{ games, matchId: id, beginAt, leagueName, left: left.name, right: right.name }];
    })
    .slice(-MOST_MILESTONES)
    .reverse();
}

/** The players of opposing teams, with their latest names. */
function rivalsOf(played: readonly PlayedLine[]): Pick<PlayerFiguresDocument, 'rivals' | 'omittedRivals'> {
  const met = played.flatMap(({ game, line }) =>
    game.players.filter(({ teamId }) => teamId !== line.teamId).map((other) => ({ line, other })),
  );
  const rivals = [...grouped(met, ({ other }) => [other.id])].map(([id, own]): Rival => {
    const wins = own.reduce((sum, { line }) => sum + line.totals.wins, 0);
    return { id, name: lastOf(own).other.name, games: own.length, wins };
  });
  const sorted = rivals.sort((a, b) => b.games - a.games || a.id - b.id);
  const omitted = sorted.length - MOST_RIVALS;
  return { rivals: sorted.slice(0, MOST_RIVALS), ...(omitted > 0 ? { omittedRivals: omitted } : {}) };
}

/** `playerFigures/{id}`; null for a player without games. */
export function derivePlayerFigures(playerId: number, season: Season): PlayerFiguresDocument | null {
  const played = gamesOf(playerId, season);
  const latest = played.at(-1);
  if (latest === undefined) return null;
  const { serieId, serieName, leagueName } = latest.match;
  const form = played.slice(-MOST_FORM_GAMES);
  return {
    playerId,
    games: played.length,
    season: serieId === 0 ? null : { serieId, name: serieName, leagueName },
    champions: championsOf(played),
    recent: played.slice(-MOST_GAMES).reverse().map(listed),
    teams: spellsOf(played),
    role: mainRole(played.map(({ line }) => line.role)),
    form: formOf(form),
    formSeasons: formSeasonsOf(form),
    laneRivals: laneRivalsOf(played),
    milestones: milestonesOf(played),
    placements: playerPlacementsOf(
      played.map(({ match, line }) => ({ match, teamId: line.teamId })),
      season.entities.players.get(playerId)?.team?.id ?? null,
      season,
    ),
    ...rivalsOf(played),
  };
}
