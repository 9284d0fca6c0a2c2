import { useMemo } from 'react';
import { homeLists } from '../../lib/domain/match/home-lists';
import { matchResult } from '../../lib/domain/match/match-result';
import { mayBePredicted } from '../../lib/domain/match/match-state';
import { hides } from '../../lib/domain/match/spoilers';
import { isOwnMatch } from '../../lib/domain/people/own-match';
import { paths } from '../../lib/domain/page/paths';
import { useOwnMatchRule } from '../../lib/client/following/following-store';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { useZoneName } from '../../lib/client/page/zone-names';
import { PredictLink } from '../match/PredictLink';
import { useHomeMatches, type HomeMatches } from '../match/use-home-matches';
import { useRowReader } from '../match/use-row-reader';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { SectionHeading } from '../ui/SectionHeading';
import { BandRow } from './BandRow';
import { ChanceBars } from './ChanceBars';

/** The next ten matches, by start. */
export function NextBand({ home }: HomeMatches) {
  const reader = useRowReader();
  const { t, locale, spoilers, hasPlay } = reader;
  const now = useSiteNow();
  const rule = useOwnMatchRule();
  const { fresh } = useHomeMatches({ home });
  const { next } = useMemo(() => homeLists(home, fresh), [home, fresh]);
  const zoneName = useZoneName(next[0]?.beginAt);
  const hidden = hides('history', spoilers);
  return (
    <section className="for-all" aria-labelledby="home-next">
      <SectionHeading
        id="home-next"
        aside={
          <Link data-all="" href={paths.matches('today')}>
            {t('home.fullSchedule')}
          </Link>
        }
      >
        {t('home.next')}
        {/* Last: it comes later than the rest, and moves nothing here. */}
        <small>{zoneName ? ` ${zoneName}` : null}</small>
      </SectionHeading>
      <Card>
        {next.length === 0 ? (
          <EmptyState compact title={t('home.noUpcoming')} />
        ) : (
          <ul className="match-list band" id="home-next-list" data-band="next" data-play={hasPlay ? '' : undefined}>
            {next.map((match) => (
              <BandRow
                key={match.id}
                match={match}
                reader={reader}
                isOwn={isOwnMatch(match, rule, spoilers)}
                now={now}
                result={matchResult(match, false)}
              >
                <ChanceBars match={match} hidden={hidden} locale={locale} t={t} />
                {/* Comes with the scripts, into a place of its own: the game needs them, and the page's HTML stays small. */}
                {hasPlay && now !== null && mayBePredicted(match) ? <PredictLink match={match} t={t} /> : null}
              </BandRow>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
