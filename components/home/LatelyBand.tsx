import { useMemo } from 'react';
import { homeLists } from '../../lib/domain/match/home-lists';
import { useShownMatches } from '../../lib/client/following/own-matches';
import { matchResult } from '../../lib/domain/match/match-result';
import { hides } from '../../lib/domain/match/spoilers';
import { paths } from '../../lib/domain/page/paths';
import { latelyBand } from '../../lib/domain/schedule/evening';
import { addDays } from '../../lib/domain/schedule/week';
import { NothingOfMine, NothingYet } from '../following/NothingOfMine';
import { ScoreColumn } from '../match/MatchScore';
import { useHomeMatches, type HomeMatches } from '../match/use-home-matches';
import { useVisitorDay } from '../schedule/use-visitor-day';
import { RevealEye } from '../spoilers/RevealEye';
import { Spoiler } from '../spoilers/Spoiler';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { SectionHeading } from '../ui/SectionHeading';
import { AllButton } from '../ui/AllButton';
import { BandRow } from './BandRow';
import { useBand } from './use-band';
import { worthText } from './worth-text';

const LIST = 'home-lately-list';

/** Results of late of the visitor's own teams and of the leagues that matter most, each with why it mattered. */
export function LatelyBand({ home, serverToday }: HomeMatches & { readonly serverToday: string }) {
  const { reader, now, evening, revealed, all, paintedOf, showAll } = useBand(LIST);
  const { t, locale, spoilers } = reader;
  const { today } = useVisitorDay(serverToday);
  const { fresh } = useHomeMatches({ home });
  const { onlyMine, keep } = useShownMatches();
  const lately = useMemo(() => homeLists(home, fresh).lately.filter(({ match }) => keep(match)), [home, fresh, keep]);
  const band = useMemo(() => latelyBand(lately, evening), [lately, evening]);
  const history = { hidden: hides('history', spoilers), revealed: false };
  const shown = now === null ? paintedOf(band.all) : all ? band.all : band.first;
  return (
    <section aria-labelledby="home-lately">
      <SectionHeading
        id="home-lately"
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
      >
        {t('home.lately')}
      </SectionHeading>
      <Card>
        {shown.length > 0 ? <NothingYet title={t('mine.nothingHere')} /> : null}
        {shown.length > 0 ? (
          <ul className="match-list band" id={LIST} data-band="lately" data-mine-list="">
            {shown.map((entry) => {
              const { match, worth } = entry;
              const covered = hides({ result: match }, spoilers);
              const reveal = {
                hidden: covered && !revealed.has(match.id),
                revealed: revealed.has(match.id) || (spoilers.spoilerFree && !covered),
              };
              const result = matchResult(match, reveal.hidden);
              return (
                <BandRow
                  key={match.id}
                  entry={entry}
                  reader={reader}
                  evening={evening}
                  now={now}
                  result={result}
                  revealed={reveal.revealed}
                  note={
                    worth ? (
                      // It draws on other results, too: an eye does not show it.
                      <Spoiler className="worth" data-worth={worth.kind} reveal={history} collapses>
                        {worthText(match, worth, locale, t)}
                      </Spoiler>
                    ) : null
                  }
                >
                  <ScoreColumn match={match} result={result} reveal={reveal} inRow />
                  {covered ? (
                    <span className="eye-place">
                      <RevealEye match={match} revealed={reveal.revealed} />
                    </span>
                  ) : null}
                </BandRow>
              );
            })}
          </ul>
        ) : onlyMine ? (
          <NothingOfMine title={t('mine.nothingHere')} />
        ) : (
          <EmptyState compact title={t('home.noLatest')} />
        )}
        {band.all.length <= band.first.length ? null : (
          <AllButton
            list={LIST}
            shown={all}
            label={all ? t('home.fewer') : t('home.allResults', { count: band.all.length })}
            onClick={showAll}
          />
        )}
      </Card>
    </section>
  );
}
