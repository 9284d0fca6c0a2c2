import type { Angle, DigestDocument, DigestItem } from '../domain/news/digest';
import { formatDay } from '../domain/schedule/day-format';
import type { Locale } from '../domain/settings/locales';
import { competitionOf } from './competition-name';
import type { Translate } from './translate';

type Named = Pick<DigestDocument, 'league' | 'serie' | 'wording'>;
type Covered = Pick<DigestItem, 'span' | 'day' | 'league' | 'count'>;
type Sides = Readonly<Record<'left' | 'right', { readonly name: string }>>;

/** The names and the score that sentences on a match are filled with, the winner's first. */
export function matchWords({ winner, score: [most, least] }: Angle, { left, right }: Sides, t: Translate) {
  const [own, other] = winner === 'right' ? [right, left] : [left, right];
  return { winner: own.name, loser: other.name, score: t('match.score', { left: most, right: least }) };
}

/** A digest's headline. Reveals the result. */
export function headlineOf(digest: Named, angle: Angle, sides: Sides, t: Translate): string {
  const competition = competitionOf(digest.league.name, [digest.serie], t);
  return t(`headlines.${angle.kind}.${digest.wording}`, {
    ...matchWords(angle, sides, t),
    competition,
    ...(angle.count === undefined ? {} : { count: angle.count }),
  });
}

/** Its replacement while results are hidden: "LCK, 1 Aug 2023: 2 matches". */
export function coverOf({ span, day, league, count }: Covered, locale: Locale, t: Translate): string {
  return t(`headlines.${span}`, { league: league.name, day: formatDay(day, 'date', locale), count });
}
