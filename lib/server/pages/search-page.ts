import { cacheTag } from '../../domain/page/cache-tags';
import type { MatchSummary } from '../../domain/match/match';
import { findNames } from '../../domain/search/all-names';
import { MEETINGS_SHOWN, TEAM_MATCHES_SHOWN, meetingsToSend } from '../../domain/search/meetings-shown';
import { namedPair, type NamedPair } from '../../domain/search/pairs';
import type { SearchEntry } from '../../domain/search/search-entry';
import { matchSummary } from '../../domain/match/match-summary';
import { readHeadToHead, teamPair } from '../../store/models/match-documents';
import { readLastMatches } from '../../store/models/entity-documents';
import { searchedNames } from '../search/names-cache';
import type { FoundData } from './loaded';

/** Two that are named together, and of teams the matches between them. */
type SearchedPair = NamedPair & { readonly next: readonly MatchSummary[]; readonly last: readonly MatchSummary[] };

type Searched = { readonly entries: readonly SearchEntry[]; readonly near: boolean; readonly pair: SearchedPair | null };

/** Two reads. */
async function meetingsOf({ left, right }: NamedPair): Promise<Pick<SearchedPair, 'next' | 'last'>> {
  const [ofLeft, meetings] = await Promise.all([readLastMatches(left.id), readHeadToHead(teamPair(left.id, right.id))]);
  const next = (ofLeft?.next ?? []).filter((match) => match.left.id === right.id || match.right.id === right.id).map(matchSummary);
  return { next: meetingsToSend(next, MEETINGS_SHOWN.next), last: meetingsToSend(meetings?.matches ?? [], MEETINGS_SHOWN.last) };
}

/** Everything that a text finds by name, and what two named teams have played and will play. At most two reads beside the names. */
export async function loadSearch(text: string, now: number): Promise<FoundData<Searched>> {
  const names = await searchedNames(now);
  const found = findNames(names, text);
  const pair = namedPair(names, text);
  const meetings = pair?.kind === 'team' ? await meetingsOf(pair) : { next: [], last: [] };
  return {
    data: { ...found, pair: pair && { ...pair, ...meetings } },
    tags: [cacheTag.search, ...(pair?.kind === 'team' ? [cacheTag.team(pair.left.id), cacheTag.team(pair.right.id)] : [])],
    matches: meetings.next,
  };
}

/** What a team plays next, a running match first, and has played last. */
type FoundMatches = Pick<SearchedPair, 'next' | 'last'>;

/** The same for the page, and the matches of a team that is found before all else. One read more. */
export async function loadSearchPage(text: string, now: number): Promise<FoundData<Searched & { readonly matches: FoundMatches | null }>> {
  const { data, tags, matches } = await loadSearch(text, now);
  const [best] = data.entries;
  if (data.near || data.pair !== null || best?.type !== 'team') return { data: { ...data, matches: null }, tags, matches };
  const stored = await readLastMatches(best.id);
  const next = meetingsToSend((stored?.next ?? []).map(matchSummary), TEAM_MATCHES_SHOWN.next);
  const last = meetingsToSend((stored?.recent ?? []).map(matchSummary), TEAM_MATCHES_SHOWN.last);
  return { data: { ...data, matches: { next, last } }, tags: [...tags, cacheTag.team(best.id)], matches: next };
}
