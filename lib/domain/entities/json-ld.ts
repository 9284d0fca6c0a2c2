import type { Player, Team } from './entities';
import { realName } from './native-names';

/**
 * Structured data of pages in schema.org's terms
 * (https://developers.google.com/search/docs/appearance/structured-data).
 * Addresses are absolute. Nothing here reveals a result.
 */

const CONTEXT = 'https://schema.org';
const SPORT = 'League of Legends';

type Crumb = { readonly name: string; readonly url: string };

/** The way from the site's lists to a page, the page last. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[]) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url }) as const),
  } as const;
}

/** A team with its players; `league`: where it plays most. */
export function teamJsonLd(team: Team, url: string, league: string | null) {
  return {
    '@context': CONTEXT,
    '@type': 'SportsTeam',
    name: team.name,
    url,
    sport: SPORT,
    ...(team.acronym === '' || team.acronym === team.name ? {} : { alternateName: team.acronym }),
    ...(league === null ? {} : { memberOf: { '@type': 'SportsOrganization', name: league } as const }),
    athlete: team.players.map(({ name }) => ({ '@type': 'Person', name }) as const),
  } as const;
}

/** A player: the real name where it is known, the name in the game beside it. */
export function playerJsonLd(player: Player, url: string) {
  const { name, nationality, team } = player;
  const { latin, native } = realName(player);
  const others = [...(latin === '' ? [] : [name]), ...(native === null ? [] : [native.text])];
  return {
    '@context': CONTEXT,
    '@type': 'Person',
    name: latin || name,
    ...(others.length === 0 ? {} : { alternateName: others }),
    url,
    ...(nationality === '' ? {} : { nationality: { '@type': 'Country', name: nationality } as const }),
    ...(team === null ? {} : { affiliation: { '@type': 'SportsTeam', name: team.name, sport: SPORT } as const }),
  } as const;
}

/** JSON for a script element: "<" would let a name close it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
