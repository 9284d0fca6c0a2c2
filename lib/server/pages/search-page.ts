import { cacheTag, type CacheTag } from '../../domain/page/cache-tags';
import type { Match, MatchSummary } from '../../domain/match/match';
import { findNames, partThatFits, type FoundPart } from '../../domain/search/all-names';
import { MEETINGS_SHOWN, BEST_MATCHES_SHOWN, meetingsToSend } from '../../domain/search/meetings-shown';
import { namedPair, type NamedPair } from '../../domain/search/pairs';
import type { SearchEntry } from '../../domain/search/search-entry';
import { matchSummary } from '../../domain/match/match-summary';
import { readHeadToHead, teamPair } from '../../store/models/match-documents';
import { readLeagueDocument } from '../../store/models/competition-documents';
import { readLastMatches, readPlayer } from '../../store/models/entity-documents';
import { searchedNames } from '../search/names-cache';
import { loadFirstTeams } from './first-teams';
import type { FoundData } from './loaded';

/** Two teams or players that the search names together; of teams also the matches between them. */
type SearchedPair = NamedPair & { readonly next: readonly MatchSummary[]; readonly last: readonly MatchSummary[] };

type SearchResults = {
  readonly entries: readonly SearchEntry[];
  readonly near: boolean;
  readonly pair: SearchedPair | null;
  /** The whole text finds nothing: the entries are what a part of it finds. */
  readonly part: FoundPart | null;
};

/** The next and the latest meetings of two teams. Two reads. */
async function meetingsOf({ left, right }: NamedPair): Promise<Pick<SearchedPair, 'next' | 'last'>> {
  const [ofLeft, meetings] = await Promise.all([readLastMatches(left.id), readHeadToHead(teamPair(left.id, right.id))]);
  const next = (ofLeft?.next ?? []).filter((match) => match.left.id === right.id || match.right.id === right.id).map(matchSummary);
  return { next: meetingsToSend(next, MEETINGS_SHOWN.next), last: meetingsToSend(meetings?.matches ?? [], MEETINGS_SHOWN.last) };
}

/** Everything that a text finds by name, and what two named teams have played and will play. At most two reads beside the names. */
export async function loadSearch(text: string, now: number): Promise<FoundData<SearchResults>> {
  const names = await searchedNames(now);
  const whole = findNames(names, text);
  const pair = namedPair(names, text);
  const part = whole.entries.length === 0 && pair === null ? partThatFits(names, text) : null;
  const found = part === null ? whole : findNames(names, part.shown);
  const meetings = pair?.kind === 'team' ? await meetingsOf(pair) : { next: [], last: [] };
  return {
    data: { ...found, pair: pair && { ...pair, ...meetings }, part },
    tags: [cacheTag.search, ...(pair?.kind === 'team' ? [cacheTag.team(pair.left.id), cacheTag.team(pair.right.id)] : [])],
    matches: meetings.next,
  };
}

/** `next` begins with a running match; `last` has the latest first. */
type FoundMatches = Pick<SearchedPair, 'next' | 'last'>;

type Lists = { readonly next: readonly Match[]; readonly last: readonly Match[]; readonly tag: CacheTag };

/** The matches of a league or team, or the next ones of a player; null for any other entry. One read, two for a player. */
async function matchesOf({ type, id }: SearchEntry): Promise<Lists | null> {
  if (type === 'league') {
    const document = await readLeagueDocument(id);
    return document && { next: [...document.running, ...document.upcoming], last: document.latest, tag: cacheTag.league(id) };
  }
  const teamId = type === 'team' ? id : type === 'player' ? (await readPlayer(id))?.team?.id : undefined;
  if (teamId === undefined) return null;
  const { next = [], recent = [] } = (await readLastMatches(teamId)) ?? {};
  return { next, last: type === 'team' ? recent : [], tag: cacheTag.team(teamId) };
}

type SearchPageData = SearchResults & { readonly matches: FoundMatches | null };

/** What the page shows before anything is searched for: the clubs with most fans. */
export async function loadSearchStart(now: number): Promise<FoundData<SearchPageData>> {
  const { teams, tags } = await loadFirstTeams(now);
  const entries = teams.map((team) => ({ ...team, type: 'team' as const, key: `team-${team.id}` }));
  return { data: { entries, near: false, pair: null, part: null, matches: null }, tags, matches: [] };
}

/** `loadSearch`, with the matches of the first entry. At most two reads more. */
export async function loadSearchPage(text: string, now: number): Promise<FoundData<SearchPageData>> {
  const { data, tags, matches } = await loadSearch(text, now);
  const [best] = data.entries;
  const lists = best === undefined || data.near || data.pair !== null ? null : await matchesOf(best);
  if (lists === null) return { data: { ...data, matches: null }, tags, matches };
  const next = meetingsToSend(lists.next.map(matchSummary), BEST_MATCHES_SHOWN.next);
  const last = meetingsToSend(lists.last.map(matchSummary), BEST_MATCHES_SHOWN.last);
  return { data: { ...data, matches: { next, last } }, tags: [...tags, lists.tag], matches: next };
}
