import { useMemo } from 'react';
import { useOwnPicks, type OwnPick } from '../../lib/client/play/own-picks';
import { useSite } from '../../lib/client/page/site-context';
import { useSettings } from '../../lib/client/settings/settings-store';
import { useSpoilerChoice } from '../../lib/client/spoilers/spoiler-choice';
import { paintedZone } from '../../lib/client/settings/time-zone';
import type { Clock } from '../../lib/domain/text/local-time-formats';
import type { Locale } from '../../lib/domain/settings/locales';
import type { SpoilerChoice } from '../../lib/domain/match/spoilers';
import type { Translate } from '../../lib/i18n/translate';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';

/** The reader's settings that every row of a list needs; the list reads them once. */
export type RowReader = {
  readonly spoilers: SpoilerChoice;
  readonly t: Translate;
  readonly locale: Locale;
  readonly zone: string;
  readonly clock: Clock;
  readonly thisYear: number | null;
  /** Whether the site has the prediction game. */
  readonly hasPlay: boolean;
  readonly picks: readonly OwnPick[];
};

/** One object while nothing changes, so that rows need not render again. */
export function useRowReader(): RowReader {
  const t = useTranslate();
  const locale = useLocale();
  const zone = paintedZone();
  const { year: thisYear, hasPlay } = useSite();
  const { amPmTime } = useSettings();
  const spoilers = useSpoilerChoice();
  const picks = useOwnPicks();
  return useMemo(
    () => ({ t, locale, zone, thisYear, clock: amPmTime ? '12' : '24', spoilers, hasPlay, picks }),
    [t, locale, zone, thisYear, amPmTime, spoilers, hasPlay, picks],
  );
}
