import styled from 'styled-components';
import { fullName, leagueShortName } from '../../lib/domain/match/match-names';
import { paths } from '../../lib/domain/page/paths';
import type { PlacedBet } from '../../lib/domain/play/play-answer';
import type { OpenMatch, PlayReader } from '../../lib/domain/play/play-page';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { SpoilerOfTeams } from '../spoilers/SpoilerOfTeams';
import { SpoilerTeams } from '../spoilers/SpoilerTeams';
import { Link } from '../ui/Link';
import { LockTime } from './LockTime';
import { MatchMarkets } from './MatchMarkets';
import { PlayCard } from './play-card';
import { textLink } from '../ui/text-link';
import type { BetPlacement } from './use-placing';

const Box = styled(PlayCard)`
  /* Links are as high as fingers need; negative margins take the extra height back. */
  --slack: calc((24px - max(24px, var(--hit))) / 2);
  gap: var(--sp-2);
  padding: var(--sp-3) var(--sp-4);

  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--sp-3);
    align-items: center;
    justify-content: space-between;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & > header > a {
    ${textLink}
    display: inline-flex;
    align-items: center;
    min-height: max(24px, var(--hit));
    margin-block: var(--slack);
  }
  & .teams {
    display: inline-flex;
    justify-self: start;
    align-items: center;
    min-height: max(24px, var(--hit));
    margin-block: var(--slack);
    font-weight: 650;
    text-align: left;
  }
  & .teams.ui-button {
    margin-block: 0;
  }
  & p {
    color: var(--dim-text-color);
    line-height: 1.3;
  }
  & p:has(+ section) {
    padding-bottom: var(--sp-2);
  }
  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
  }
`;

type Props = {
  readonly open: OpenMatch;
  readonly reader: PlayReader;
  readonly balance: number | null;
  /** The reader's open predictions of the match. */
  readonly own: readonly PlacedBet[];
  readonly onPlaced: (placement: BetPlacement) => void;
};

/** A match to predict: its winner here, its other markets on a page of their own. */
export function MatchCard({ open: { match, markets }, reader, balance, own, onPlaced }: Props) {
  const t = useTranslate();
  const [first, ...others] = markets;
  return (
    <Box>
      <header>
        <span>
          {competitionName(leagueShortName(match), t)} · <LockTime match={match} show="time" />
        </span>
        {others.length > 0 ? <Link href={paths.playOrder(match.id)}>{t('play.moreMarkets', { count: others.length })}</Link> : null}
      </header>
      <SpoilerTeams inWords match={match} href={paths.match(match)}>
        {fullName(match.left)} – {fullName(match.right)}
      </SpoilerTeams>
      <SpoilerOfTeams match={match}>
        {first ? <MatchMarkets match={match} markets={[first]} reader={reader} balance={balance} own={own} onPlaced={onPlaced} /> : null}
      </SpoilerOfTeams>
    </Box>
  );
}
