import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useRegions } from '../../lib/client/following/regions-store';
import { listText } from '../../lib/domain/text/list-text';
import { paths } from '../../lib/domain/page/paths';
import { regionKeyOf, type GroupKey } from '../../lib/domain/leagues/regions';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Link } from '../ui/Link';

type OwnRegions = {
  /** Sorts items by the visitor's order of regions; within a region they stay as they came. */
  readonly inOrder: <Item>(items: readonly Item[], keyOf: (item: Item) => GroupKey) => readonly Item[];
  /** Whether a region's items are in the list itself; those of the others are below it. */
  readonly shows: (key: GroupKey) => boolean;
};

/**
 * Applies the visitor's regions to a list: sorted in their order, with unticked regions under "More regions" (docs/readings.md).
 * @param asked the regions that the page is about, all of which it shows; empty: the visitor's own
 */
export function useOwnRegions(asked: readonly string[]): OwnRegions {
  const regions = useRegions();
  const keys = regions.map(({ id }) => regionKeyOf(id));
  const ticked = regions.filter(({ selected }) => selected).map(({ id }) => regionKeyOf(id));
  return {
    inOrder: (items, keyOf) => [...items].sort((a, b) => keys.indexOf(keyOf(a)) - keys.indexOf(keyOf(b))),
    shows: (key) => (asked.length > 0 ? asked.includes(key) : ticked.includes(key)),
  };
}

const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-5);

  & > section,
  & > details > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
  }
`;

/** Wraps all that the visitor's regions change: it waits for them where they are not the defaults (lib/pre-paint). */
export function RegionLists({ children }: { readonly children: ReactNode }) {
  return <Lists data-own-regions="">{children}</Lists>;
}

const More = styled.details`
  & > summary {
    flex-wrap: wrap;
    gap: 2px var(--sp-3);
    align-items: baseline;
    padding: 12px 14px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-l);
    background: var(--bg-element-color);
    font-weight: 600;
  }
  & > summary > small {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-weight: 450;
  }
  &[open] > summary ~ * {
    margin-top: var(--sp-5);
  }
  @media (hover: hover) {
    & > summary:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

const Choose = styled.p`
  font-size: var(--fs-sm);

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    color: var(--hl-color1);
    font-weight: 550;
  }
  & > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

type MoreProps = {
  /** The regions in it, in order. */
  readonly keys: readonly GroupKey[];
  /** Whether it begins open, because nothing stands above. */
  readonly open: boolean;
  readonly children: ReactNode;
};

/** Items of regions that are not ticked, folded up: in everybody's HTML, one tap away. With a link to the choice of regions. */
export function MoreRegions({ keys, open, children }: MoreProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      {keys.length > 0 ? (
        <More open={open}>
          <summary>
            {t('leagues.moreRegions')}{' '}
            <small>
              {listText(
                keys.map((key) => t(`regions.${key}`)),
                locale,
              )}
            </small>
          </summary>
          {children}
        </More>
      ) : null}
      <Choose>
        <Link href={paths.settingsRegions()}>{t('leagues.chooseRegions')}</Link>
      </Choose>
    </>
  );
}
