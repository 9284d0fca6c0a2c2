import { type MatchStake, matchStake } from '../../domain/competition/scenarios/match-stake';
import type { GamesDocument, MatchDocument } from '../../domain/models/read-models';
import { type CatchUpDays, catchUpMatches } from '../../domain/schedule/catch-up';
import type { FinishedMatch, Match } from '../../domain/match/match';
import { withoutFigures } from '../../domain/match/match-games';
import { isFinished } from '../../domain/match/match-order';
import { cacheTag } from '../../domain/page/cache-tags';
import { mondayOf } from '../../domain/values/week';
import { dayOf } from '../../domain/values/zoned-date';
import { DAY_MS } from '../../domain/values/durations';
import { readStandings } from '../../store/models/competition-documents';
import { readGames, readMatchDocument, readWeek } from '../../store/models/match-documents';
import { type FoundData, type PageData, absent } from './loaded';
import { sourceHasFigures } from './shell-data';

type MatchPage = {
  readonly document: MatchDocument;
  /** Null before any game has begun. */
  readonly played: GamesDocument | null;
  /** What is at stake in its table or bracket, before the match begins; null where that is not known. */
  readonly stake: MatchStake | null;
};

async function loadStake(match: Match): Promise<MatchStake | null> {
  const table = await readStandings(match.tournamentId);
  return table && matchStake(table, match);
}

/** A match and its games, which wait for no figures where the source has none. Two reads; a third, of its table, before it begins. */
export async function loadMatch(id: number, now: number): Promise<PageData<MatchPage>> {
  const [stored, played, hasFigures] = await Promise.all([readMatchDocument(id), readGames(id), sourceHasFigures(now)]);
  const document = stored && !hasFigures ? { ...stored, match: withoutFigures(stored.match) } : stored;
  if (document === null) return absent({ kind: 'match', id }, [cacheTag.match(id)]);
  const { match } = document;
  const isAhead = match.status === 'not_started' && match.tournamentId > 0;
  return {
    data: { document, played, stake: isAhead ? await loadStake(match) : null },
    // Other results of the stage move what is at stake.
    tags: isAhead ? [cacheTag.match(id), cacheTag.tournament(match.tournamentId)] : [cacheTag.match(id)],
    matches: [match],
  };
}

/** The matches of some weeks (their Mondays, "YYYY-MM-DD"), by start within each; none of a week without a document. A read each. */
export async function loadWeeks(mondays: readonly string[]): Promise<FoundData<readonly Match[]>> {
  const weeks = await Promise.all(mondays.map((monday) => readWeek(monday)));
  const matches = weeks.flatMap((week) => week?.matches ?? []);
  return { data: matches, tags: mondays.map(cacheTag.week), matches };
}

/** What was worth watching in the last days. One read or two. */
export async function loadCatchUp(days: CatchUpDays, now: number): Promise<FoundData<readonly FinishedMatch[]>> {
  const mondays = [...new Set([now - days * DAY_MS, now].map((at) => mondayOf(dayOf(at, 'UTC'))))];
  const { data, tags } = await loadWeeks(mondays);
  return { data: catchUpMatches(data.filter(isFinished), days, now), tags, matches: [] };
}
