import { isOwnMatch } from '../../lib/domain/people/own-match';
import { paths } from '../../lib/domain/page/paths';
import { addDays } from '../../lib/domain/values/week';
import { useOwnMatchRule } from '../../lib/client/following/following-store';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { SignLegend } from '../match/SignLegend';
import { useHomeMatches, type HomeMatches } from '../match/use-home-matches';
import { useRowReader } from '../match/use-row-reader';
import { useVisitorDay } from '../schedule/use-visitor-day';
import { Spoiler } from '../spoilers/Spoiler';
import { useReveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';
import { ScoredRow } from './ScoredRow';
import { chancePercent, secondsAsMmSs } from '../../lib/domain/text/format';
import type { Locale } from '../../lib/domain/settings/locales';
import type { MatchSummary } from '../../lib/domain/match/match';
import { sideName } from '../../lib/domain/match/match-names';
import { otherSide } from '../../lib/domain/match/match-state';
import type { Significance } from '../../lib/domain/match/significance';
import type { Translate } from '../../lib/i18n/translate';

/** The ten latest results, each with why it mattered. */
export function HomeLately({ home, serverToday }: HomeMatches & { readonly serverToday: string }) {
  const reader = useRowReader();
  const { t, locale, spoilers } = reader;
  const now = useSiteNow();
  const rule = useOwnMatchRule();
  const { today } = useVisitorDay(serverToday);
  const { next, lately } = useHomeMatches(home).lists;
  const history = useReveal();
  return (
    <TitledSection
      id="home-lately"
      title={t('home.lately')}
      aside={
        <>
          <Link data-all="" href={paths.catchUp()}>
            {t('match.catchUp')}
          </Link>
          <Link data-all="" href={paths.matches(addDays(today, -1))}>
            {t('home.yesterdaysResults')}
          </Link>
        </>
      }
      className="for-all"
    >
      <Card>
        {lately.length === 0 ? (
          <EmptyState compact title={t('home.noLatest')} />
        ) : (
          <ul className="match-list of-home" data-list="lately">
            {lately.map(({ match, worth }) => (
              <ScoredRow
                key={match.id}
                match={match}
                reader={reader}
                isOwn={isOwnMatch(match, rule, spoilers)}
                now={now}
                note={
                  worth ? (
                    // The reason draws on other results, too: an eye does not show it.
                    <Spoiler className="worth" data-worth={worth.kind} reveal={history} collapses>
                      {whyText(match, worth, locale, t)}
                    </Spoiler>
                  ) : null
                }
              />
            ))}
          </ul>
        )}
      </Card>
      {/* For both lists of the page. */}
      <SignLegend matches={[...next, ...lately.map(({ match }) => match)]} marksWatched={false} />
    </TitledSection>
  );
}

/** "Upset: KT had a 28% chance". Tells the result. */
function whyText(match: MatchSummary, { kind, side, count = 0, losses = 0, chance }: Significance, locale: Locale, t: Translate): string {
  const words = { team: sideName(match[side], 'short'), other: sideName(match[otherSide(side)], 'short'), count };
  if (kind === 'upset')
    return chance === undefined
      ? t('home.worth.upset', words)
      : t('home.worth.upsetChance', { ...words, chance: chancePercent(chance, locale) });
  if (kind === 'longest') return t('home.worth.longest', { time: secondsAsMmSs(count) });
  return t(`home.worth.${kind}`, { ...words, losses });
}
