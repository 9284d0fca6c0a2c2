import { useState } from 'react';
import { useSettings } from '../../lib/client/settings-store';
import { hidesHistory } from '../../lib/domain/match/spoilers';

/** Whether a page's tables and brackets may show (docs/product.md#spoilers); shown together by one button. */
export type HistoryReveal = {
  /** Must not be on the page, neither as text nor in attributes or counts. */
  readonly hidden: boolean;
  /** Covered by the setting, whether revealed or not. */
  readonly covered: boolean;
  readonly revealed: boolean;
  readonly toggle: () => void;
};

export function useHistoryReveal(): HistoryReveal {
  const [revealed, setRevealed] = useState(false);
  const settings = useSettings();
  return { hidden: hidesHistory(settings, revealed), covered: hidesHistory(settings), revealed, toggle: () => setRevealed(!revealed) };
}
