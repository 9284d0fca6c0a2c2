import { teamInMatch } from '../../domain/entities/team-stub';
import { runInSerie, seriePlaces } from '../../domain/competition/serie-places';
import type { Match } from '../../domain/match/match';
import { beginOf, byStart, isFinished } from '../../domain/match/match-order';
import { roleOrder } from '../../domain/match/role';
import type { PlayerPlacement } from '../../domain/statistics/player-figures-document';
import { seasonOf } from '../../domain/statistics/scopes';
import type { LineUp, Placement, TeamRun } from '../../domain/statistics/team-history';
import { grouped } from '../../domain/values/grouped';
import { playersIn } from './stats';
import type { Season } from '../index/season';

const LAST_PLACE = 8;
const MOST_PLACEMENTS = 60;
const MOST_LINE_UPS = 40;
const MOST_PLAYERS = 12;

/** The team's series, newest first, each with the team's matches in it, the latest first. */
export function bySerie(matches: readonly Match[]): Map<number, [Match, ...Match[]]> {
  return grouped(matches.toReversed(), ({ serieId }) => (serieId === 0 ? [] : [serieId]));
}

const NOT_KNOWN = { winnerId: null, endAt: null };

/** A team's finishes, newest first, if it was among the first eight: in series that are over, and in one that goes on without it. `matches` are all of the team, by start. */
export function placementsOf(teamId: number, matches: readonly Match[], { matchIndex, entities }: Season): Placement[] {
  return [...bySerie(matches)]
    .flatMap(([serieId, [match]]): Placement[] => {
      const place = seriePlaces(matchIndex.ofScope(`serie:${serieId}`), entities.series.get(serieId) ?? NOT_KNOWN).get(teamId);
      if (place === undefined || place.to > LAST_PLACE) return [];
      return [{ serieId, name: match.serieName, leagueName: match.leagueName, year: seasonOf(match), ...place }];
    })
    .slice(0, MOST_PLACEMENTS);
}

/** How far the team has got in the serie whose last bracket it is still in; else in the latest serie since its last finish in which it was eliminated and got no place. */
export function runOf(
  teamId: number,
  matches: readonly Match[],
  [place]: readonly Placement[],
  { matchIndex }: Season,
): TeamRun | undefined {
  const played = [...bySerie(matches.filter(isFinished)).keys()];
  const places = played.indexOf(place?.serieId ?? 0);
  const sincePlace = new Set(places < 0 ? played : played.slice(0, places));
  const runs = [...bySerie(matches)].flatMap(([serieId, [{ serieName: name, leagueName }]]): TeamRun[] => {
    const ofSerie = matchIndex.ofScope(`serie:${serieId}`);
    const goesOn = ofSerie.some(({ status }) => status !== 'finished' && status !== 'canceled');
    const run = goesOn || sincePlace.has(serieId) ? runInSerie(teamId, ofSerie) : null;
    return run === null ? [] : [{ serieId, name, leagueName, ...run }];
  });
  return runs.find(({ round }) => round !== null) ?? runs.find(({ serieId }) => sincePlace.has(serieId));
}

type PlayedFor = { readonly match: Match; readonly teamId: number };

/** Matches without players' figures that count for a player: those between two of their games for the same team, or since their last game for the team that they are in now. */
function unseenBetween(played: readonly PlayedFor[], teamNow: number | null, { matchIndex, stats }: Season): PlayedFor[] {
  const unseen: PlayedFor[] = [];
  const moments = [...played.map(({ match, teamId }) => ({ at: beginOf(match), teamId })), { at: Infinity, teamId: teamNow }];
  for (const [index, { match, teamId }] of played.entries()) {
    const next = moments[index + 1];
    if (next?.teamId !== teamId) continue;
    const between = matchIndex
      .ofTeam(teamId)
      .filter((each) => beginOf(each) > beginOf(match) && beginOf(each) < next.at && isFinished(each));
    for (const each of between) if (stats.of(each.id).every(({ players }) => players.length === 0)) unseen.push({ match: each, teamId });
  }
  return unseen;
}

/** Finishes among the first eight, newest first, of teams for which a player played a game in a serie that is over, or to which they belonged. `played` are all games that are known. */
export function playerPlacementsOf(played: readonly PlayedFor[], teamNow: number | null, season: Season): PlayerPlacement[] {
  const belonged = [...played, ...unseenBetween(played, teamNow, season)].sort((a, b) => byStart(a.match, b.match));
  return [...grouped(belonged, ({ teamId }) => [teamId])]
    .flatMap(([teamId, own]) => {
      const matches = own.map(({ match }) => match);
      const latest = bySerie(matches);
      return placementsOf(teamId, matches, season).flatMap((placement) => {
        const [match] = latest.get(placement.serieId) ?? [];
        return match ? [{ placement: { ...placement, team: teamInMatch(match, teamId) }, match }] : [];
      });
    })
    .sort((a, b) => byStart(b.match, a.match))
    .slice(0, MOST_PLACEMENTS)
    .map(({ placement }) => placement);
}

/** The team's players in each serie, newest first, as far as games show them. `matches` are all of the team, by start. */
export function lineUpsOf(teamId: number, matches: readonly Match[], { stats }: Season): LineUp[] {
  const lineUps = [...bySerie(matches)].flatMap(([serieId, own]): LineUp[] => {
    const played = own
      .toReversed()
      .flatMap(({ id, beginAt }) => stats.of(id).flatMap(({ players }) => players.map((line) => ({ line, beginAt }))))
      .filter(({ line }) => line.teamId === teamId);
    const [first, last] = [played[0], played.at(-1)];
    if (!first || !last) return [];
    const players = playersIn(played.map(({ line }) => line))
      .sort((a, b) => roleOrder(a.role) - roleOrder(b.role) || b.games - a.games || a.id - b.id)
      .slice(0, MOST_PLAYERS);
    const { serieName: name, leagueName } = own[0];
    return [{ serieId, name, leagueName, from: first.beginAt, to: last.beginAt, players }];
  });
  return lineUps.slice(0, MOST_LINE_UPS);
}
