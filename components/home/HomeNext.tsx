import type { MatchSummary } from '../../lib/domain/match/match';
import { matchResult } from '../../lib/domain/match/match-result';
import { mayBePredicted } from '../../lib/domain/match/match-state';
import { dayOf } from '../../lib/domain/values/zoned-date';
import { isOwnMatch } from '../../lib/domain/people/own-match';
import { isInternationalKnockout } from '../../lib/domain/schedule/importance';
import { paths } from '../../lib/domain/page/paths';
import { useOwnMatchRule } from '../../lib/client/following/following-store';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { useZoneName } from '../../lib/client/page/zone-names';
import { stakeText } from '../../lib/i18n/round-title';
import type { Translate } from '../../lib/i18n/translate';
import { PredictLink } from '../match/PredictLink';
import { useHomeMatches, type HomeMatches } from '../match/use-home-matches';
import { useRowReader } from '../match/use-row-reader';
import { useVisitorDay } from '../schedule/use-visitor-day';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { FirstRows } from '../ui/FirstRows';
import { Link } from '../ui/Link';
import { SectionHeading } from '../ui/SectionHeading';
import { HomeRow } from './HomeRow';
import { favouredSide } from '../../lib/domain/match/favoured-side';
import type { Locale } from '../../lib/domain/settings/locales';
import { Spoiler } from '../spoilers/Spoiler';
import { useReveal, type Reveal } from '../spoilers/use-reveal';

function stakeNote(match: MatchSummary, t: Translate) {
  const stake = stakeText(match, t);
  return stake === null ? null : <span className="worth">{stake}</span>;
}

/** Rows that a phone shows at once, of which so many last ones may be big matches of later days. */
const PHONE_ROWS = 5;
const MOST_BIG = 3;

/** How many matches come before the few international knockout matches that end the list; all of them where it ends with none or with many. */
function endBeforeBig(next: readonly MatchSummary[]): number {
  const end = next.findLastIndex((match) => !isInternationalKnockout(match)) + 1;
  return next.length - end > MOST_BIG || end === 0 ? next.length : end;
}

/** The next ten matches, by start, on a phone some of them and the others at a tap, in their place before the big matches of later days. Each day of the visitor's has its name above it unless it is today. */
export function HomeNext({ home, serverToday }: HomeMatches & { readonly serverToday: string }) {
  const reader = useRowReader();
  const { t, locale, spoilers, hasPlay } = reader;
  const now = useSiteNow();
  const rule = useOwnMatchRule();
  const { today, zone } = useVisitorDay(serverToday);
  const { next } = useHomeMatches(home).lists;
  const end = endBeforeBig(next);
  const first = end < next.length ? 3 : PHONE_ROWS;
  const days = [today, ...next.map(({ beginAt }) => dayOf(beginAt, zone))];
  const beginsDay = new Set(next.filter((_, index) => days[index + 1] !== days[index]));
  const zoneName = useZoneName(next[0]?.beginAt);
  const history = useReveal();
  const listOf = (matches: readonly MatchSummary[]) => (
    <ul className="match-list of-home" data-list="next" data-play={hasPlay ? '' : undefined}>
      {matches.map((match) => (
        <HomeRow
          key={match.id}
          match={match}
          reader={reader}
          isOwn={isOwnMatch(match, rule, spoilers)}
          now={now}
          result={matchResult(match, false)}
          beginsDay={beginsDay.has(match)}
          note={stakeNote(match, t)}
        >
          <ChanceBars match={match} reveal={history} locale={locale} t={t} />
          {/* Comes with the scripts, into a place of its own: the game needs them, and the page's HTML stays small. */}
          {hasPlay && now !== null && mayBePredicted(match) ? <PredictLink match={match} t={t} /> : null}
        </HomeRow>
      ))}
    </ul>
  );
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
          <>
            <FirstRows first={first} onPhone count={end} label={t('home.showUpcoming', { count: end - first })}>
              {listOf(next.slice(0, end))}
            </FirstRows>
            {end < next.length ? listOf(next.slice(end)) : null}
          </>
        )}
      </Card>
    </section>
  );
}

type Props = { readonly match: MatchSummary; readonly reveal: Reveal; readonly locale: Locale; readonly t: Translate };

/** The chances of both teams as bars beside their names, the favourite's with its number. Follows from results. */
function ChanceBars({ match, reveal, locale, t }: Props) {
  const left = match.chance?.left;
  if (left === undefined) return <Spoiler className="chance" reveal={reveal} />;
  const favourite = favouredSide(match, left, locale);
  return (
    <Spoiler
      className="chance"
      role="img"
      aria-label={t('match.liveChance', favourite)}
      reveal={reveal}
      data-favoured={left >= 0.5 ? 'left' : 'right'}
      style={{ '--share': left.toFixed(3) }}
    >
      {favourite.chance}
    </Spoiler>
  );
}
