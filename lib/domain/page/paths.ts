import { WORKER_ADDRESS } from './worker-address';

/** The one owner of every address of the site (docs/product.md#routes). Canonical paths carry id and slug. */

/** Ids of what a user follows. */
type Lists = Readonly<Record<'leaguesOrder' | 'followingTeams' | 'followingPlayers' | 'followingMatches', readonly number[]>>;

/** Printable ASCII. */
const PLAIN = /^[ -~]*$/;

/**
 * Lower-case letters and digits joined by hyphens; letters of any script stay, so
 * that a Korean name keeps a readable address. Latin and Greek ones lose their
 * accents; in other scripts a mark makes another letter.
 */
export function slugify(text: string): string {
  // Nearly every name. Classes of Unicode take a phone some milliseconds the first time.
  const words = PLAIN.test(text)
    ? text.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    : text
        .normalize('NFKD')
        .replace(/([\p{Script=Latin}\p{Script=Greek}\p{N}])\p{M}+/gu, '$1')
        .normalize('NFC')
        .toLowerCase()
        // A mark on what is no letter goes with it.
        .replace(/(?:[^\p{L}\p{N}\p{M}]\p{M}*)+|^\p{M}+/gu, '-');
  return words.replace(/^-+|-$/g, '') || '-';
}

/** An address of the site without its query and hash. */
export function pathOnly(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path;
}

/** An address with parameters, without those that are null or empty. Values are written as they are. */
export function withQuery(path: string, parameters: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return given.length === 0 ? path : `${path}?${given.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

/** The first page of a list goes without its number. */
const laterPage = (page: number): number | null => (page > 1 ? page : null);
const byNumber = (ids: readonly number[]): string => [...ids].sort((a, b) => a - b).join(',');

/** What the JSON answers hold, as OpenAPI; `/developers` shows it for people. */
export const OPENAPI_PATH = '/openapi.json';

type NamedEntity = { readonly id: number; readonly name: string };
type Versus = { readonly id: number; readonly left: { readonly name: string }; readonly right: { readonly name: string } };

/** "left-vs-right"; an unknown side reads "tbd". */
export function matchSlug(match: Versus): string {
  return `${slugify(match.left.name || 'tbd')}-vs-${slugify(match.right.name || 'tbd')}`;
}

const detail = (kind: string) => (entity: NamedEntity) => `/${kind}/${entity.id}/${slugify(entity.name)}`;

export const paths = {
  home: () => '/',
  following: () => '/following',
  /** What was most worth watching in the last days. */
  catchUp: (days = 1) => withQuery('/catch-up', { days: days === 1 ? null : days }),
  matches: (day: 'today' | (string & {}), leagueId: number | null = null) => withQuery('/matches', { time: day, league: leagueId }),
  /** A match without its teams in the address; leads to `match`. */
  matchById: (id: number) => `/match/${id}`,
  match: (match: Versus) => `/match/${match.id}/${matchSlug(match)}`,
  leagues: () => '/leagues',
  league: detail('league'),
  series: () => '/series',
  serie: detail('serie'),
  tournaments: () => '/tournaments',
  tournament: detail('tournament'),
  team: detail('team'),
  player: detail('player'),
  champion: detail('champion'),
  standings: () => '/standings',
  /** The table of a league's current serie, or of one of its stages. */
  standingsOf: (leagueId: number, stageId?: number) => withQuery('/standings', { league: leagueId, stage: stageId }),
  rankings: () => '/rankings',
  rankingsMethod: () => '/rankings/method',
  /** One page of one year's tournaments; `region` is a region's key or "others". */
  tournamentsOf: ({ year, region, page = 1 }: { readonly year: number; readonly region?: string | null; readonly page?: number }) =>
    withQuery('/tournaments', { year, region, page: laterPage(page) }),
  /** The series of one year; `region` is a region's key or "others". */
  seriesOf: (year: number, region?: string | null) => withQuery('/series', { year, region }),
  stats: () => '/stats',
  /** The figures of a scope ("patch:13.14"): its players, or "teams" or "champions". */
  statsOf: (scope: string, kind?: string) => withQuery('/stats', { scope, kind }),
  compare: () => '/compare',
  search: () => '/search',
  searchFor: (text: string) => `/search?q=${encodeURIComponent(text)}`,
  news: () => '/news',
  /** A page of the news of a league or a team; without either, of everything. */
  newsOf: ({
    leagueId,
    teamId,
    page = 1,
  }: {
    readonly leagueId?: number | null;
    readonly teamId?: number | null;
    readonly page?: number;
  }) => withQuery('/news', { team: teamId, league: teamId ? null : leagueId, page: laterPage(page) }),
  article: ({ id, slug }: { readonly id: string; readonly slug: string }) => `/news/${id}/${slug}`,
  recap: (match: Versus) => `/news/match-${match.id}/${matchSlug(match)}`,
  patchNotes: () => '/patch-notes',
  patch: (version: string) => `/patch-notes/${version}`,
  videos: () => '/videos',
  videosOf: ({ leagueId, page = 1 }: { readonly leagueId: number | null; readonly page?: number }) =>
    withQuery('/videos', { league: leagueId, page: laterPage(page) }),
  /** The open matches of one league, or of all. */
  playPredictions: (leagueId: number | null = null, page = 1) =>
    withQuery('/play/predictions', { league: leagueId, page: page === 1 ? null : page }),
  /** All markets of a match, to predict on. */
  playOrder: (matchId: number) => `/play/order?match=${matchId}`,
  playRankings: (period?: string) => withQuery('/play/rankings', { period }),
  playRules: () => '/play/rules',
  playShop: () => '/play/store',
  playQuizzes: () => '/play/quizzes',
  /** The profile of the reader's own account. */
  playOwnProfile: () => '/play/profile',
  playProfile: (id: string) => `/play/profile/${id}`,
  playDivision: () => '/play/rankings/division',
  playFriends: () => '/play/rankings/friends',
  playPickem: () => '/play/pickem',
  playPickemOf: (tournamentId: number) => `/play/pickem/${tournamentId}`,
  /** Picks that their owner shares. */
  playPicks: (share: string) => `/play/picks/${share}`,
  playLeagues: () => '/play/leagues',
  playLeague: (id: string) => `/play/leagues/${id}`,
  /** Asks whether to join. */
  playLeagueInvitation: (code: string) => `/play/leagues/join#code=${encodeURIComponent(code)}`,
  adminPlay: (matchId?: number) => withQuery('/admin/play', { match: matchId }),
  login: () => '/login',
  signup: () => '/signup',
  resetPassword: () => '/reset-password',
  handler: () => '/handler',
  account: () => '/account',
  accountEdit: () => '/account/edit',
  accountSubscription: () => '/account/subscription',
  accountPassword: () => '/account/password',
  accountDelete: () => '/account/delete',
  unsubscribe: () => '/unsubscribe',
  notifications: () => '/notifications',
  /** The service worker: pages without network, and web push. */
  worker: () => WORKER_ADDRESS,
  /** What the worker shows in place of a page that cannot be had. */
  offline: () => '/offline',
  settings: () => '/settings',
  settingsRegions: () => '/settings/regions',
  settingsTournaments: () => '/settings/tournaments',
  settingsFollowing: () => '/settings/following',
  contact: () => '/contact',
  about: () => '/about',
  privacy: () => '/privacy-policy',
  terms: () => '/terms-and-conditions',
  tos: () => '/tos',
  adminComments: () => '/admin/comments',
  developers: () => '/developers',
  securityTxt: () => '/.well-known/security.txt',
  api: {
    sendComment: () => '/api/comments',
    comments: (
      page: string,
      { sort, cursor, parent }: { readonly sort?: string; readonly cursor?: string | null; readonly parent?: string } = {},
    ) => withQuery('/api/comments', { url: page, sort, cursor, parent }),
    comment: (id: string) => `/api/comments/${id}`,
    commentLike: (id: string) => `/api/comments/${id}/like`,
    commentReport: (id: string) => `/api/comments/${id}/report`,
    ownComments: (page: string) => `/api/comments/mine?url=${page}`,
    reports: (cursor?: string | null) => `/api/admin/reports${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`,
    moderate: (id: string) => `/api/admin/comments/${id}`,
    hiddenComments: () => '/api/admin/hidden',
    bans: () => '/api/admin/bans',
    news: ({ leagueId, page }: { readonly leagueId: number | null; readonly page: number }) =>
      withQuery('/api/news', { league: leagueId, page: laterPage(page) }),
    week: (monday: string) => `/api/week?start=${monday}`,
    match: (id: number) => `/api/match/${id}`,
    live: () => '/api/live',
    tournament: (id: number) => `/api/tournament/${id}`,
    standings: (tournamentId: number) => `/api/standings/${tournamentId}`,
    statsCsv: () => '/api/stats/csv',
    statsRows: () => '/api/stats/rows',
    headToHead: (leftId: number, rightId: number) => `/api/head-to-head?left=${leftId}&right=${rightId}`,
    team: (id: number) => `/api/team/${id}`,
    player: (id: number) => `/api/player/${id}`,
    /** Ids in any order make one address. */
    following: ({ leaguesOrder, followingTeams, followingPlayers, followingMatches }: Lists) =>
      withQuery('/api/following', {
        leagues: byNumber(leaguesOrder),
        teams: byNumber(followingTeams),
        players: byNumber(followingPlayers),
        matches: byNumber(followingMatches),
      }),
    search: (prefix: string) => `/api/search?prefix=${encodeURIComponent(prefix)}`,
    found: (text: string) => `/api/search?q=${encodeURIComponent(text)}`,
    /** iCalendar in a language; without results. */
    calendar: (kind: 'match' | 'team' | 'league' | 'tournament', id: number, locale: string, spoilerFree = false) =>
      withQuery(`/api/calendar/${kind}/${id}.ics`, { locale, rounds: spoilerFree ? 1 : null }),
    /** The calendar of leagues and teams that a visitor without an account follows. */
    followedCalendar: (leagues: readonly number[], teams: readonly number[], locale: string, spoilerFree = false) => {
      const names = [leagues.length > 0 ? `leagues-${leagues.join('-')}` : '', teams.length > 0 ? `teams-${teams.join('-')}` : ''];
      return withQuery(`/api/calendar/followed/${names.filter(Boolean).join('.')}.ics`, { locale, rounds: spoilerFree ? 1 : null });
    },
    /** The calendar of all that an account follows; its secret is in the address. */
    ownCalendar: (token: string) => `/api/calendar/mine/${token}.ics`,
    accountCalendar: () => '/api/account/calendar',
    votes: (matchId: number) => `/api/votes/${matchId}`,
    ownVotes: (matchId: number) => `/api/votes/${matchId}/mine`,
    playerVotes: (matchId: number) => `/api/player-votes/${matchId}`,
    ownPlayerVotes: (matchId: number) => `/api/player-votes/${matchId}/mine`,
    play: () => '/api/play',
    playMarkets: (matchId: number) => `/api/play/markets?match=${matchId}`,
    playBets: () => '/api/play/bets',
    playPurchases: () => '/api/play/purchases',
    playLook: () => '/api/play/look',
    playProfile: () => '/api/play/profile',
    playQuizAnswers: () => '/api/play/quiz-answers',
    playPickemOf: (tournamentId: number) => `/api/play/pickem/${tournamentId}`,
    playPickemShare: (tournamentId: number) => `/api/play/pickem/${tournamentId}/share`,
    playLeagues: () => '/api/play/leagues',
    playLeagueInvited: () => '/api/play/leagues/invited',
    playLeagueJoin: () => '/api/play/leagues/join',
    playLeague: (id: string) => `/api/play/leagues/${id}`,
    playLeagueReaction: (id: string) => `/api/play/leagues/${id}/reaction`,
    adminMarkets: () => '/api/admin/markets',
    clock: () => '/api/clock',
    contact: () => '/api/contact',
    session: () => '/api/session',
    signIns: () => '/api/account/sign-ins',
    me: () => '/api/me',
    notifications: () => '/api/notifications',
    notificationsRead: () => '/api/notifications/read',
    push: () => '/api/push',
    clientConfig: () => '/api/client-config',
    verificationMail: () => '/api/account/verification-mail',
    resetMail: () => '/api/account/reset-mail',
    passwordChanged: () => '/api/account/password-changed',
    accountEmail: () => '/api/account/email',
    accountAddEmail: () => '/api/account/add-email',
    accountLink: () => '/api/account/link',
    accountExport: () => '/api/account/export',
    unsubscribe: () => '/api/unsubscribe',
    pageView: () => '/api/page-view',
    cspReports: () => '/api/csp-reports',
  },
} as const;
