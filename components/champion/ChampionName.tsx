import Link from 'next/link';
import type { ChampionRef } from '../../lib/domain/game';
import { paths } from '../../lib/domain/paths';
import { ChampionIcon } from '../game/ChampionIcon';
import { RowName } from './RowName';

/** A champion as the head of a row, leading to its page. */
export function ChampionName({ champion }: { readonly champion: ChampionRef }) {
  return (
    <RowName>
      <Link href={paths.champion(champion)} prefetch={false}>
        <ChampionIcon champion={champion} size={26} />
        {champion.name}
      </Link>
    </RowName>
  );
}
