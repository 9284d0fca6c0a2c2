import { UserError } from '../support/user-error.mjs';

/**
 * What the measuring needs of a match.
 * @typedef {{id: number, slug: string, status: string, leagueId: number, left: {id: number, score: number}, right: {id: number, score: number}}} ListedMatch
 */

/** Addresses of one page of each kind. */
export const KINDS = /** @type {const} */ (['/', 'match', 'standings', 'stats', 'team', 'league', 'player', 'news']);

/** @typedef {typeof KINDS[number]} PageKind */

/**
 * @typedef {object} SitePages
 * @property {Readonly<Record<PageKind, string>>} paths
 * @property {string[]} matchPaths finished matches, none of which has been requested
 */

const DAY_MS = 86_400_000;
/** Weeks around the site's own, in days. */
const WEEKS = [-14, -7, 0, 7];

/**
 * @param {number} instant
 * @returns {string} the Monday of its UTC week
 */
export function mondayOfInstant(instant) {
  const day = new Date(instant).getUTCDay();
  return new Date(instant - ((day + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}

/**
 * @template Answer
 * @param {string} address
 * @returns {Promise<Answer>}
 */
async function json(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new UserError(`${address} answers ${answer.status}: is this a site of ours?`);
  return answer.json();
}

/**
 * Where a short address leads: `/team/7` to `/team/7/t1`.
 * @param {string} url
 * @param {string} path
 */
async function fullPath(url, path) {
  const answer = await fetch(`${url}${path}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new UserError(`${path} answers ${answer.status}`);
  return new URL(answer.url).pathname;
}

/** @param {ListedMatch} match */
const matchPath = ({ id, slug }) => encodeURI(`/match/${id}/${slug}`);
/** @param {ListedMatch} match */
const gamesOf = ({ left, right }) => left.score + right.score;

/**
 * One page of each kind, found by the site's JSON. The match is the one with
 * the most games, in the week of the site's clock if there is one.
 * @param {string} url the site's origin
 * @returns {Promise<SitePages>}
 */
export async function sitePages(url) {
  /** @type {{now: string}} */
  const { now } = await json(`${url}/api/health`);
  const monday = Date.parse(mondayOfInstant(Date.parse(now)));
  /** @type {ListedMatch[]} */
  const finished = [];
  for (const days of WEEKS) {
    const start = new Date(monday + days * DAY_MS).toISOString().slice(0, 10);
    /** @type {{matches: ListedMatch[]}} */
    const week = await json(`${url}/api/week?start=${start}`);
    finished.push(...week.matches.filter(({ status }) => status === 'finished'));
  }
  const match = finished.reduce((/** @type {ListedMatch | null} */ most, each) => {
    return most === null || gamesOf(each) >= gamesOf(most) ? each : most;
  }, null);
  /** @type {{rows: {id: number}[]}} */
  const { rows } = await json(`${url}/api/stats?scope=all&kind=players`);
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
