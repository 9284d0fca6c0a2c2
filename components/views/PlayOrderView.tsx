import styled from 'styled-components';
import { fullName, leagueShortName } from '../../lib/domain/match/match-names';
import { paths } from '../../lib/domain/page/paths';
import type { OpenMatch, PlayOverview } from '../../lib/domain/play/play-page';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Balance } from '../play/Balance';
import { LockTime } from '../play/LockTime';
import { MatchMarkets } from '../play/MatchMarkets';
import { OwnBets } from '../play/OwnBets';
import { PlayNotices } from '../play/PlayNotices';
import { PlayPage } from '../play/PlayPage';
import { SpoilerOfTeams } from '../spoilers/SpoilerOfTeams';
import { SpoilerTeams } from '../spoilers/SpoilerTeams';
import { useReveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { TitledSection } from '../ui/SectionHeading';
import { useState } from 'react';
import { withBet } from '../play/use-placing';

const Markets = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  max-width: 640px;
  padding: var(--sp-4);

  & > header {
    display: grid;
    gap: 2px;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .teams {
    justify-self: start;
    min-height: max(28px, var(--hit));
    color: var(--text-color);
    font-size: var(--fs-lg);
    font-weight: 650;
    text-align: left;
  }
  & div,
  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
  }
  & section [role='group'] {
    grid-template-columns: repeat(auto-fit, minmax(min(96px, 100%), 1fr));
    gap: var(--sp-2);
  }
  & h2 {
    font-size: var(--fs-md);
  }
`;

type Props = PlayOverview & { readonly open: OpenMatch };

/** `/play/order?match=ID`: every market of a match, with the slip of what is chosen. */
export function PlayOrderView({ play: page, open: { match, markets }, reader }: Props) {
  const t = useTranslate();
  const reveal = useReveal();
  const [play, setPlay] = useState(page);
  const own = (play?.open ?? []).filter(({ matchId }) => matchId === match.id);
  return (
    <PlayPage
      title={t('play.order')}
      heading={t('play.predictions')}
      description={t('play.description')}
      tab="predictions"
      path={paths.playOrder(match.id)}
    >
      {play ? <Balance balance={play.balance} reveal={reveal} /> : null}
      <PlayNotices reader={reader} />
      <Markets>
        <header>
          <SpoilerTeams inWords match={match} href={paths.match(match)}>
            {fullName(match.left)} – {fullName(match.right)}
          </SpoilerTeams>
          <span>
            {competitionName(leagueShortName(match), t)} · <LockTime match={match} />
          </span>
        </header>
        <SpoilerOfTeams match={match}>
          <MatchMarkets
            titled
            match={match}
            markets={markets}
            reader={reader}
            balance={reveal.hidden ? null : (play?.balance ?? null)}
            own={own}
            onPlaced={(placement) => setPlay((before) => before && withBet(before, placement))}
          />
        </SpoilerOfTeams>
      </Markets>
      {own.length === 0 ? null : (
        <TitledSection id="play-own" title={t('play.ownHere')} count={own.length}>
          <OwnBets bets={own} />
        </TitledSection>
      )}
    </PlayPage>
  );
}
