import type { ReactNode } from 'react';
import styled from 'styled-components';
import { byDay } from '../../lib/domain/match/by-day';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import type { OpenMatch, PlayOverview } from '../../lib/domain/play/play-page';
import { useTimeZone } from '../../lib/client/settings/time-zone';
import { useTranslate } from '../../lib/i18n/use-translate';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { EmptyCard } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';
import { TitledSection } from '../ui/SectionHeading';
import { Balance } from './Balance';
import { MatchCard } from './MatchCard';
import { OwnBets } from './OwnBets';
import { PlayNotices, VisitorNotice } from './PlayNotices';
import type { BetPlacement } from './use-placing';
import { textLink } from '../ui/text-link';

/* Both are in everybody's HTML; data-user on <html> decides before the first paint which one shows, and the height of what loads later is reserved. */
const Reader = styled.div`
  html[data-user] & > [data-for='visitor'],
  html:not([data-user]) & > [data-for='user'] {
    display: none;
  }
  & > [data-for='user'] {
    display: grid;
    gap: var(--sp-3);
    align-content: center;
    min-height: 44px;
  }
  & > [data-for='visitor'] {
    display: grid;
    gap: var(--sp-3);
  }
  & p > a {
    ${textLink}
  }
`;

type Props = PlayOverview & {
  readonly matches: readonly OpenMatch[];
  readonly onPlaced: (placement: BetPlacement) => void;
  /** Controls above the matches, which choose among them. */
  readonly children?: ReactNode;
  /** Links to other pages of matches, below them. */
  readonly steps?: ReactNode;
};

/** The matches that may be predicted, by day, and the reader's own predictions below them. */
export function OpenPredictions({ play, matches, reader, onPlaced, children, steps }: Props) {
  const t = useTranslate();
  const reveal = useReveal();
  const zone = useTimeZone();
  const openOf = new Map(matches.map((open) => [open.match.id, open]));
  const cardOf = ({ id }: MatchSummary) => {
    const open = openOf.get(id);
    return open ? (
      <MatchCard
        key={id}
        open={open}
        reader={reader}
        balance={reveal.hidden ? null : (play?.balance ?? null)}
        own={play?.open.filter(({ matchId }) => matchId === id) ?? []}
        onPlaced={onPlaced}
      />
    ) : null;
  };
  return (
    <>
      <Reader>
        <div data-for="visitor">
          <VisitorNotice />
          <p>
            {t('play.description')} <Link href={paths.playRules()}>{t('play.rulesTitle')}</Link>
          </p>
        </div>
        <div data-for="user">
          {play ? <Balance balance={play.balance} reveal={reveal} /> : null}
          {reader.kind === 'visitor' ? null : <PlayNotices reader={reader} />}
        </div>
      </Reader>
      {children}
      {matches.length === 0 ? (
        <EmptyCard title={t('play.noMatches')}>{t('play.noMatchesHint')}</EmptyCard>
      ) : (
        byDay(
          matches.map(({ match }) => match),
          zone,
        ).map(({ day, matches: ofDay }) => (
          <TitledSection key={day} id={`play-${day}`} title={<LocalTime at={ofDay[0]?.beginAt ?? day} show="longDay" />}>
            <div className="cards">{ofDay.map(cardOf)}</div>
          </TitledSection>
        ))
      )}
      {steps}
      {play === null || play.open.length === 0 ? null : (
        <TitledSection id="play-own" title={t('play.ownOpen')} count={play.open.length}>
          <OwnBets bets={play.open} />
        </TitledSection>
      )}
      {play ? (
        <TitledSection id="play-settled" title={t('play.ownSettled')}>
          <SpoilerArea reveal={reveal} note={t('play.settledHidden')}>
            {play.settled.length === 0 ? <EmptyCard compact title={t('play.noneSettled')} /> : <OwnBets bets={play.settled} />}
          </SpoilerArea>
          <p>
            <Link href={paths.accountSubscription()}>{t('notifications.choose')}</Link>
          </p>
        </TitledSection>
      ) : null}
    </>
  );
}
