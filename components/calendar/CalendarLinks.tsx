import { useSettings } from '../../lib/client/settings-store';
import { useSiteUrl } from '../../lib/client/site-url';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/paths';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';

/** A match as a file for the reader's calendar; nothing once it is over or off. */
export function AddToCalendar({ match }: { readonly match: MatchSummary }) {
  const t = useTranslate();
  const locale = useLocale();
  if (match.status === 'finished' || match.status === 'canceled') return null;
  return (
    <a className="ui-button" data-size="small" data-variant="quiet" href={paths.api.calendar('match', match.id, locale)}>
      <Icon name="calendar-plus" size={15} />
      {t('calendar.add')}
    </a>
  );
}

type SubscribeProps = {
  readonly kind: 'team' | 'league' | 'tournament';
  readonly id: number;
  /** What the calendar is of. */
  readonly name: string;
};

/** Opens the reader's calendar with a feed of matches, which it then keeps up to date; it tells no results, nor, where those are hidden, who got where. */
export function SubscribeLink({ kind, id, name }: SubscribeProps) {
  const t = useTranslate();
  const locale = useLocale();
  const siteUrl = useSiteUrl();
  const { spoilerFree } = useSettings();
  const feed = `${siteUrl}${paths.api.calendar(kind, id, locale, spoilerFree)}`.replace(/^https?:/, 'webcal:');
  return (
    <a className="ui-button" data-size="small" href={feed} title={t('calendar.subscribeTo', { name })}>
      <Icon name="calendar-plus" size={15} />
      {t('calendar.subscribe')}
    </a>
  );
}
