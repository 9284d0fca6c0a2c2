import type { Coverage } from '../../lib/domain/statistics/coverage';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Spoiler } from '../spoilers/Spoiler';
import type { Reveal } from '../spoilers/use-reveal';
import { CoverageNote } from '../figures/CoverageNote';

/** How many games were played on a patch, and of how many the drafts are known; nothing while results are hidden. */
export function PatchGames({ reveal, coverage }: { readonly reveal: Reveal; readonly coverage: Coverage }) {
  const t = useTranslate();
  return (
    <Spoiler tag="div" reveal={reveal}>
      {t('patchNotes.games', { count: coverage.games })}
      <CoverageNote coverage={coverage} />
    </Spoiler>
  );
}
