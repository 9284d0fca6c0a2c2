import { useState } from 'react';
import styled from 'styled-components';
import { useChosenRegions } from '../../lib/client/regions-store';
import { regionById } from '../../lib/domain/regions';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { regionPlaces, selectedGroups, type GroupKey } from './league-groups';

export type OwnRegions = {
  /** Regions in the visitor's order. */
  readonly order: (keys: readonly GroupKey[]) => readonly GroupKey[];
  /** What is of a region, in that order; while the visitor's choice counts, of the selected ones only. */
  readonly shown: <Item>(items: readonly Item[], regionIdOf: (item: Item) => number) => readonly Item[];
  /** The visitor's choice leaves regions out. */
  readonly narrows: boolean;
  readonly showAll: () => void;
};

const keyOf = (regionId: number): GroupKey => regionById(regionId)?.key ?? 'others';

/**
 * How a list follows the visitor's regions (design: "Readings of the spec"):
 * their order always, their selection until a region, or all of them, is asked
 * for. Nothing changes for who has chosen nothing.
 * @param region the one that the address asks for
 */
export function useOwnRegions(region: string | null): OwnRegions {
  const regions = useChosenRegions();
  const [all, setAll] = useState(false);
  const places = regionPlaces(regions ?? []);
  const placeOf = (key: GroupKey) => places.get(key) ?? places.size;
  const selected = regions && region === null && !all ? selectedGroups(regions) : [];
  return {
    order: (keys) => (regions ? [...keys].sort((a, b) => placeOf(a) - placeOf(b)) : keys),
    shown: (items, regionIdOf) => {
      if (!regions) return items;
      const key = (item: (typeof items)[number]) => keyOf(regionIdOf(item));
      return items.filter((item) => selected.length === 0 || selected.includes(key(item))).sort((a, b) => placeOf(key(a)) - placeOf(key(b)));
    },
    narrows: selected.length > 0,
    showAll: () => setAll(true),
  };
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-3);
  align-items: center;
  color: var(--dim-text-color);
  font-size: var(--fs-sm);
`;

/** Says that a list shows the visitor's regions only, and shows the others by a tap. */
export function OwnRegionsLine({ regions: { narrows, showAll } }: { readonly regions: OwnRegions }) {
  const t = useTranslate();
  if (!narrows) return null;
  return (
    <Line>
      {t('leagues.onlyYours')}
      <Button type="button" data-size="small" onClick={showAll}>
        {t('leagues.showAll')}
      </Button>
    </Line>
  );
}
