import type { ReactNode } from 'react';
import type { Coverage } from '../../lib/domain/statistics/coverage';
import { useTranslate } from '../../lib/i18n/use-translate';
import { HistoryContent } from '../standings/HistoryArea';
import type { HistoryReveal } from '../standings/history-reveal';
import { CoverageNote } from '../stats/CoverageNote';

type Props = { readonly reveal: HistoryReveal; readonly children: ReactNode };

/** Shares of drafts: on a patch's first days they tell how many games its few matches had, so they are hidden with the results. */
export function PatchFigures({ reveal, children }: Props) {
  if (reveal.hidden) return null;
  return (
    <HistoryContent data-nosnippet="" data-spoiler="" data-revealed={reveal.revealed ? '' : undefined}>
      {children}
    </HistoryContent>
  );
}

/** How many games were played on a patch, and of how many the drafts are known; nothing while results are hidden. */
export function PatchGames({ reveal, coverage }: { readonly reveal: HistoryReveal; readonly coverage: Coverage }) {
  const t = useTranslate();
  if (reveal.hidden) return null;
  return (
    <div data-nosnippet="" data-spoiler="" data-revealed={reveal.revealed ? '' : undefined}>
      {t('patchNotes.games', { count: coverage.games })}
      <CoverageNote coverage={coverage} />
    </div>
  );
}
