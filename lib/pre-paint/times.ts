import { dateIn, LOCAL_ZONE } from '../domain/values/zoned-date';
import type { Settings } from '../domain/settings/settings';
import type { DatePatterns } from '../domain/text/date-patterns';
import { writeDateBy } from '../domain/text/date-writing';
import { LOCAL_TIME_SHOWS, localTimeTextBy } from '../domain/text/local-time-formats';
import { siteNow } from './site-now';

/** The year of the page; null where it does not say one. */
function yearOfPage(): number | null {
  const year = document.querySelector<HTMLElement>('[data-year]')?.dataset['year'];
  return year === undefined ? null : Number(year);
}

/** Writes `<time data-clock>` in the visitor's zone and clock, and their today into `<time data-today>`, by patterns: the first use of `Intl` takes as long as the rest of the page's parsing. */
export function timeWriter(patterns: DatePatterns, { timeZone, amPmTime }: Settings): (time: HTMLTimeElement) => void {
  const zone = timeZone ?? LOCAL_ZONE;
  let thisYear: number | null | undefined;
  return (time) => {
    const text = time.firstChild;
    const { today } = time.dataset;
    if ((today === 'long' || today === 'full') && text instanceof Text) {
      text.data = writeDateBy(patterns, dateIn(siteNow(), zone), today);
      return;
    }
    const show = LOCAL_TIME_SHOWS.find((each) => each === time.dataset['clock']);
    if (!show || !(text instanceof Text) || Number.isNaN(Date.parse(time.dateTime))) return;
    if (thisYear === undefined) thisYear = yearOfPage();
    text.data = localTimeTextBy(patterns, time.dateTime, show, {
      clock: amPmTime ? '12' : '24',
      zone,
      thisYear,
    });
  };
}
