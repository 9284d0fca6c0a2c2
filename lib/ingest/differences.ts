import type { GameDetail } from '../domain/match/game';
import { isStale, liveFigures } from '../domain/match/live-figures';
import type { Match } from '../domain/match/match';
import { isOverdue } from '../domain/match/match-duration';
import { beginOf, isUpcoming } from '../domain/match/match-order';
import { scopesOf } from '../domain/statistics/scopes';
import { goneKey, type GoneNote, type GonePage } from '../domain/page/gone';
import type { BackgroundResults, SourceSnapshot } from '../source/match-source';
import { playedGames } from './index/played-games';
import type { Entities, EntityIndex } from './index/entity-index';
import type { MatchChange, MatchIndex } from './index/match-index';
import type { StatsIndex } from './index/stats-index';

/** What differs between what a source tells and what is known of it. */

/** Matches of the index that lie within the time a snapshot covers, and are not in it. One that could not be read this time is not missing, nor one that was put off: its source may have no date for it. */
export function missingFrom({ matches, rejections }: SourceSnapshot, matchIndex: MatchIndex): number[] {
  const first = matches.reduce((least, match) => Math.min(least, beginOf(match)), Infinity);
  const last = matches.reduce((most, match) => Math.max(most, beginOf(match)), -Infinity);
  const malformed = rejections.flatMap(({ kind, entity, id }) => (kind === 'malformed' && entity === 'match' ? [Number(id)] : []));
  const ids = new Set([...matches.map(({ id }) => id), ...malformed]);
  return [...matchIndex.all()]
    .filter((match) => !ids.has(match.id) && match.status !== 'postponed' && beginOf(match) >= first && beginOf(match) <= last)
    .map(({ id }) => id);
}

/** Those of `entities` that are not known as they are. */
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

/** What the documents of figures hold of a match whose games count; null where none does. If it differs, they may have changed. */
function countedAs(match: Match, stats: StatsIndex): string | null {
  const games = playedGames(match, stats).map(({ winnerId, lengthSeconds, lines }) => [lines?.gameId, winnerId, lengthSeconds]);
  if (games.length === 0) return null;
  const named = ({ id, name, abbr, img }: Match['left']) => [id, name, abbr, img];
  const { beginAt, leagueName, serieName, tournamentName, left, right } = match;
  return JSON.stringify([scopesOf(match), beginAt, leagueName, serieName, tournamentName, named(left), named(right), games]);
}

/** Both versions of matches whose games count elsewhere now, or under another name, or no more. */
export function countedElsewhere(changes: readonly MatchChange[], stats: StatsIndex): Match[] {
  return changes.flatMap(({ before, after }) => {
    const versions = [before, after].map((match) => ({ match, counted: match && countedAs(match, stats) }));
    if (versions[0]?.counted === versions[1]?.counted) return [];
    return versions.flatMap(({ match, counted }) => (match === null || counted === null ? [] : [match]));
  });
}

/** Matches of which nothing was heard for too long by now, and that their source has not just sent. */
export function forgottenMatches(matches: MatchIndex, sent: ReadonlySet<number>, now: number): Match[] {
  const open = [...matches.withStatus('running'), ...matches.withStatus('not_started')];
  return open.filter((match) => match.overdue !== true && isOverdue(match, now) && !sent.has(match.id));
}

/** Matches that have not begun an hour after their time: no longer upcoming, though the source did not say so. */
export function newlyLate(matches: MatchIndex, { from, to }: { readonly from: number; readonly to: number }): MatchChange[] {
  return matches
    .withStatus('not_started')
    .filter((match) => isUpcoming(match, from) && !isUpcoming(match, to))
    .map((match) => ({ before: match, after: match }));
}

/** Running matches whose figures have become stale: without new ones, what follows from them has changed. */
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

/** By what each is part of in the end: several merges may come at once. One that is part of nothing that `has` knows is gone, and no more is said. */
export function mergeNotes(merged: BackgroundResults['merged'], has: (page: GonePage) => boolean): GoneNote[] {
  const next = new Map(merged.map((merge) => [goneKey(merge), merge.into]));
  return merged.map(({ kind, id, into }) => {
    let end = into;
    for (let hops = 0; hops < merged.length && !has({ kind, id: end }); hops += 1) end = next.get(goneKey({ kind, id: end })) ?? end;
    return end !== id && has({ kind, id: end }) ? { kind, id, into: end } : { kind, id };
  });
}
