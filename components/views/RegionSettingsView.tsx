import styled from 'styled-components';
import { isDefaultRegions, saveRegions, useRegions } from '../../lib/client/following/regions-store';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { DEFAULT_REGION_IDS } from '../../lib/domain/values/constants';
import { regionKeyOf } from '../../lib/domain/leagues/regions';
import { DEFAULT_REGIONS_ORDER, regionsInOrder } from '../../lib/domain/people/region-choices';
import { useTranslate } from '../../lib/i18n/use-translate';
import { SettingsPage } from '../settings/SettingsPage';
import { SortableList } from '../settings/SortableList';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';

const Choice = styled.label`
  display: flex;
  gap: var(--sp-3);
  align-items: center;
  min-height: max(32px, var(--hit));
  cursor: pointer;

  & > input {
    width: 20px;
    height: 20px;
    accent-color: var(--main-mark);
  }
`;

type Props = {
  /** Regions with a league, −1 for leagues of none. */
  readonly regionIds: readonly number[];
};

/** `/settings/regions`: which regions lists of leagues and tournaments show at once, and in which order. The schedule keeps every match. */
export function RegionSettingsView({ regionIds }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const regions = useRegions();
  const shown = regions.filter(({ id }) => regionIds.includes(id));
  const toggle = (id: number) => saveRegions(regions.map((each) => (each.id === id ? { ...each, selected: !each.selected } : each)));
  const onOrder = (ids: readonly number[]) => saveRegions(regionsInOrder(regions, ids));
  const selected = shown.filter((each) => each.selected).length;
  return (
    <SettingsPage tab="regions" note={t('preferences.notes.regions')}>
      <p role="status">{t('preferences.regionsShown', { count: selected })}</p>
      <Card inert={!hydrated}>
        <SortableList
          label={t('preferences.tabs.regions')}
          onOrder={onOrder}
          entries={shown.map(({ id, selected: chosen }) => {
            const name = t(`regions.${regionKeyOf(id)}`);
            const content = (
              <Choice>
                <input type="checkbox" checked={chosen} onChange={() => toggle(id)} />
                <span>{name}</span>
              </Choice>
            );
            return { id, name, content };
          })}
        />
      </Card>
      <Button disabled={isDefaultRegions(regions)} onClick={() => saveRegions(DEFAULT_REGIONS_ORDER)}>
        {t('preferences.defaultRegions', { count: DEFAULT_REGION_IDS.length })}
      </Button>
    </SettingsPage>
  );
}
