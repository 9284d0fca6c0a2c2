import type { ChampionLane, LaneOpponent } from '../../lib/domain/statistics/champion-figures-document';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { goldAt15Column } from '../figures/gold-column';
import { PairedChampions } from './PairedChampions';

/** Champions met in the same role, a table for each role. Reveals results: show it in a SpoilerArea. */
export function LaneMatchUps({ lanes, name }: { readonly lanes: readonly ChampionLane[]; readonly name: string }) {
  const t = useTranslate();
  const locale = useLocale();
  if (lanes.length === 0) return <PairedChampions champions={[]} caption={t('champion.lanes')} />;
  return lanes.map(({ role, opponents }) => {
    const roleName = t(`game.roles.${role}`);
    return (
      <PairedChampions
        key={role}
        champions={opponents}
        caption={t('champion.lanesOf', { champion: name, role: roleName })}
        firstLabel={roleName}
        columns={[goldAt15Column<LaneOpponent>(t, locale)]}
        sortedBy="games"
      />
    );
  });
}
