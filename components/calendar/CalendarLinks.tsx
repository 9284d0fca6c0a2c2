import { useSettings } from '../../lib/client/settings/settings-store';
import type { MatchSummary } from '../../lib/domain/match/match';
import { isOff } from '../../lib/domain/match/match-state';
import { paths } from '../../lib/domain/page/paths';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { useMatchTitle } from '../spoilers/use-teams';
import { CalendarMenu } from './CalendarMenu';

/** A match for the reader's calendar, as a file or as a feed that follows a move; nothing once it is over or off. */
export function AddToCalendar({ match }: { readonly match: MatchSummary }) {
  const t = useTranslate();
  const locale = useLocale();
  const { spoilerFree } = useSettings();
  const name = useMatchTitle(match);
  if (match.status === 'finished' || isOff(match)) return null;
  return (
    <CalendarMenu feed={paths.api.calendar('match', match.id, locale, spoilerFree)} name={name} note={t('calendar.matchNote')}>
      <a href={paths.api.calendar('match', match.id, locale)}>{t('calendar.file')}</a>
    </CalendarMenu>
  );
}

type SubscribeProps = {
  readonly kind: 'team' | 'league' | 'tournament';
  readonly id: number;
  /** The name of the team, league or stage that the calendar is of. */
  readonly name: string;
};

/** A calendar feed of matches that the reader's calendar refreshes. It contains no results, and for readers who hide results no pairings that depend on one. */
export function SubscribeLink({ kind, id, name }: SubscribeProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { spoilerFree } = useSettings();
  const feed = paths.api.calendar(kind, id, locale, spoilerFree);
  return <CalendarMenu feed={feed} name={name} note={t('calendar.subscribeTo', { name })} />;
}
