import { ARCHIVE_PAGE } from '../../lib/domain/page/archive';
import { paths } from '../../lib/domain/page/paths';
import { isPatch, patchName } from '../../lib/domain/match/patch-name';
import { ROLES } from '../../lib/domain/match/role';
import { teamHref } from '../../lib/domain/page/team-tabs';
import { foldText, foldWords, wordPieces } from '../../lib/domain/search/fold';
import { ROLE_WORDS } from '../../lib/domain/search/role-words';
import type { SearchEntry } from '../../lib/domain/search/search-entry';
import { parseStatsQuery, statsHref } from '../../lib/domain/statistics/table-query';
import { competitionName } from '../../lib/i18n/competition-name';
import type { MessageKey } from '../../lib/i18n/message-key';
import type { Translate } from '../../lib/i18n/translate';
import type { IconName } from '../ui/icon-sprite';
import { navItems, TOURNAMENTS, type NavItem, type SiteParts } from './site-pages';

export type PageHit = { readonly key: string; readonly href: string; readonly name: string; readonly icon: IconName };

/** Other words for a page than its title: in English, which is typed everywhere and counts from its first letters, and whole ones of other languages. */
const WORDS = new Map(
  (
    [
      [
        'shell.matches',
        'matches|schedule|fixtures|calendar|today|results|scores|live',
        'spielplan|termine|ergebnisse|calendario|horarios|resultados|programme|calendrier|résultats|terminarz|wyniki|jogos|agenda|fikstür|takvim|sonuçlar|maç|lịch|lịch thi đấu|kết quả|日程|結果|일정|결과|赛程|赛果|直播|賽程|賽果',
      ],
      [
        'shell.standings',
        'standings|tables|brackets|playoffs|groups|playoff picture',
        'tabelle|turnierbaum|gruppen|tabla|posiciones|grupos|classement|poules|tabela|drabinka|chave|eşleşme|bảng xếp hạng|xếp hạng|nhánh đấu|順位|トーナメント表|순위|순위표|대진표|排名|对阵|對戰表|積分榜',
      ],
      ['shell.rankings', 'rankings|power rankings|elo|ratings', 'rangliste|powerranking|랭크|파워랭킹|世界ランキング|实力榜|實力榜|排名'],
      ['shell.stats', 'statistics|stats|kda|players|figures', 'statistik|statistiques|統計|지표|기록|统计|統計|istatistik'],
      ['shell.compare', 'compare|comparison|head to head|h2h', 'vergleichen|comparaison|comparación|comparação|porównanie|상대전적'],
      ['shell.tournaments', 'tournaments|leagues|events', 'ligen|ligas|ligues|campeonatos|ligi|ligler|リーグ|리그|联赛|聯賽'],
      ['shell.news', 'news|recaps|articles', 'nachrichten|actualités|aktualności|wiadomości|기사|소식|新闻|消息'],
      ['newsTabs.patchNotes', 'meta|patches|patch notes', 'parche|yama|bản cập nhật|パッチ|패치|补丁|版本更新|改版'],
      [
        'newsTabs.videos',
        'videos|vods|replays|streams',
        'repeticiones|rediffusions|powtórki|kayıtlar|xem lại|配信|다시보기|录像|回放|重播',
      ],
      [
        'shell.following',
        'favorites|favourites|my matches',
        'favoriten|favoritos|favoris|ulubione|favoriler|yêu thích|theo dõi|お気に入り|즐겨찾기|팔로우|收藏|关注|追蹤',
      ],
      [
        'shell.play',
        'predictions|bets|betting|odds|coins',
        'vorhersagen|tipps|wetten|pronósticos|apuestas|pronostics|prédictions|prognozy|typy|previsões|apostas|tahmin|cược|예측|승부예측|竞猜|競猜',
      ],
      [
        'shell.settings',
        'settings|theme|dark mode|light mode|spoilers|time zone|language',
        'sprache|zeitzone|idioma|langue|język|dil|ngôn ngữ|言語|언어|语言|語言|dunkelmodus|modo oscuro|mode sombre|modo escuro|tryb ciemny|karanlık mod|chế độ tối|ダークモード|다크 모드|深色模式',
      ],
      [
        'search.groups.player',
        'players|roster|lineup|squad',
        'kader|aufstellung|plantilla|effectif|skład|elenco|escalação|kadro|đội hình|ロスター|メンバー|로스터|명단|阵容|名单|陣容|名單',
      ],
      ['search.groups.champion', 'champions|picks', ''],
      ['stats.kinds.champions', 'champions', ''],
      ['play.pickem', 'pickem', ''],
      ['play.quizzes', 'quizzes', ''],
      ['play.leagues', 'private leagues', ''],
      ['play.rankings', 'leaderboards|best predictors', ''],
      ['play.shop', 'store|shop', ''],
      ['play.profile', 'my predictions', ''],
      ['login.menu.notifications', 'notifications|alerts|push', ''],
      ['shell.login', 'login|sign in', ''],
      ['login.signUpTitle', 'sign up|register|create account', ''],
      ['shell.account', 'account|profile|password|email', 'konto|cuenta|compte|conta|hesap|tài khoản|アカウント|계정|账号|帳號'],
      ['shell.aboutPage', 'about|help|faq', 'hilfe|impressum|ayuda|aide|ajuda|pomoc|yardım|trợ giúp|ヘルプ|도움말|帮助|幫助|說明'],
      ['shell.developers', 'api|embed|widgets', ''],
      ['shell.contact', 'contact|feedback|help', ''],
      ['shell.privacy', 'privacy|cookies', ''],
    ] satisfies readonly (readonly [MessageKey, string, string])[]
  ).map(([key, ...lists]): readonly [MessageKey, readonly string[][]] => [
    key,
    lists.map((list) => list.split('|').filter(Boolean).map(foldText)),
  ]),
);

type NamedPage = Pick<NavItem, 'key' | 'href' | 'icon' | 'play'>;

/** Pages that navigation does not list. */
const OTHER_PAGES: readonly NamedPage[] = [
  { key: 'play.pickem', href: paths.playPickem(), icon: 'trophy', play: true },
  { key: 'play.quizzes', href: paths.playQuizzes(), icon: 'coins', play: true },
  { key: 'play.leagues', href: paths.playLeagues(), icon: 'coins', play: true },
  { key: 'play.rankings', href: paths.playRankings(), icon: 'list-ordered', play: true },
  { key: 'play.shop', href: paths.playShop(), icon: 'coins', play: true },
  { key: 'play.profile', href: paths.playOwnProfile(), icon: 'user', play: true },
  { key: 'play.rules', href: paths.playRules(), icon: 'info', play: true },
  { key: 'shell.settings', href: paths.settings(), icon: 'settings' },
  { key: 'login.menu.notifications', href: paths.notifications(), icon: 'info' },
  { key: 'shell.account', href: paths.account(), icon: 'user' },
  { key: 'shell.login', href: paths.login(), icon: 'log-in' },
  { key: 'login.signUpTitle', href: paths.signup(), icon: 'log-in' },
  { key: 'shell.archive', href: ARCHIVE_PAGE, icon: 'layers' },
  { key: 'shell.aboutPage', href: paths.about(), icon: 'info' },
  { key: 'shell.developers', href: paths.developers(), icon: 'info' },
  { key: 'shell.contact', href: paths.contact(), icon: 'message-square' },
  { key: 'shell.privacy', href: paths.privacy(), icon: 'info' },
  { key: 'shell.terms', href: paths.terms(), icon: 'info' },
];

/** A few letters of the Latin script begin many words. */
const begins = (keyword: string): boolean => keyword.length >= (/^\p{Script=Latin}/u.test(keyword) ? 3 : 2);

/** Whether a folded text is what a page is called, or begins it. */
function isCalled(keyword: string, key: MessageKey, t: Translate): boolean {
  const [english = [], others = []] = WORDS.get(key) ?? [];
  const names = [foldText(t(key)), ...english];
  return [...names, ...others].includes(keyword) || (begins(keyword) && names.some((name) => name.startsWith(keyword)));
}

const asHit = ({ key, href, icon, play }: NamedPage, t: Translate): PageHit => ({
  key: `page-${href.slice(1)}`,
  href,
  name: play && key !== 'shell.play' ? `${t('shell.play')} · ${t(key)}` : t(key),
  icon,
});

/** A page that every league or team has, such as its standings. */
type EntryPage = {
  readonly title: MessageKey;
  readonly icon: IconName;
  readonly hrefOf: (entry: SearchEntry) => string;
  /** Only on a site with statistics. */
  readonly stats?: true;
  /** Only on a site with the prediction game. */
  readonly play?: true;
};

const LEAGUE_PAGES: readonly EntryPage[] = [
  { title: 'shell.standings', icon: 'list-ordered', hrefOf: ({ id }) => paths.standingsOf(id) },
  { title: 'shell.matches', icon: 'calendar-days', hrefOf: ({ id }) => paths.matches('today', id) },
  { title: 'shell.stats', icon: 'chart', hrefOf: ({ id }) => statsHref(parseStatsQuery({ scope: `league:${id}` })), stats: true },
  { title: 'shell.news', icon: 'newspaper', hrefOf: ({ id }) => paths.newsOf({ leagueId: id }) },
  { title: 'newsTabs.videos', icon: 'circle-play', hrefOf: ({ id }) => paths.videosOf({ leagueId: id }) },
  { title: 'shell.play', icon: 'coins', hrefOf: ({ id }) => paths.playPredictions(id), play: true },
];

const TEAM_PAGES: readonly EntryPage[] = [
  { title: 'search.groups.player', icon: 'layers', hrefOf: paths.team },
  { title: 'shell.matches', icon: 'calendar-days', hrefOf: (team) => teamHref(team, { tab: 'matches' }) },
  { title: 'shell.stats', icon: 'chart', hrefOf: (team) => teamHref(team, { tab: 'stats' }), stats: true },
  { title: 'search.groups.champion', icon: 'chart', hrefOf: (team) => teamHref(team, { tab: 'champions' }), stats: true },
  { title: 'shell.rankings', icon: 'trending', hrefOf: (team) => teamHref(team, { tab: 'rating' }) },
  { title: 'shell.news', icon: 'newspaper', hrefOf: ({ id }) => paths.newsOf({ teamId: id }) },
];

/** All pages that have a name: where to go without a text, or with one that finds nothing. */
export function allPageHits(t: Translate, site: SiteParts): PageHit[] {
  const { main, more } = navItems(site);
  return [...main, TOURNAMENTS, ...more].map((item) => asHit(item, t));
}

/** "lck standings", "t1 roster": the pages of what is found that another word of the text names. */
export function pagesOfEntry(text: string, entry: SearchEntry | null, t: Translate, { hasStats, hasPlay }: SiteParts): PageHit[] {
  if (entry === null || (entry.type !== 'league' && entry.type !== 'team')) return [];
  const { key, type, name, acronym, also = [] } = entry;
  const own = [name, acronym, ...also].flatMap(foldWords);
  // "LCK순위" is written without a space, "lịch thi đấu" with two.
  const words = foldWords(text).flatMap((word) => (own.includes(word) ? word : wordPieces(word)));
  if (words.length < 2) return [];
  const rest = words.filter((word) => !own.includes(word));
  const terms = [...rest, rest.join('')].filter(Boolean);
  const shown = type === 'league' ? competitionName(acronym || name, t) : name;
  return (type === 'league' ? LEAGUE_PAGES : TEAM_PAGES)
    .filter((page) => (hasStats || !page.stats) && (hasPlay || !page.play))
    .filter((page) => terms.some((term) => isCalled(term, page.title, t)))
    .map(({ title, icon, hrefOf }) => ({ key: `${key}-${title}`, href: hrefOf(entry), name: `${shown} · ${t(title)}`, icon }));
}

/** The pages of the site that a text names, in their order: by their names, the statistics of a role or of champions, and a patch by any of its names. */
export function pageHits(text: string, t: Translate, site: SiteParts): PageHit[] {
  const { main, more } = navItems(site);
  const keyword = foldText(text);
  const others = OTHER_PAGES.filter(({ play }) => site.hasPlay || !play);
  const pages = [...main, TOURNAMENTS, ...more, ...others].filter(({ key }) => isCalled(keyword, key, t));
  const hits: PageHit[] = [];
  if (site.hasStats) {
    const patch = patchName(text.trim().replace(/^patch\s+/i, ''));
    if (isPatch(patch)) {
      hits.push({ key: `patch-${patch}`, href: paths.patch(patch), name: t('patchNotes.pageTitle', { version: patch }), icon: 'chart' });
    }
    // "Mid lane stats" are those of "mid lane".
    const subject = foldWords(text)
      .filter((word) => !isCalled(word, 'shell.stats', t))
      .join('');
    const role = ROLES.find((each) => [foldText(t(`game.roles.${each}`)), ...ROLE_WORDS[each]].includes(subject));
    if (role) {
      const href = statsHref({ ...parseStatsQuery({}), role });
      hits.push({ key: `role-${role}`, href, name: t('find.statsOf', { role: t(`game.roles.${role}`) }), icon: 'chart' });
    }
    if (isCalled(subject, 'stats.kinds.champions', t)) {
      const href = statsHref(parseStatsQuery({ kind: 'champions' }));
      hits.push({ key: 'stats-champions', href, name: t('find.statsOf', { role: t('stats.kinds.champions') }), icon: 'chart' });
    }
  }
  return [...hits, ...pages.map((item) => asHit(item, t))];
}
