import type { ChampionRef } from '../../lib/domain/match/game';
import { paths } from '../../lib/domain/page/paths';
import { ChampionIcon } from './ChampionIcon';
import { StatsLink } from './StatsLink';

type Props = { readonly champion: ChampionRef; /** Edge in CSS pixels. */ readonly size: number; readonly banned?: boolean };

/** A champion's picture with a link to its page; just the picture for an unknown champion. */
export function ChampionLink({ champion, size, banned = false }: Props) {
  const icon = <ChampionIcon champion={champion} size={size} named banned={banned} />;
  if (champion.id === 0 || champion.name === '') return icon;
  return <StatsLink href={paths.champion(champion)}>{icon}</StatsLink>;
}
