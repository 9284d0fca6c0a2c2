import { CONSENT, CONSENT_COOKIE } from '../../domain/settings/consent-cookie';
import type { LocalKey } from '../../domain/settings/stored-keys';
import { FOLLOW_KEYS } from '../../domain/people/following';
import { BAND_MATCHES, NIGHT_END_HOUR, RESULTS_OF_LEAGUE } from '../../domain/schedule/evening';
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from '../../domain/settings/locale-cookie';
import { LOCAL_TIME_FORMATS, STYLES_WITH_YEAR } from '../../domain/text/local-time-formats';
import { MAX_WATCHED_MATCHES } from '../../domain/match/watched';
import { MAX_ZONE_LENGTH, SETTINGS_STORAGE_KEY } from '../../domain/settings/settings';
import { DEFAULT_REGIONS_ORDER, REGIONS_STORAGE_KEY } from '../../domain/people/region-choices';
import { SESSION_TIME_COOKIE, SIGNED_IN_STORAGE_KEY } from '../../domain/people/signed-in';
import { DEFAULT_LOCALE, LOCALES } from '../../domain/settings/locales';
import { paths } from '../../domain/page/paths';
import { THEME_COLORS } from '../../domain/page/theme-colors';
import { LANGUAGE_DATA_ID } from './language-data';

/** The worker loads after everything that the page itself requests. */
const WORKER_WAIT_MS = 3_000;

const data = (value: unknown): string => JSON.stringify(value);
const localKey = (key: LocalKey): string => data(key);

/** As browsers get it: every page carries the script, so its comments and indents stay here. No text in it goes over several lines. */
function withoutComments(script: string): string {
  return script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}

/** Regions in one line, "4+,6+,…,0,2": the ticked ones with a plus. */
const DEFAULT_REGIONS = DEFAULT_REGIONS_ORDER.map(({ id, selected }) => `${id}${selected ? '+' : ''}`).join();

/**
 * The one inline script (docs/architecture.md#before-the-first-paint). It runs
 * in <head> before anything is painted, imports nothing and never changes, so
 * that the hash of its text can stand in the policy. It
 * - leads a plain address on to the language that the visitor chose; until the
 *   other page is there nothing shows (docs/decisions/0025),
 * - sets `data-theme`, `data-spoilers`, `data-clock`, `data-shown` on <html> from the stored settings,
 *   `data-user` for a signed-in user, `data-consent` once the visitor has said whether page views may be counted,
 * - has results of running matches covered, `data-delay`, for who watches a delayed stream,
 * - covers results in its own way, `data-own-spoilers`, where a visitor hides those of their teams alone or has watched matches,
 * - offers the language that the browser prefers, where the visitor has chosen none (docs/decisions/0057-twelve-languages.md),
 * - writes every `<time data-clock>` in the visitor's zone (the device's or a chosen one) and clock as it is parsed,
 * - puts followed leagues first by CSS `order` on `[data-league-group]`, from a
 *   constructed style sheet, until React has the same order (`data-ready`);
 *   `[data-personal]` waits for React too; with the visitor's own only, other rows of
 *   `[data-mine-list]` and empty groups are gone and `[data-after-groups]`, whose place depends on them, waits,
 * - lets lists by region, and what follows them, wait for React where the
 *   visitor's regions are not the default ones,
 * - chooses and orders the homepage's bands (lib/domain/schedule/evening.ts) by rules of that sheet, each once it is parsed,
 * - stops writing when the page is parsed (`data-parsed`),
 * - starts the page's scripts once the page has been painted (docs/decisions/0029-scripts-after-the-first-paint.md),
 * - sets `data-new` for who follows nothing and was not asked yet what they would like to,
 * - says of a copy of a page, which the service worker shows without network, of when it is (`data-offline`), and
 *   since when there is none; registers that worker once the page has come to rest, and tells it what is followed (docs/decisions/0053),
 * - keeps the presses of buttons that come before React listens, and repeats
 *   them when it does (`data-ready`); links work by themselves.
 */
export const PRE_PAINT_SCRIPT = withoutComments(`(function () {
  var d = document, h = d.documentElement, l = location;
  var chosen = (('; ' + d.cookie).split(${data(`; ${LOCALE_COOKIE}=`)})[1] || '').split(';')[0];
  if (h.lang === ${data(DEFAULT_LOCALE)} && ${data(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))}.indexOf(chosen) >= 0) {
    h.style.visibility = 'hidden';
    // A visitor who stops the way there sees this page after all.
    setTimeout(function () { h.style.visibility = '' }, 4000);
    l.replace('/' + chosen + (l.pathname === '/' ? '' : l.pathname) + l.search + l.hash);
  }
  var language = JSON.parse(d.getElementById(${data(LANGUAGE_DATA_ID)}).textContent);
  function stored(key) { try { return JSON.parse(localStorage.getItem(key)) } catch (e) { return null } }
  var s = stored(${data(SETTINGS_STORAGE_KEY)}) || {}, theme = s.theme === 'light' || (s.theme === 'device' && matchMedia('(prefers-color-scheme: light)').matches) ? 'light' : 'dark', clock = s.amPmTime === 1 ? '12' : '24';
  // The worker's word for a button of a notification.
  if (h.dataset.hideResults !== undefined) {
    s.spoilerFree = 1;
    try { localStorage.setItem(${data(SETTINGS_STORAGE_KEY)}, JSON.stringify(s)) } catch (e) {}
  }
  h.dataset.theme = theme;
  h.dataset.spoilers = s.spoilerFree === 1 ? 'hide' : 'show';
  h.dataset.clock = clock;
  h.dataset.shown = s.showFollowingLeaguesOnly === 1 ? 'mine' : 'all';
  if (s.streamDelaySeconds > 0) h.dataset.delay = '';
  var u = stored(${data(SIGNED_IN_STORAGE_KEY)});
  if (u && u.uid && (u.remember || ('; ' + d.cookie).indexOf(${data(`; ${SESSION_TIME_COOKIE}=`)}) >= 0)) h.dataset.user = '';
  if (${data(Object.values(CONSENT).map((value) => `; ${CONSENT_COOKIE}=${value};`))}.some(function (kept) { return ('; ' + d.cookie + ';').indexOf(kept) >= 0 })) h.dataset.consent = '';
  var bar = d.querySelector('meta[name="theme-color"]');
  if (bar) bar.content = ${data(THEME_COLORS)}[theme];

  // By patterns instead of \`Intl\`, whose first use takes as long as the rest of the page's parsing.
  var formats = ${data(LOCAL_TIME_FORMATS)}, patterns = language.dates;
  (window.riftweekDates = {})[h.lang] = patterns;
  (window.riftweekPlurals = {})[h.lang] = language.plurals;
  function two(n) { return n < 10 ? '0' + n : n }
  // \`Intl\` only for who reads in another zone than the device's: lib/domain/schedule/zoned-date.ts.
  var clocks = null, thisYear, withYear = ${data(STYLES_WITH_YEAR)};
  if (typeof s.timeZone === 'string' && s.timeZone.length <= ${MAX_ZONE_LENGTH}) try { clocks = new Intl.DateTimeFormat('en-US', { timeZone: s.timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' }) } catch (e) {}
  // A date whose UTC fields are what clocks of the reader's zone show.
  function zoned(at) {
    if (!clocks) return new Date(+at - new Date(at).getTimezoneOffset() * 60000);
    var f = {};
    clocks.formatToParts(at).forEach(function (part) { f[part.type] = +part.value });
    return new Date(Date.UTC(f.year, f.month - 1, f.day, f.hour, f.minute, f.second));
  }
  function written(style, at) {
    if (thisYear === undefined) thisYear = +((d.querySelector('[data-year]') || h).getAttribute('data-year'));
    if (withYear[style] && at.getUTCFullYear() !== thisYear) style = withYear[style];
    var pattern = patterns.styles[style === 'time' ? 'time' + clock : style], names = patterns.names, hour = at.getUTCHours();
    return pattern[0].replace(/\\{(\\w)\\}/g, function (_, field) {
      return field === 'E' ? names[pattern[1]][at.getUTCDay()] : field === 'M' ? names[pattern[2]][at.getUTCMonth()] : field === 'a' ? names[pattern[3]][hour < 12 ? 0 : 1]
        : field === 'd' ? at.getUTCDate() : field === 'y' ? at.getUTCFullYear() : field === 'H' ? two(hour) : field === 'h' ? two(hour % 12 || 12) : two(at.getUTCMinutes());
    });
  }
  function write(e) {
    var format = formats[e.getAttribute('data-clock')], text = e.firstChild, at = new Date(e.dateTime);
    if (!format || !text || isNaN(at)) return;
    at = zoned(at);
    text.data = (format.join ? patterns.joins[format.join] : '{D}').replace('{D}', written(format.style, at)).replace('{T}', written('time', at));
  }

  // A language is offered to whose browser prefers it and who has chosen none; never taken.
  function preferred() {
    var tags = navigator.languages || [];
    for (var i = 0; i < tags.length; i++)
      for (var tag = String(tags[i]).toLowerCase(); tag; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-'))))
        if (language.ranges[tag]) return language.ranges[tag];
  }
  function inLanguage(code) {
    var own = h.lang === ${data(DEFAULT_LOCALE)} ? '' : '/' + h.lang, path = l.pathname.slice(own.length);
    return ((code === ${data(DEFAULT_LOCALE)} ? '' : '/' + code) + (path === '/' ? '' : path) || '/') + l.search + l.hash;
  }
  function keepLanguage(code) { d.cookie = ${data(LOCALE_COOKIE)} + '=' + code + '; path=/; max-age=${LOCALE_COOKIE_SECONDS}; samesite=lax' + (l.protocol === 'https:' ? '; secure' : '') }
  function offer(code) {
    var words = language.offers[code], bar = d.createElement('aside'), link = d.createElement('a'), close = d.createElement('button');
    bar.className = 'language-offer';
    bar.lang = link.hreflang = code;
    bar.setAttribute('aria-label', words.read);
    link.textContent = words.read;
    link.href = inLanguage(code);
    link.onclick = function () { keepLanguage(code); link.href = inLanguage(code) };
    close.type = 'button';
    close.textContent = '×';
    close.setAttribute('aria-label', words.close);
    close.onclick = function () { keepLanguage(h.lang); bar.remove() };
    bar.appendChild(link);
    bar.appendChild(close);
    d.body.insertBefore(bar, d.body.firstChild);
  }
  var offered = chosen ? '' : preferred();
  if (!language.offers[offered]) offered = '';

  // The page may arrive and be painted in pieces: the last time is written at once and, as the parser may still add to its text, again until something follows it.
  function complete(e) { for (; e && e !== d.body; e = e.parentNode) if (e.nextSibling) return true; return d.readyState !== 'loading' }
  var times = d.getElementsByTagName('time'), next = 0, bands = d.getElementsByClassName('match-list band'), ready = 0;
  var observer = new MutationObserver(sweep);
  function sweep() {
    if (offered && d.body) { offer(offered); offered = '' }
    for (; next < times.length; next++) { write(times[next]); if (!complete(times[next])) break }
    for (; ready < bands.length && complete(bands[ready]); ready++) {
      try { choose(bands[ready]) } catch (e) {}
      bands[ready].style.display = '';
    }
    if (ready < bands.length) bands[ready].style.display = 'none';
    observer.takeRecords();
  }
  observer.observe(h, { childList: true, characterData: true, subtree: true });
  d.addEventListener('readystatechange', function () { sweep(); observer.disconnect(); h.dataset.parsed = ''; if (h.dataset.offline) sayOffline(h.dataset.offline); afterPaint(startScripts) }, { once: true });

  function evening(ms) {
    var at = zoned(ms);
    if (at.getUTCHours() < ${NIGHT_END_HOUR}) at.setUTCDate(at.getUTCDate() - 1);
    return at.getUTCFullYear() * 10000 + at.getUTCMonth() * 100 + at.getUTCDate();
  }
  function choose(band) {
    var comes = band.getAttribute('data-band') === 'next', tonight = evening(Date.now() + +band.getAttribute('data-shift')), first = Infinity, listed = {};
    var rows = [].filter.call(band.children, function (row) { return mine === null || (mine && row.matches(mine)) }).map(function (row) {
      var at = Date.parse(row.querySelector('time').dateTime), strong = row.querySelector('[data-strength]');
      var ours = (s.spoilerFree !== 1 || !row.querySelector('[data-cover]')) && row.getAttribute('data-teams').split(' ').some(function (id) { return teams.indexOf(+id) >= 0 });
      var day = comes ? Math.max(evening(at), tonight) : 0;
      first = Math.min(first, day);
      return { id: +row.getAttribute('data-match'), league: row.getAttribute('data-league'), at: at, day: day, own: ours ? 2 : order.indexOf(+row.getAttribute('data-league')) >= 0 ? 1 : 0, rank: +row.getAttribute('data-rank'),
        strength: s.spoilerFree !== 1 && strong ? +strong.getAttribute('data-strength') : 0 };
    }).filter(function (row) { return row.day === first });
    rows.sort(function (a, b) { return b.own - a.own || a.rank - b.rank || b.strength - a.strength || (comes ? a.at - b.at : b.at - a.at) || a.id - b.id });
    if (!comes) rows = rows.filter(function (row) { return row.own || (listed[row.league] = (listed[row.league] || 0) + 1) <= ${RESULTS_OF_LEAGUE} });
    var list = waiting + '.band[data-band=' + (comes ? 'next' : 'lately') + ']>li';
    adopt([list + '{display:none}'].concat(rows.slice(0, ${BAND_MATCHES}).map(function (row, place) { return list + '[data-match="' + row.id + '"]{display:grid;order:' + place + '}' })));
  }

  function afterPaint(run) {
    // A page in the background is not painted.
    if (d.hidden) return run();
    setTimeout(run, 1000);
    try {
      new PerformanceObserver(function (list, observer) {
        if (!list.getEntriesByName('first-contentful-paint').length) return;
        observer.disconnect();
        run();
      }).observe({ type: 'paint', buffered: true });
    } catch (e) { requestAnimationFrame(function () { setTimeout(run) }) }
  }
  function startScripts() {
    [].forEach.call(d.querySelectorAll('[data-late]'), function (link) { link.rel = link.getAttribute('data-late') });
    var list = d.querySelector('[data-scripts]');
    if (!list) return;
    list.getAttribute('data-scripts').split(' ').forEach(function (address) {
      var script = d.createElement('script');
      script.src = address;
      // One after the other, as with \`defer\`.
      script.async = false;
      d.head.appendChild(script);
    });
    list.removeAttribute('data-scripts');
  }

  function sayOffline(at) {
    var isToday = new Date(at).toDateString() === new Date().toDateString();
    [].forEach.call(d.querySelectorAll('.offline-note time'), function (e) {
      e.dateTime = at;
      e.setAttribute('data-clock', isToday ? 'time' : 'dayTime');
      write(e);
    });
  }
  var isCopy = h.dataset.offline !== undefined;
  // Without network the browser itself follows links, and gets copies that say so.
  d.addEventListener('click', function (event) {
    if (h.dataset.offline === undefined || !event.target.closest) return;
    if (event.target.closest('.offline-note button')) l.reload();
    else if (event.target.closest('a[href]:not([data-handled])')) event.stopImmediatePropagation();
  }, true);
  addEventListener('offline', function () {
    if (isCopy) return;
    h.dataset.offline = 'since';
    sayOffline(new Date().toISOString());
  });
  addEventListener('online', function () {
    if (!isCopy) delete h.dataset.offline;
    // Who is writing is not interrupted.
    else if (!d.activeElement || !d.activeElement.matches('input,textarea')) l.reload();
  });

  var worker = navigator.serviceWorker;
  function tellWorker() {
    var settings = stored(${data(SETTINGS_STORAGE_KEY)}) || {};
    worker.ready.then(function (registration) {
      registration.active.postMessage({
        locale: h.lang, hides: settings.spoilerFree === 1, page: l.pathname + l.search,
        leagues: followed(${localKey('leaguesOrder')}), teams: followed(${localKey('followingTeams')}), matches: followed(${localKey('followingMatches')}), playerTeams: playerTeams(),
        files: performance.getEntriesByType('resource').map(function (entry) { return entry.name.indexOf(l.origin + '/') ? '' : entry.name.slice(l.origin.length) })
          .filter(function (path) { return path.indexOf('/_next/static/') === 0 || path.indexOf('/i18n/') === 0 })
      });
    });
  }
  if (worker) addEventListener('load', function () {
    setTimeout(function () {
      (window.requestIdleCallback || setTimeout)(function () { worker.register(${data(paths.worker())}, { updateViaCache: 'none' }).then(tellWorker, function () {}) });
    }, ${WORKER_WAIT_MS});
  });
  d.addEventListener('visibilitychange', function () {
    if (d.hidden) { if (worker && worker.controller) tellWorker() }
    else clearBadge();
  });
  function clearBadge() { if (navigator.clearAppBadge) navigator.clearAppBadge().catch(function () {}) }
  clearBadge();

  // React marks the element that it listens on; from then on it loses no event itself.
  function reactListens() { var root = d.getElementById('__next'); return !!root && Object.keys(root).some(function (key) { return key.indexOf('_reactListening') === 0 }) }
  var pressed = new Map();
  function keep(event) {
    var button = event.target.closest && event.target.closest('button');
    if (button && button.type === 'button' && !reactListens() && !pressed.has(button)) pressed.set(button, button.getAttribute('aria-pressed'));
  }
  d.addEventListener('click', keep, true);
  new MutationObserver(function (_, ready) {
    ready.disconnect();
    d.removeEventListener('click', keep, true);
    // What the press was for may be there by now: a star that only looked empty.
    pressed.forEach(function (was, button) { if (button.getAttribute('aria-pressed') === was) button.click() });
    // A field that was focused before React listened gets its focus event now: the search box loads on focus.
    var field = d.activeElement;
    if (field && field.matches('input')) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }).observe(h, { attributes: true, attributeFilter: ['data-ready'] });

  function ids(list) { return Array.isArray(list) ? list.filter(function (id) { return typeof id === 'number' && id > 0 && id % 1 === 0 }) : [] }
  function followed(key) { return ids(stored(key)) }
  function playerTeams() {
    var players = followed(${localKey('followingPlayers')}), clubs = stored(${localKey('followedPlayerTeams')});
    return ids(Array.isArray(clubs) ? clubs.map(function (each) { return each && players.indexOf(each.id) >= 0 && each.teamId }) : []);
  }
  var order = followed(${localKey('leaguesOrder')}), teams = followed(${localKey('followingTeams')}), mine = null, sheet;
  // Not yet React's: the whole page, then the islands that wait.
  var waiting = ':is(html:not([data-ready]),[data-waiting]) ', group = waiting + '[data-league-group', rules = [];
  order.forEach(function (id, place) { rules.push(group + '="' + id + '"]{order:' + (place - order.length) + '}') });
  if (!stored(${localKey('firstChoiceDone')}) && ${data(FOLLOW_KEYS)}.every(function (key) { return !followed(key).length })) h.dataset.new = '';
  if (order.length) rules.push('html:not([data-parsed]) [data-league-group]{visibility:hidden}', waiting + '[data-personal]{visibility:hidden}');
  if (s.showFollowingLeaguesOnly === 1) {
    function rows(name, end) { return function (id) { return ':is(li,article)[data-' + name + '~="' + id + '"]' + end } }
    mine = order.map(rows('league', '')).concat(
      followed(${localKey('followingMatches')}).map(rows('match', '')),
      // With results hidden, a team does not count where it is one. (No :has(): browsers take none inside another.)
      teams.concat(playerTeams()).map(rows('teams', s.spoilerFree === 1 ? ':not([data-fed])' : ''))
    ).join();
    rules.push(group + ']' + (mine && ':not(:has(' + mine + '))') + '{display:none}', waiting + '[data-mine-list] li[data-league]' + (mine && ':not(' + mine + ')') + '{display:none}', '[data-mine-list] article:is(html:not([data-ready]) *,[data-waiting] *)' + (mine && ':not(' + mine + ')') + '{display:none}', 'html:not([data-ready]) section:has(>[data-mine-list]>.island>article)' + (mine && ':not(:has(' + mine + '))') + '{display:none}', waiting + '[data-after-groups]{visibility:hidden}', waiting + '.band+button{display:none}');
  }
  if (s.showScheduleByTime === 1) rules.push(group + ']{visibility:hidden}');
  var regions = stored(${data(REGIONS_STORAGE_KEY)});
  if (Array.isArray(regions) && ${data(DEFAULT_REGIONS)}.indexOf(regions.map(function (r) { return r && r.id + (r.selected ? '+' : '') }).join()) !== 0) rules.push(waiting + '[data-own-regions]{visibility:hidden}', 'html:not([data-ready]) main:has([data-own-regions]) ~ *{visibility:hidden}');
  if (rules.length) adopt(rules);
  if (s.spoilerFree === 1) showOwn();
  function showOwn() {
    var seen = followed(${localKey('watchedMatches')}).slice(-${MAX_WATCHED_MATCHES}).map(function (id) { return '[data-match="' + id + '"]' });
    if (s.spoilerTeamsOnly === 1) seen.push('[data-own]' + teams.map(function (id) { return ':not([data-own~="' + id + '"])' }).join(''));
    if (!seen.length) return;
    var among = seen.join(), hiding = 'html[data-spoilers="hide"][data-own-spoilers] ';
    // These all or none: without them the page's own rules cover everything.
    try {
      var covers = new CSSStyleSheet();
      [
        hiding + '[data-spoiler]:not([data-revealed],' + among + '){visibility:hidden}',
        hiding + '[data-spoiler="collapse"]:not([data-revealed],' + among + '),' + hiding + '[data-cover=""]:is(' + among + '),' + hiding + ':is(' + among + ')>[role="tablist"]>[data-cover=""]{display:none!important}',
        hiding + ':is(' + among + '){--win-weight:650;--loss-weight:450;--loss-color:var(--dim-text-color);--lead-color:var(--main-color);--trail-color:var(--dim-text-color)}'
      ].forEach(function (rule) { covers.insertRule(rule, covers.cssRules.length) });
      adoptSheet(covers);
      h.dataset.ownSpoilers = '';
    } catch (e) {}
  }
  function adoptSheet(added) { d.adoptedStyleSheets = [].slice.call(d.adoptedStyleSheets || []).concat(added) }
  function adopt(rules) {
    try {
      if (!sheet) adoptSheet(sheet = new CSSStyleSheet());
      // A rule that an old browser does not understand must not take the others with it.
      rules.forEach(function (rule) { try { sheet.insertRule(rule, sheet.cssRules.length) } catch (e) {} });
    } catch (e) {}
  }
})()`);
