import styled from 'styled-components';
import type { ChampionShare } from '../../lib/domain/news/patch-notes';
import { paths } from '../../lib/domain/page/paths';
import { ChampionIcon } from '../figures/ChampionIcon';
import { percentText } from '../../lib/domain/text/format';
import { useLocale } from '../../lib/i18n/use-translate';
import { StatsLink } from '../figures/StatsLink';

const List = styled.ol`
  display: grid;
  gap: 2px;
  padding: 0;
  list-style: none;

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
  & small {
    margin-left: 6px;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
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
  /** In words beside a share, e.g. how it has changed. */
  readonly note?: (share: ChampionShare) => string | null;
  readonly banned?: boolean;
};

/** Champions with the share of games in which they were picked, banned or either, most often first. */
export function ChampionShares({ shares, note, banned = false }: Props) {
  const locale = useLocale();
  return (
    <List>
      {shares.map((each) => {
        const { champion, share } = each;
        const words = note?.(each) ?? null;
        return (
          <li key={champion.id}>
            <ChampionIcon champion={champion} size={28} banned={banned} />
            <StatsLink href={paths.champion(champion)}>{champion.name}</StatsLink>
            <span>
              {percentText(share, locale)}
              {words === null ? null : <small>{words}</small>}
            </span>
          </li>
        );
      })}
    </List>
  );
}
