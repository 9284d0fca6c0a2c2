import { useMemo } from 'react';
import { homeLists } from '../../lib/domain/match/home-lists';
import { useShownMatches } from '../../lib/client/following/own-matches';
import { matchResult } from '../../lib/domain/match/match-result';
import { mayBePredicted } from '../../lib/domain/match/match-state';
import { hides } from '../../lib/domain/match/spoilers';
import { useZoneName } from '../../lib/client/page/zone-names';
import { paths } from '../../lib/domain/page/paths';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { eveningOf, nextBand } from '../../lib/domain/schedule/evening';
import { addDays } from '../../lib/domain/schedule/week';
import { dayOf } from '../../lib/domain/schedule/zoned-date';
import type { RowReader } from '../match/use-row-reader';
import { NothingOfMine, NothingYet } from '../following/NothingOfMine';
import { PredictLink } from '../match/PredictLink';
import { useHomeMatches, type HomeMatches } from '../match/use-home-matches';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { SectionHeading } from '../ui/SectionHeading';
import { AllButton } from '../ui/AllButton';
import { BandRow } from './BandRow';
import { ChanceBars } from './ChanceBars';
import { useBand } from './use-band';

const LIST = 'home-next-list';

function dayTitle(
  day: string,
  { now, zone, locale, t }: Pick<RowReader, 'locale' | 't'> & { readonly now: number; readonly zone: string },
): string {
  const today = dayOf(now, zone);
  if (day === eveningOf(now, zone)) return t('home.tonight');
  if (day === today) return t('days.today');
  return day === addDays(today, 1) ? t('days.tomorrow') : formatDay(day, 'long', locale);
}

/** The most important matches until the end of the visitor's night, else of the next day that has any, by start. */
export function NextBand({ home }: HomeMatches) {
  const { reader, now, zone, evening, all, paintedOf, showAll } = useBand(LIST);
  const { t, locale } = reader;
  const { fresh } = useHomeMatches({ home });
  const { onlyMine, keep } = useShownMatches();
  const next = useMemo(() => homeLists(home, fresh).next.filter(({ match }) => keep(match)), [home, fresh, keep]);
  const band = useMemo(() => (now === null ? null : nextBand(next, { ...evening, now, zone })), [next, evening, now, zone]);
  const shown = band === null ? paintedOf(next) : all ? band.all : band.first;
  const day = band?.day && now !== null ? dayTitle(band.day, { now, zone, locale, t }) : '';
  const [soonest] = shown;
  const zoneName = useZoneName(soonest?.match.beginAt);
  const hidden = hides('history', reader.spoilers);
  return (
    <section aria-labelledby="home-next">
      <SectionHeading
        id="home-next"
        aside={
          <Link data-all="" href={paths.matches('today')}>
            {t('home.fullSchedule')}
          </Link>
        }
      >
        {t('home.next')}
        <small>
          {day && !all ? ` ${day}` : null}
          {/* Last: it comes later than the rest, and moves nothing here. */}
          {day && zoneName ? `${all ? '' : ' ·'} ${zoneName}` : null}
        </small>
      </SectionHeading>
      <Card>
        {shown.length > 0 ? <NothingYet title={t('mine.nothingHere')} /> : null}
        {shown.length > 0 ? (
          <ul className="match-list band" id={LIST} data-band="next" data-mine-list="" data-play={reader.hasPlay ? '' : undefined}>
            {shown.map((entry) => (
              <BandRow
                key={entry.match.id}
                entry={entry}
                reader={reader}
                evening={evening}
                now={now}
                result={matchResult(entry.match, false)}
              >
                <ChanceBars entry={entry} hidden={hidden} locale={locale} t={t} />
                {/* Comes with the scripts, into a place of its own: the game needs them, and the page's HTML stays small. */}
                {reader.hasPlay && now !== null && mayBePredicted(entry.match) ? <PredictLink match={entry.match} t={t} /> : null}
              </BandRow>
            ))}
          </ul>
        ) : onlyMine ? (
          <NothingOfMine title={t('mine.nothingHere')} />
        ) : (
          <EmptyState compact title={t('home.noUpcoming')} />
        )}
        {band && band.all.length <= band.first.length ? null : next.length === 0 ? null : (
          <AllButton
            list={LIST}
            shown={all}
            label={all ? t('home.fewer') : t('home.allUpcoming', { count: next.length })}
            onClick={showAll}
          />
        )}
      </Card>
    </section>
  );
}
