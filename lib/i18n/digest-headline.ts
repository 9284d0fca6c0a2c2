import { clubShortName } from '../domain/entities/club-names';
import type { Angle, DigestDocument, DigestItem } from '../domain/news/digest';
import { winnerFirst } from '../domain/news/winner-first';
import { formatDay } from '../domain/schedule/day-format';
import type { Locale } from '../domain/settings/locales';
import { competitionOf } from './competition-name';
import type { Translate } from './translate';

type Named = Pick<DigestDocument, 'league' | 'serie' | 'wording'>;
type Covered = Pick<DigestItem, 'span' | 'day' | 'league' | 'count'>;
type Sides = Readonly<Record<'left' | 'right', { readonly name: string }>>;

/** The words that fill in sentences on a match: the names, as fans say them, and the score, the winner's first. */
export function matchWords(angle: Angle, sides: Sides, t: Translate) {
  const { left, right } = winnerFirst(angle, sides);
  const [most, least] = angle.score;
  return { winner: clubShortName(left.name), loser: clubShortName(right.name), score: t('match.score', { left: most, right: least }) };
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

/** The headline while results are hidden: "LCK, 1 Aug 2023: 2 matches". */
export function coverOf({ span, day, league, count }: Covered, locale: Locale, t: Translate): string {
  return t(`headlines.${span}`, { league: league.name, day: formatDay(day, 'date', locale), count });
}
