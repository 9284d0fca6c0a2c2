import type { ChampionRef } from '../../lib/domain/match/game';
import { paths } from '../../lib/domain/page/paths';
import { ChampionIcon } from '../figures/ChampionIcon';
import { RowName } from './RowName';
import { StatsLink } from '../figures/StatsLink';

/** A champion as the head of a row, leading to its page. */
export function ChampionName({ champion }: { readonly champion: ChampionRef }) {
  return (
    <RowName>
      <StatsLink href={paths.champion(champion)}>
        <ChampionIcon champion={champion} size={26} />
        {champion.name}
      </StatsLink>
    </RowName>
  );
}
