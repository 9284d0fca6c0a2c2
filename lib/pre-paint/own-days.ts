import { dayOf, LOCAL_ZONE, offsetAt } from '../domain/values/zoned-date';
import type { Settings } from '../domain/settings/settings';
import { adopt, WAITING } from './own-rules';
import { siteNow } from './site-now';

/**
 * Where a list says its days above their first rows (`data-begins-day`), these are the visitor's: a row begins a day
 * that is not the one of the row before it, or today. A page has one such list, which may be in two parts.
 *
 * @returns looks at the row of a time, in the order of the page
 */
export function markOwnDays({ timeZone }: Settings): (time: HTMLTimeElement) => void {
  const zone = timeZone ?? LOCAL_ZONE;
  let before: string | null = null;
  return (time) => {
    if (!time.matches('li > .day')) return;
    const day = dayOf(time.dateTime, zone);
    before ??= dayOf(siteNow(), zone);
    time.parentElement?.toggleAttribute('data-begins-day', day !== before);
    before = day;
  };
}

const SHOWN_ROW = 'li:not([data-other-day])';

/**
 * Lists of a day (`data-of-day`: the day, or "today") hold matches of the UTC day. Where the
 * visitor's day is another, rows that are not of it do not show; those that are missing, and counts, come with the
 * page's scripts, and what stands below such a list waits for them.
 *
 * @returns looks at the row of a time
 */
export function keepToOwnDays({ timeZone }: Settings): (time: HTMLTimeElement) => void {
  const zone = timeZone ?? LOCAL_ZONE;
  if (offsetAt(Date.now(), zone) === 0) return () => undefined;
  adopt([
    `${WAITING}[data-other-day]{display:none}`,
    `${WAITING}[data-of-day] [data-league-group]:not(:has(${SHOWN_ROW})){display:none}`,
    `${WAITING}.match-groups[data-of-day]:not(:has(${SHOWN_ROW})){display:none}`,
    `${WAITING}[data-of-day=""]{visibility:hidden}`,
    `${WAITING}[data-of-day]~[data-after-groups]{visibility:hidden}`,
    'main:has([data-waiting] [data-of-day])~*{visibility:hidden}',
    `${WAITING}.day-tabs .count{visibility:hidden}`,
  ]);
  return (time) => {
    const row = time.closest<HTMLElement>('[data-of-day] li');
    const { ofDay = '' } = row?.closest<HTMLElement>('[data-of-day]')?.dataset ?? {};
    if (!row || Number.isNaN(Date.parse(time.dateTime))) return;
    if (dayOf(time.dateTime, zone) !== (ofDay === 'today' ? dayOf(siteNow(), zone) : ofDay)) row.dataset['otherDay'] = '';
  };
}
