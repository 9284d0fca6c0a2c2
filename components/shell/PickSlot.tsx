import { lazy, Suspense, useState } from 'react';
import { withTexts } from '../../lib/client/islands/load-section';
import { useOwnPicks } from '../../lib/client/play/own-picks';

const SettledPicks = lazy(() =>
  withTexts(
    'play',
    import('../play/SettledPicks').then((module) => ({ default: module.SettledPicks })),
  ),
);

/** Shows a user how their picks were settled; a user without open picks loads nothing. */
export function PickSlot() {
  const [wanted, setWanted] = useState(false);
  const hasPicks = useOwnPicks().length > 0;
  // It stays: once the last pick is settled, none is open.
  if (hasPicks && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <SettledPicks />
    </Suspense>
  ) : null;
}
