import { addDays, currentMonday } from '../../lib/domain/values/week';
import { UserError } from '../support/user-error.mjs';

/** What the measuring needs of a match. */
type ListedMatch = {
  id: number;
  slug: string;
  status: string;
  leagueId: number;
  left: { id: number; score: number };
  right: { id: number; score: number };
};

/** Addresses of one page of each kind. */
export const KINDS = ['/', 'match', 'standings', 'stats', 'team', 'league', 'player', 'news'] as const;

export type PageKind = (typeof KINDS)[number];

export type SitePages = {
  readonly paths: Readonly<Record<PageKind, string>>;
  /** Finished matches, none of which has been requested. */
  readonly matchPaths: string[];
};

/** Weeks around the site's own, in days. */
const WEEKS = [-14, -7, 0, 7];

async function json<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new UserError(`${address} answers ${answer.status}: is this a site of ours?`);
  return answer.json();
}

/** Where a short address leads: `/team/7` to `/team/7/t1`. */
async function fullPath(url: string, path: string) {
  const answer = await fetch(`${url}${path}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new UserError(`${path} answers ${answer.status}`);
  return new URL(answer.url).pathname;
}

const matchPath = ({ id, slug }: ListedMatch) => encodeURI(`/match/${id}/${slug}`);
const gamesOf = ({ left, right }: ListedMatch) => left.score + right.score;

/**
 * One page of each kind, found by the site's JSON. The match is the one with
 * the most games, in the week of the site's clock if there is one.
 * @param url the site's origin
 */
export async function sitePages(url: string): Promise<SitePages> {
  const { now }: { now: string } = await json(`${url}/api/health`);
  const monday = currentMonday(Date.parse(now), 'UTC');
  const finished: ListedMatch[] = [];
  for (const days of WEEKS) {
    const week: { matches: ListedMatch[] } = await json(`${url}/api/week?start=${addDays(monday, days)}`);
    finished.push(...week.matches.filter(({ status }) => status === 'finished'));
  }
  const match = finished.reduce((most: ListedMatch | null, each) => {
    return most === null || gamesOf(each) >= gamesOf(most) ? each : most;
  }, null);
  const { rows }: { rows: { id: number }[] } = await json(`${url}/api/stats?scope=all&kind=players`);
  const [player] = rows;
  if (match === null || player === undefined) throw new UserError('The site has no finished matches with figures to measure with.');
  return {
    paths: {
      '/': '/',
      match: matchPath(match),
      standings: '/standings',
      stats: '/stats',
      team: await fullPath(url, `/team/${match.left.id}`),
      league: await fullPath(url, `/league/${match.leagueId}`),
      player: await fullPath(url, `/player/${player.id}`),
      news: '/news',
    },
    matchPaths: finished.filter(({ id }) => id !== match.id).map(matchPath),
  };
}
