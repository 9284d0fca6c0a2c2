import { paths } from '../../lib/domain/page/paths';
import type { OpenMatch, PlayOverview } from '../../lib/domain/play/play-page';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Balance } from '../play/Balance';
import { MatchCard } from '../play/MatchCard';
import { OwnBets } from '../play/OwnBets';
import { PlayNotices } from '../play/PlayNotices';
import { PlayPage } from '../play/PlayPage';
import { usePlay } from '../play/use-play';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { SectionHeading } from '../ui/SectionHeading';

type Props = PlayOverview & { readonly matches: readonly OpenMatch[] };

/** `/play/predictions`: the matches that may be predicted, and one's own predictions. */
export function PlayPredictionsView({ play: page, matches, reader }: Props) {
  const t = useTranslate();
  const reveal = useReveal();
  const { play, onPlaced } = usePlay(page);
  return (
    <PlayPage title={t('play.title')} description={t('play.description')} tab="predictions" path={paths.playPredictions()}>
      {play ? <Balance balance={play.balance} reveal={reveal} /> : null}
      <PlayNotices reader={reader} />
      <p>
        {play ? (
          <Link href={paths.accountSubscription()}>{t('notifications.choose')}</Link>
        ) : (
          <>
            {t('play.description')} <Link href={paths.playRules()}>{t('play.rulesTitle')}</Link>
          </>
        )}
      </p>
      {play === null || play.open.length === 0 ? null : (
        <section aria-labelledby="play-own">
          <SectionHeading id="play-own" count={play.open.length}>
            {t('play.ownOpen')}
          </SectionHeading>
          <OwnBets bets={play.open} />
        </section>
      )}
      <section aria-labelledby="play-matches">
        <SectionHeading id="play-matches">{t('play.openMatches')}</SectionHeading>
        {matches.length === 0 ? (
          <Card>
            <EmptyState title={t('play.noMatches')}>{t('play.noMatchesHint')}</EmptyState>
          </Card>
        ) : (
          <div className="cards">
            {matches.map((open) => (
              <MatchCard
                key={open.match.id}
                open={open}
                reader={reader}
                balance={reveal.hidden ? null : (play?.balance ?? null)}
                onPlaced={onPlaced}
              />
            ))}
          </div>
        )}
      </section>
      {play ? (
        <section aria-labelledby="play-settled">
          <SectionHeading id="play-settled">{t('play.ownSettled')}</SectionHeading>
          <SpoilerArea reveal={reveal} note={t('play.settledHidden')}>
            {play.settled.length === 0 ? (
              <Card>
                <EmptyState compact title={t('play.noneSettled')} />
              </Card>
            ) : (
              <OwnBets bets={play.settled} />
            )}
          </SpoilerArea>
        </section>
      ) : null}
    </PlayPage>
  );
}
