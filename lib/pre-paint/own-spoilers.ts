import { MAX_WATCHED_MATCHES, WATCHED_MATCHES_STORAGE_KEY } from '../domain/match/watched';
import type { Settings } from '../domain/settings/settings';
import { adoptSheet } from './own-rules';
import { storedIds } from './stored';

const HIDING = 'html[data-spoilers="hide"][data-own-spoilers] ';

/**
 * Where a visitor hides only the results of their teams, or has watched matches:
 * rules of their own in place of the page's, which hide all (`data-own-spoilers`).
 */
export function coverOwnSpoilers({ spoilerFree, spoilerTeamsOnly }: Settings): void {
  if (!spoilerFree) return;
  const shown = storedIds(WATCHED_MATCHES_STORAGE_KEY)
    .slice(-MAX_WATCHED_MATCHES)
    .map((id) => `[data-match="${id}"]`);
  if (spoilerTeamsOnly) {
    const without = (attribute: string) => storedIds('followingTeams').map((id) => `:not([${attribute}~="${id}"])`);
    shown.push(
      `[data-result-teams]${without('data-result-teams').join('')}`,
      `li[data-state]:not([data-spoiler-teams])${without('data-teams').join('')}`,
    );
  }
  if (shown.length === 0) return;
  const among = shown.join();
  // All of these rules or none: without them the page's own rules cover everything.
  try {
    const covers = new CSSStyleSheet();
    for (const rule of [
      `${HIDING}[data-spoiler]:not([data-revealed],${among},:is(${among})>[data-spoiler="row"]){visibility:hidden}`,
      `${HIDING}[data-spoiler="collapse"]:not([data-revealed],${among}),${HIDING}[data-cover=""]:is(${among}),${HIDING}:is(${among})>[role="tablist"]>[data-cover=""]{display:none!important}`,
      `${HIDING}:is(${among}){--win-weight:650;--loss-weight:450;--loss-color:var(--dim-text-color)}`,
    ])
      covers.insertRule(rule, covers.cssRules.length);
    adoptSheet(covers);
    document.documentElement.dataset['ownSpoilers'] = '';
  } catch {
    // Everything stays covered.
  }
}
