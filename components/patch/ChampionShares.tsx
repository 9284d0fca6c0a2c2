import styled from 'styled-components';
import type { ChampionShare } from '../../lib/domain/news/patch-notes';
import { championName } from '../../lib/i18n/champion-name';
import { paths } from '../../lib/domain/page/paths';
import { ChampionIcon } from '../figures/ChampionIcon';
import { percentText } from '../../lib/domain/text/format';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { StatsLink } from '../figures/StatsLink';

const List = styled.ol`
  display: grid;
  gap: 2px;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 10px;
    align-items: center;
    min-height: 36px;
    font-variant-numeric: tabular-nums;
  }
  & a {
    display: inline-block;
    justify-self: start;
    padding: 4px 0;
    font-weight: 550;
  }
  @media (hover: hover) {
    & a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

type Props = {
  readonly shares: readonly ChampionShare[];
  readonly banned?: boolean;
};

/** Champions with the share of games in which they were picked or banned, most often first. */
export function ChampionShares({ shares, banned = false }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <List>
      {shares.map(({ champion, share }) => (
        <li key={champion.id}>
          <ChampionIcon champion={champion} size={28} banned={banned} />
          <StatsLink href={paths.champion(champion)}>{championName(champion.name, t)}</StatsLink>
          <span>{percentText(share, locale)}</span>
        </li>
      ))}
    </List>
  );
}
