import { teamOfSide } from '../../domain/entities/team-stub';
import { compareLeagues } from '../../domain/leagues/league-table';
import type { FinishedMatch } from '../../domain/match/match';
import { hasRecap } from '../../domain/news/has-recap';
import {
  NEWS_CHUNK,
  newsPages,
  newsScope,
  type ArticleItem,
  type NewsArticle,
  type NewsChunk,
  type NewsHead,
  type NewsIndex,
  type NewsItem,
} from '../../domain/news/news';
import { memoized } from '../../domain/values/memoized';
import type { Season } from '../index/season';
import { teamIdsOf } from '../../domain/match/match-state';
import type { Digests } from './digests';

/** The lists that an item belongs to: everything, its leagues, its teams. */
function scopesOfTags(leagueIds: readonly number[], teamIds: readonly number[]): string[] {
  return ['all', ...leagueIds.map((leagueId) => newsScope({ leagueId })), ...teamIds.map((teamId) => newsScope({ teamId }))];
}

export function scopesOfRecap(match: FinishedMatch): string[] {
  return scopesOfTags([match.leagueId], teamIdsOf(match));
}

export function scopesOfArticle({ leagues, teams }: NewsArticle): string[] {
  return scopesOfTags(
    leagues.map(({ id }) => id),
    teams.map(({ id }) => id),
  );
}

function recapItem(match: FinishedMatch): NewsItem {
  return {
    kind: 'recap',
    matchId: match.id,
    at: match.beginAt,
    left: teamOfSide(match.left),
    right: teamOfSide(match.right),
    league: { id: match.leagueId, name: match.leagueName },
    competition: [match.serieName, match.tournamentName].filter(Boolean).join(' · '),
    ...(match.round ? { round: match.round } : {}),
  };
}

function articleItem({ html: _html, ...item }: NewsArticle): ArticleItem {
  return item;
}

const SCOPE = /^(league|team):(\d+)$/;

/** A unique key, by which items of the same instant are ordered. */
function keyOf(item: NewsItem): string {
  return item.kind === 'recap' ? `${item.matchId}` : item.id;
}

/**
 * The lists of news, composed of articles and digests, those of a team of
 * articles and recaps of its matches. A list is cached until `forget` says that it has changed.
 */
export class NewsLists {
  /** All items of a list, oldest first. */
  readonly items = memoized((scope: string) => this.#compose(scope));

  constructor(
    private readonly season: Season,
    private readonly digests: Digests,
  ) {}

  forget(scope: string): void {
    this.items.forget(scope);
  }

  head(scope: string): NewsHead | null {
    const items = this.items(scope);
    if (items.length === 0) return null;
    const first = (newsPages(items.length) - 1) * NEWS_CHUNK;
    return { scope, name: this.#nameOf(scope), total: items.length, items: items.slice(first).reverse() };
  }

  /** A chunk of a list; null for one that is in the head, or does not exist. */
  chunk(scope: string, chunk: number): NewsChunk | null {
    const items = this.items(scope);
    if (chunk >= newsPages(items.length) - 1) return null;
    return { items: items.slice(chunk * NEWS_CHUNK, (chunk + 1) * NEWS_CHUNK).reverse() };
  }

  /** Leagues that have news; null while there is no news at all. */
  index(): NewsIndex | null {
    const leagues = new Map<number, NewsIndex['leagues'][number]>();
    for (const item of this.items('all')) {
      for (const { id, name } of item.kind === 'article' ? item.leagues : [item.league]) {
        leagues.set(id, {
          id,
          name: this.season.entities.leagues.get(id)?.name ?? name,
          acronym: this.season.entities.leagues.get(id)?.acronym ?? '',
        });
      }
    }
    return leagues.size === 0 ? null : { leagues: [...leagues.values()].sort((a, b) => compareLeagues(a.id, b.id)) };
  }

  #nameOf(scope: string): string {
    const [, kind, id] = SCOPE.exec(scope) ?? [];
    return (kind === 'league' ? this.season.entities.leagues : this.season.entities.teams).get(Number(id))?.name ?? '';
  }

  #compose(scope: string): readonly NewsItem[] {
    const [, kind, id] = SCOPE.exec(scope) ?? [];
    const own = [...this.season.articles.values()].filter((article) => scopesOfArticle(article).includes(scope)).map(articleItem);
    return [...this.#ofMatches(kind, Number(id)), ...own].sort(
      (a, b) => Date.parse(a.at) - Date.parse(b.at) || (keyOf(a) < keyOf(b) ? -1 : 1),
    );
  }

  #ofMatches(kind: string | undefined, id: number): readonly NewsItem[] {
    if (kind === 'team') return this.season.matchIndex.ofTeam(id).filter(hasRecap).map(recapItem);
    return kind === 'league' ? this.digests.items(id) : this.digests.all();
  }
}
