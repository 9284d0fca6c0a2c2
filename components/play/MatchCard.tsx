import styled from 'styled-components';
import { fullName, leagueShortName } from '../../lib/domain/match/match-names';
import { paths } from '../../lib/domain/page/paths';
import type { OpenMatch, PlayReader } from '../../lib/domain/play/play-page';
import { useTranslate } from '../../lib/i18n/use-translate';
import { SpoilerOfTeams } from '../spoilers/SpoilerOfTeams';
import { SpoilerTeams } from '../spoilers/SpoilerTeams';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { Link } from '../ui/Link';
import { LockTime } from './LockTime';
import { MatchMarkets } from './MatchMarkets';
import type { BetPlacement } from './use-placing';

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  align-content: start;
  padding: var(--sp-4);

  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--sp-3);
    justify-content: space-between;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .teams {
    display: flex;
    flex-wrap: wrap;
    gap: 4px var(--sp-3);
    align-items: center;
    min-height: max(28px, var(--hit));
    padding: 0;
    font-weight: 650;
  }
  & .teams > span {
    display: inline-flex;
    gap: var(--sp-2);
    align-items: center;
  }
  & > p {
    font-size: var(--fs-sm);
  }
  & > p > a {
    display: inline-flex;
    align-items: center;
    min-height: max(24px, var(--hit));
    color: var(--hl-color1);
    text-decoration: underline;
    text-underline-offset: 3px;
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
  readonly onPlaced: (placement: BetPlacement) => void;
};

/** A match to predict: its winner here, its other markets on a page of their own. */
export function MatchCard({ open: { match, markets }, reader, balance, onPlaced }: Props) {
  const t = useTranslate();
  const [first, ...others] = markets;
  return (
    <Box>
      <header>
        <span>{leagueShortName(match)}</span>
        <span>
          <LockTime match={match} />
        </span>
      </header>
      <SpoilerTeams match={match} href={paths.match(match)}>
        <span>
          <Crest id={match.left.id} name={match.left.name} acronym={match.left.abbr} img={match.left.img} size={24} />
          {fullName(match.left)}
        </span>
        <span>
          <Crest id={match.right.id} name={match.right.name} acronym={match.right.abbr} img={match.right.img} size={24} />
          {fullName(match.right)}
        </span>
      </SpoilerTeams>
      <SpoilerOfTeams match={match}>
        {first ? <MatchMarkets match={match} markets={[first]} reader={reader} balance={balance} onPlaced={onPlaced} /> : null}
      </SpoilerOfTeams>
      {others.length > 0 ? (
        <p>
          <Link href={paths.playOrder(match.id)}>{t('play.moreMarkets', { count: others.length })}</Link>
        </p>
      ) : null}
    </Box>
  );
}
