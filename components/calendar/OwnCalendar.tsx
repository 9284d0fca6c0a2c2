import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { useCurrentUser } from '../../lib/client/auth/use-current-user';
import { readSignedIn } from '../../lib/client/auth/signed-in-store';
import { showToast } from '../../lib/client/page/toast-store';
import { requestOrThrow } from '../../lib/client/requests/request';
import { useFollowing } from '../../lib/client/following/following-store';
import { useSettings } from '../../lib/client/settings/settings-store';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { paths } from '../../lib/domain/page/paths';
import { MOST_IN_CALENDAR } from '../../lib/domain/people/following';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Link } from '../ui/Link';
import { CalendarMenu } from './CalendarMenu';

const TokenSchema = v.object({ token: v.nullable(v.string()) });

/** The calendar of all that an account follows. Its address is secret, made with the first request, and can be replaced. A visitor's is of the leagues and teams that they follow now. */
export function OwnCalendar() {
  const t = useTranslate();
  const locale = useLocale();
  const { current } = useCurrentUser();
  const [made, setMade] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const onOpen = useCallback(() => setOpened(true), []);
  const token = made ?? current?.data.calendarToken ?? null;
  const make = useCallback(
    (replaces: string | null, done?: string): void => {
      requestOrThrow(paths.api.accountCalendar(), TokenSchema, { method: 'POST', body: { replaces } }).then(
        ({ token: next }) => {
          setMade(next);
          if (done !== undefined) showToast(done);
        },
        () => {
          // The next opening tries again.
          setOpened(false);
          showToast(t('calendar.notMade'));
        },
      );
    },
    [t],
  );
  // Opened before the account has loaded, the calendar is made once it has.
  const isMissing = opened && current !== null && token === null;
  useEffect(() => {
    if (isMissing) make(null);
  }, [isMissing, make]);
  // The server's HTML is one for everybody: its reader is known once React has it.
  const isVisitor = useHydrated() && current === null && readSignedIn() === null;
  const { leaguesOrder, followingTeams } = useFollowing();
  const { spoilerFree } = useSettings();
  const [leagues, teams] = [leaguesOrder.slice(0, MOST_IN_CALENDAR), followingTeams.slice(0, MOST_IN_CALENDAR)];
  const visitorFeed =
    isVisitor && leagues.length + teams.length > 0 ? paths.api.followedCalendar(leagues, teams, locale, spoilerFree) : null;
  const feed = token === null ? visitorFeed : paths.api.ownCalendar(token);
  const isCut = Math.max(leaguesOrder.length, followingTeams.length) > MOST_IN_CALENDAR;
  const visitorNote = isCut ? t('calendar.mineFirst', { count: MOST_IN_CALENDAR }) : t('calendar.mineVisitor');
  const note = isVisitor ? visitorNote : t('calendar.mineNote');
  return (
    <CalendarMenu
      feed={feed}
      name={t('calendar.mine')}
      note={note}
      onOpen={onOpen}
      foot={
        token === null ? null : (
          <button type="button" onClick={() => make(token, t('calendar.replaced'))}>
            {t('calendar.replace')}
          </button>
        )
      }
    >
      {isVisitor ? <Link href={paths.login()}>{t('shell.login')}</Link> : null}
    </CalendarMenu>
  );
}
