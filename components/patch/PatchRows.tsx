import styled from 'styled-components';
import { paths } from '../../lib/domain/page/paths';
import type { Coverage } from '../../lib/domain/statistics/coverage';
import { useTranslate } from '../../lib/i18n/use-translate';
import { DayRange } from '../league/DayRange';
import { Spoiler } from '../spoilers/Spoiler';
import { useReveal } from '../spoilers/use-reveal';
import { Fold } from '../ui/Fold';
import { Link } from '../ui/Link';

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--sp-3);
    align-items: baseline;
    min-height: 44px;
    padding: 4px 0;
    border-top: 1px solid var(--border-color);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  & a {
    padding: 4px 0;
    color: var(--text-color);
    font-weight: 550;
  }
  & .range {
    grid-column: 1;
  }
`;

export type PatchRow = {
  readonly version: string;
  readonly firstAt: string;
  readonly lastAt: string;
  /** How many of the patch's games have a known draft. */
  readonly coverage: Coverage;
};

/** All patches, newest first, with how much was played on each; the numbers of games are hidden with the results. */
export function PatchRows({ patches }: { readonly patches: readonly PatchRow[] }) {
  const t = useTranslate();
  const reveal = useReveal();
  return (
    <Fold title={t('patchNotes.all')} count={patches.length}>
      <List>
        {patches.map(({ version, firstAt, lastAt, coverage }) => (
          <li key={version}>
            <Link href={paths.patch(version)}>{t('patchNotes.patch', { version })}</Link>
            <Spoiler tag="span" reveal={reveal}>
              {t('patchNotes.games', { count: coverage.games })}
            </Spoiler>
            <DayRange from={firstAt} until={lastAt} />
          </li>
        ))}
      </List>
    </Fold>
  );
}
