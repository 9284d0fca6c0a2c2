import { lazy, Suspense } from 'react';
import { withTexts } from '../../lib/client/load-section';
import { useHydrated } from '../../lib/client/use-hydrated';
import { storeLink, type StoreLinks } from '../../lib/client/store-link';

const InstallBanner = lazy(() =>
  withTexts(
    'install',
    import('./InstallBanner').then((module) => ({ default: module.InstallBanner })),
  ),
);

/** The app banner's place: on Android and iOS, when the system settings carry a link. */
export function InstallSlot({ links }: { readonly links: StoreLinks }) {
  const hydrated = useHydrated();
  const href = hydrated ? storeLink(navigator.userAgent, navigator.maxTouchPoints, links) : '';
  if (!href) return null;
  return (
    <Suspense fallback={null}>
      <InstallBanner href={href} />
    </Suspense>
  );
}
