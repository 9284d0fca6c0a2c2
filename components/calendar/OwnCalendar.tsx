import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { useCurrentUser } from '../../lib/client/auth/use-current-user';
import { readSignedIn } from '../../lib/client/auth/signed-in-store';
import { notify } from '../../lib/client/page/notification-store';
import { requestOrThrow } from '../../lib/client/requests/request';
import { useSite } from '../../lib/client/page/site-context';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Link } from '../ui/Link';
import { CalendarMenu } from './CalendarMenu';

const TokenSchema = v.object({ token: v.nullable(v.string()) });

/** The calendar of all that an account follows. Its address is secret, made with the first request, and can be replaced. */
export function OwnCalendar() {
  const t = useTranslate();
  const siteUrl = useSite().url;
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
          if (done !== undefined) notify(done);
        },
        () => {
          // The next opening tries again.
          setOpened(false);
          notify(t('calendar.notMade'));
        },
      );
    },
    [t],
  );
  // Opened before the account has loaded, it is made once that is there.
  const isMissing = opened && current !== null && token === null;
  useEffect(() => {
    if (isMissing) make(null);
  }, [isMissing, make]);
  // The server's HTML is one for everybody: its reader is known once React has it.
  const isVisitor = useHydrated() && current === null && readSignedIn() === null;
  return (
    <CalendarMenu
      feed={token === null ? null : `${siteUrl}${paths.api.ownCalendar(token)}`}
      name={t('calendar.mine')}
      label={t('calendar.subscribe')}
      note={t(isVisitor ? 'calendar.mineVisitor' : 'calendar.mineNote')}
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
