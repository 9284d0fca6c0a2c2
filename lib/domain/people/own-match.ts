import type { MatchSummary } from '../match/match';
import { teamIdsOf } from '../match/match-state';
import { hides } from '../match/spoilers';
import type { NewsItem } from '../news/news';
import type { Settings } from '../settings/settings';
import type { Following } from './following';

/** What decides whether a match is one of the visitor's. */
export type OwnMatchRule = Pick<Following, 'leaguesOrder' | 'followingTeams' | 'followingMatches'> & {
  /** Teams of followed players. */
  readonly playerTeams: readonly number[];
};

/**
 * Whether a match is one of "mine": its league is followed, or it is itself, or
 * one of its teams, or a player of one. With results hidden a team does not count in a match that others feed:
 * that the match is listed would say that the team got there.
 */
export function isOwnMatch(
  match: MatchSummary,
  { leaguesOrder, followingTeams, followingMatches, playerTeams }: OwnMatchRule,
  reader: Pick<Settings, 'spoilerFree'>,
): boolean {
  if (leaguesOrder.includes(match.leagueId) || followingMatches.includes(match.id)) return true;
  return !hides({ teams: match }, reader) && teamIdsOf(match).some((id) => followingTeams.includes(id) || playerTeams.includes(id));
}

/**
 * The same for news: an article by the leagues and teams it is about, a digest
 * by its league, that of a day by the teams of its matches too, a recap by its match.
 */
export function isOwnNews(
  item: NewsItem,
  { leaguesOrder, followingTeams, followingMatches, playerTeams }: OwnMatchRule,
  reader: Pick<Settings, 'spoilerFree'>,
): boolean {
  const isOwnTeam = (id: number) => followingTeams.includes(id) || playerTeams.includes(id);
  switch (item.kind) {
    case 'article':
      return item.leagues.some(({ id }) => leaguesOrder.includes(id)) || item.teams.some(({ id }) => isOwnTeam(id));
    case 'digest':
      if (leaguesOrder.includes(item.league.id)) return true;
      // A day's digest names all of its matches; a week's only one, which results choose.
      return (
        item.span === 'day' &&
        item.matches.some((match) => !hides({ teams: match }, reader) && [match.left.id, match.right.id].some(isOwnTeam))
      );
    case 'recap': {
      if (leaguesOrder.includes(item.league.id) || followingMatches.includes(item.matchId)) return true;
      return !hides({ teams: item }, reader) && [item.left.id, item.right.id].some(isOwnTeam);
    }
  }
}
