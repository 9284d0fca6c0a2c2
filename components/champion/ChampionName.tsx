import type { ChampionRef } from '../../lib/domain/match/game';
import { championName } from '../../lib/i18n/champion-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { paths } from '../../lib/domain/page/paths';
import { ChampionIcon } from '../figures/ChampionIcon';
import { RowName } from './RowName';
import { StatsLink } from '../figures/StatsLink';

/** A champion as the head of a row, leading to its page. */
export function ChampionName({ champion }: { readonly champion: ChampionRef }) {
  const t = useTranslate();
  return (
    <RowName>
      <StatsLink href={paths.champion(champion)}>
        <ChampionIcon champion={champion} size={26} />
        {championName(champion.name, t)}
      </StatsLink>
    </RowName>
  );
}
