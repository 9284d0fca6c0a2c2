import type { Match } from '../../domain/match/match';
import { dayOf } from '../../domain/values/zoned-date';
import { paths } from '../../domain/page/paths';
import {
  CHAMPIONS_PART,
  isInSitemapPart,
  sitemapPartOf,
  type DividedKind,
  type SitemapIndex,
  type SitemapPage,
  type SitemapPart,
} from '../../domain/page/sitemap';
import { catalogYear } from './catalogs';
import type { Season } from '../index/season';

/** The UTC day on which the latest finished match began; null where none is finished. */
function latestResult(matches: readonly Match[]): string | null {
  const days = matches.filter(({ status }) => status === 'finished').map(({ beginAt }) => dayOf(beginAt, 'UTC'));
  return days.sort().at(-1) ?? null;
}

const partsOf = (kind: DividedKind, ids: Iterable<number>): string[] => [...new Set([...ids].map((id) => sitemapPartOf(kind, id)))].sort();

export function deriveSitemapIndex({ matchIndex, entities }: Season): SitemapIndex {
  return {
    weeks: matchIndex
      .weeks()
      .sort()
      .map((monday) => {
        const matches = matchIndex.ofWeek(monday);
        return { monday, day: latestResult(matches), days: [...new Set(matches.map(({ beginAt }) => dayOf(beginAt, 'UTC')))].sort() };
      }),
    years: [...new Set([...entities.tournaments.values()].map(catalogYear))].sort((a, b) => a - b),
    parts: [
      ...partsOf('teams', entities.teams.keys()),
      ...partsOf('players', entities.players.keys()),
      ...(entities.champions.size === 0 ? [] : [CHAMPIONS_PART]),
    ],
  };
}

/** A part of the sitemap; null without pages. */
function part(pages: readonly SitemapPage[]): SitemapPart | null {
  return pages.length === 0 ? null : { pages: [...pages].sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

export function deriveSitemapTeams(name: string, { entities, matchIndex }: Season): SitemapPart | null {
  const teams = [...entities.teams.values()].filter(isInSitemapPart('teams', name));
  return part(teams.map((team) => ({ path: paths.team(team), day: latestResult(matchIndex.ofTeam(team.id)) })));
}

export function deriveSitemapPlayers(name: string, { entities }: Season): SitemapPart | null {
  const players = [...entities.players.values()].filter(isInSitemapPart('players', name));
  return part(players.map((player) => ({ path: paths.player(player), day: null })));
}

export function deriveSitemapChampions({ entities }: Season): SitemapPart | null {
  return part([...entities.champions.values()].map((champion) => ({ path: paths.champion(champion), day: null })));
}
