import { lazy, Suspense } from 'react';
import { withTexts } from '../../lib/client/islands/load-section';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import type { StoreLinks } from '../../lib/client/page/store-link';

const InstallBanner = lazy(() =>
  withTexts(
    'install',
    import('./InstallBanner').then((module) => ({ default: module.InstallBanner })),
  ),
);

/** The app banner's place; only a site whose system settings carry a link has one. */
export function InstallSlot({ links }: { readonly links: StoreLinks }) {
  if (!useHydrated() || !(links.APP_LINK_ANDROID || links.APP_LINK_IOS)) return null;
  return (
    <Suspense fallback={null}>
      <InstallBanner links={links} />
    </Suspense>
  );
}
