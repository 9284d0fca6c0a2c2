import type { GameDetail } from '../domain/match/game';
import { isStale, liveFigures } from '../domain/match/live-figures';
import type { Match } from '../domain/match/match';
import { isOverdue } from '../domain/match/match-duration';
import { beginOf, isAnnounced, isFinished, isUpcoming } from '../domain/match/match-order';
import { scopesOf } from '../domain/statistics/scopes';
import { goneKey, type GoneNote, type GonePage } from '../domain/page/gone';
import type { BackgroundResults, SourceSnapshot } from '../source/match-source';
import { playedGames } from './index/played-games';
import type { Entities, EntityIndex } from './index/entity-index';
import type { MatchChange, MatchIndex } from './index/match-index';
import type { StatsIndex } from './index/stats-index';

/** Known matches within the time that a snapshot covers which are not in it. One that could not be read this time is not missing, nor is a postponed one: its source may have no date for it. */
export function missingFrom({ matches, rejections }: SourceSnapshot, matchIndex: MatchIndex): number[] {
  const first = matches.reduce((least, match) => Math.min(least, beginOf(match)), Infinity);
  const last = matches.reduce((most, match) => Math.max(most, beginOf(match)), -Infinity);
  const malformed = rejections.flatMap(({ kind, entity, id }) => (kind === 'malformed' && entity === 'match' ? [Number(id)] : []));
  const ids = new Set([...matches.map(({ id }) => id), ...malformed]);
  return [...matchIndex.all()]
    .filter((match) => !ids.has(match.id) && match.status !== 'postponed' && beginOf(match) >= first && beginOf(match) <= last)
    .map(({ id }) => id);
}

/** The entities that are new or differ from the known ones. */
export function changedEntities(entities: Entities, known: EntityIndex): Entities {
  const differing = <Value>(values: readonly Value[], before: (value: Value) => Value | undefined) =>
    values.filter((value) => JSON.stringify(value) !== JSON.stringify(before(value)));
  return {
    leagues: differing(entities.leagues, ({ id }) => known.leagues.get(id)),
    series: differing(entities.series, ({ id }) => known.series.get(id)),
    tournaments: differing(entities.tournaments, ({ id }) => known.tournaments.get(id)),
    teams: differing(entities.teams, ({ id }) => known.teams.get(id)),
    players: differing(entities.players, ({ id }) => known.players.get(id)),
    champions: differing(entities.champions, ({ id }) => known.champions.get(id)),
    standings: differing(entities.standings, ({ tournamentId }) => known.standings.get(tournamentId)),
  };
}

/** What documents of figures count of a match, as a text to compare; null if none of its games counts. */
function countedAs(match: Match, stats: StatsIndex): string | null {
  const games = playedGames(match, stats).map(({ winnerId, lengthSeconds, lines }) => [lines?.gameId, winnerId, lengthSeconds]);
  if (games.length === 0) return null;
  const named = ({ id, name, abbr, img }: Match['left']) => [id, name, abbr, img];
  const { beginAt, leagueName, serieName, tournamentName, left, right } = match;
  return JSON.stringify([scopesOf(match), beginAt, leagueName, serieName, tournamentName, named(left), named(right), games]);
}

/** Both versions of every match whose games now count in other documents, under another name, or no longer. */
export function countedElsewhere(changes: readonly MatchChange[], stats: StatsIndex): Match[] {
  return changes.flatMap(({ before, after }) => {
    const versions = [before, after].map((match) => ({ match, counted: match && countedAs(match, stats) }));
    if (versions[0]?.counted === versions[1]?.counted) return [];
    return versions.flatMap(({ match, counted }) => (match === null || counted === null ? [] : [match]));
  });
}

/** Open matches that have become overdue and that the source has not just sent. */
export function forgottenMatches(matches: MatchIndex, sent: ReadonlySet<number>, now: number): Match[] {
  const open = [...matches.withStatus('running'), ...matches.withStatus('not_started')];
  return open.filter((match) => match.overdue !== true && isOverdue(match, now) && !sent.has(match.id));
}

/** Matches that left the lists of matches to come between two moments by the time alone: not begun an hour after their time, or called off two weeks ago. */
export function noLongerListed(matches: MatchIndex, { from, to }: { readonly from: number; readonly to: number }): MatchChange[] {
  const late = matches.withStatus('not_started').filter((match) => isUpcoming(match, from) && !isUpcoming(match, to));
  const off = [...matches.withStatus('postponed'), ...matches.withStatus('canceled')];
  const forgotten = off.filter((match) => isAnnounced(match, from) && !isAnnounced(match, to));
  return [...late, ...forgotten].map((match) => ({ before: match, after: match }));
}

/** The last result of each stage whose table has changed. Pages of later matches and digests mention places in it, as if that result had changed. */
export function lastOfTables({ standings, tournaments }: Entities, matches: MatchIndex): MatchChange[] {
  const ids = new Set([...standings.map(({ tournamentId }) => tournamentId), ...tournaments.map(({ id }) => id)]);
  return [...ids].flatMap((id) => {
    const last = matches.ofTournament(id).findLast(isFinished);
    return last ? [{ before: last, after: last }] : [];
  });
}

/** Running matches whose live figures became stale between two moments, which changes the documents that show them. */
export function newlyStale(
  matches: MatchIndex,
  playing: ReadonlyMap<number, readonly GameDetail[]>,
  { from, to }: { readonly from: number; readonly to: number },
): number[] {
  return matches.withStatus('running').flatMap((match) => {
    const figures = liveFigures(match, playing.get(match.id) ?? [], { prior: null });
    return figures !== null && !isStale(match, figures, from) && isStale(match, figures, to) ? [match.id] : [];
  });
}

/** Notes of where merged entities are now. Merges may be chained, so the last one counts; if `has` does not know it, the note only says that the entity is gone. */
export function mergeNotes(merged: BackgroundResults['merged'], has: (page: GonePage) => boolean): GoneNote[] {
  const next = new Map(merged.map((merge) => [goneKey(merge), merge.into]));
  return merged.map(({ kind, id, into }) => {
    let end = into;
    for (let hops = 0; hops < merged.length && !has({ kind, id: end }); hops += 1) end = next.get(goneKey({ kind, id: end })) ?? end;
    return end !== id && has({ kind, id: end }) ? { kind, id, into: end } : { kind, id };
  });
}
