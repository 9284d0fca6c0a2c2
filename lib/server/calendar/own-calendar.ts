import * as v from 'valibot';
import { followedLists } from '../../domain/people/followed-lists';
import { CALENDAR_ALARMS } from '../../domain/schedule/calendar-alarms';
import { translator } from '../../i18n/message-registry';
import { replaceCalendarToken, userOfCalendar } from '../../store/people/calendar-token';
import { followedData } from '../answers/followed-documents';
import { ApiError } from '../api-error';
import type { ApiHandler } from '../api/api-route';
import { writes } from '../api/api-write';
import { consumeRate } from '../api/rate-limit';
import { clientAddress } from '../api/request-identity';
import { environment } from '../env';
import { readerOf } from '../notifications/notification-texts';
import { single } from '../../domain/page/raw-query';
import { siteNow } from '../site-clock';
import { calendarFile } from './match-calendar';

const ADDRESS = /^([\w-]{32})\.ics$/;
/** Programs look once an hour or so; services that look for many people do so from few addresses. */
const LIMIT = { points: 30, seconds: 3_600 };
const ADDRESS_LIMIT = { points: 600, seconds: 60 };

/**
 * `GET /api/calendar/mine/{secret}.ics`: the matches of what an account follows,
 * in its language; `results=1` puts scores into the titles, unless its owner
 * hides spoilers; `alarm` reminds as in `calendarAnswer`. Anybody with the
 * address can read it, so it does not identify its owner.
 */
export const ownCalendar: ApiHandler = async (request) => {
  const token = ADDRESS.exec(single(request.query['file']) ?? '')?.[1];
  const { RIFTWEEK_TRUSTED_PROXIES: proxies } = environment();
  await consumeRate(`own-calendar:address:${clientAddress(request, proxies)}`, ADDRESS_LIMIT);
  if (token !== undefined) await consumeRate(`own-calendar:${token}`, LIMIT);
  const user = token === undefined ? null : await userOfCalendar(token);
  if (user === null || user.deleted !== null) throw new ApiError('not-found', 'No such calendar.');
  const { locale, spoilerFree } = readerOf(user);
  const followed = await followedData(
    {
      leagues: user.leaguesOrder,
      teams: user.followingTeams,
      players: user.followingPlayers,
      matches: user.followingMatches,
    },
    siteNow(),
  );
  const { running, upcoming, latest } = followedLists(followed, user, spoilerFree);
  return calendarFile('riftweek.ics', [...latest, ...running, ...upcoming], {
    name: translator(locale)('calendar.mine'),
    results: request.query['results'] === '1' && !spoilerFree,
    rounds: spoilerFree,
    locale,
    alarm: CALENDAR_ALARMS.find((minutes) => String(minutes) === request.query['alarm']) ?? null,
  });
};

/** `POST /api/account/calendar` `{replaces}`: replaces the secret that the client has (null: none); returns the valid one. */
export const postCalendar = writes({
  name: 'account-calendar',
  schema: v.strictObject({ replaces: v.nullable(v.pipe(v.string(), v.maxLength(64))) }),
  maxBytes: 1_024,
  limit: { points: 20, seconds: 3_600 },
  requires: 'user',
  write: async ({ replaces }, { session }) => ({ body: { token: (await replaceCalendarToken(session.uid, replaces)).calendarToken } }),
});
