import { zoneName } from '../../domain/schedule/zone-name';
import { dateIn } from '../../domain/values/zoned-date';
import { localTimeText, type LocalTimeShow } from '../../domain/text/local-time-formats';
import { leagueFix } from '../../domain/leagues/league-table';
import { noticeId, type NotificationEvent } from '../../domain/people/notifications';
import { paths } from '../../domain/page/paths';
import type { PushMessage } from '../../domain/people/push';
import { hides } from '../../domain/match/spoilers';
import type { UserData } from '../../domain/people/user-data';
import { localizedPath } from '../../i18n/localized-path';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../domain/settings/locales';
import { competitionName } from '../../i18n/competition-name';
import { matchTitle } from '../../i18n/match-title';
import { stageRoundTitle } from '../../i18n/round-title';
import { translator } from '../../i18n/message-registry';
import type { Translate } from '../../i18n/translate';
// Registers every locale's texts.
import '../../i18n/server-messages';

/** Language, zone and clock of a user, for what is written to them. */
export type Reader = { readonly locale: Locale; readonly zone: string | null; readonly clock: '12' | '24'; readonly spoilerFree: boolean };

/** The reader of a user's notifications: English in UTC until a browser has sent more. */
export function readerOf({
  locale,
  timeZone,
  amPmTime,
  spoilerFree,
}: Pick<UserData, 'locale' | 'timeZone' | 'amPmTime' | 'spoilerFree'>): Reader {
  return { locale: isLocale(locale) ? locale : DEFAULT_LOCALE, zone: timeZone, clock: amPmTime ? '12' : '24', spoilerFree };
}

type Match = NotificationEvent['match'];

export function leagueName({ leagueId, leagueName: name }: Match, t: Translate): string {
  return competitionName(leagueFix(leagueId, name)?.name || name, t);
}

/** A match's title and address for a user: by its round where its teams are results that they hide. */
export function callMatch(match: Match, reader: Reader): { readonly title: string; readonly path: string } {
  const t = translator(reader.locale);
  const round = hides({ teams: match }, reader) ? stageRoundTitle(match, t) : null;
  const path = round === null ? paths.match(match) : paths.matchById(match.id);
  return { title: round ?? matchTitle(match, t), path: localizedPath(reader.locale, path) };
}

/** "17:30 UTC+9": an instant in a zone, with the zone's name. */
export function timeIn(zone: string, at: string, show: LocalTimeShow, { locale, clock }: Reader): string {
  return localTimeText(at, show, locale, clock, zone, dateIn(at, zone).year, zoneName(at, zone));
}

/** What became of a match that does not begin when it was to. */
export function moveKind({ status }: Match): 'moved' | 'postponed' | 'canceled' {
  return status === 'postponed' || status === 'canceled' ? status : 'moved';
}

/**
 * What a device shows. Words and scores of a result only where the event is one: it goes to those who asked for results,
 * with other words for a device that hides them meanwhile.
 */
export function pushMessage(due: NotificationEvent, reader: Reader): PushMessage {
  const t = translator(reader.locale);
  const { match } = due;
  const tag = noticeId(due);
  const league = leagueName(match, t);
  const { title, path } = callMatch(match, reader);
  const hidden = callMatch(match, { ...reader, spoilerFree: true });
  const hide = { action: 'hide', title: t('push.hide') } as const;
  const timeOf = (show: LocalTimeShow) => timeIn(reader.zone ?? 'UTC', match.beginAt, show, reader);
  /** Without a result: where those are hidden only the match may be called by another name. */
  const plain = (body: string, to: string | null = null): PushMessage => ({
    title,
    body,
    tag,
    path: to ?? path,
    covered: { title: hidden.title, path: to ?? hidden.path, body },
  });
  switch (due.kind) {
    case 'start': {
      const actions = [{ action: 'watch', title: t('push.watch') } as const, ...(reader.spoilerFree ? [] : [hide])];
      return { ...plain(t('push.start', { league, time: timeOf('time') })), actions };
    }
    case 'move':
      return plain(t(`push.${moveKind(match)}`, { league, time: timeOf('dayTime') }));
    case 'lock':
      return plain(t('push.lock', { league, time: timeOf('time') }), localizedPath(reader.locale, paths.playOrder(match.id)));
    case 'settled':
      return plain(t('push.settled'), localizedPath(reader.locale, paths.playPredictions()));
    case 'result': {
      const { left, right } = match;
      const short = ({ abbr, name }: typeof left) => ({ abbr, name: abbr || name });
      return {
        title: matchTitle(
          { left: short(left), right: short(right) },
          t,
          t('match.score', { left: left.score ?? '', right: right.score ?? '' }),
        ),
        body: t('push.result', { league }),
        tag,
        path,
        covered: { ...hidden, body: t('push.over', { league }) },
        actions: [hide],
      };
    }
  }
}
