import { useEffect } from 'react';

/** Whether a navigation leads to another document of this site, which finds what the tab has stored. */
function staysOnSite({ destination, downloadRequest }: NavigateEvent): boolean {
  return (
    !destination.sameDocument &&
    downloadRequest === null &&
    URL.canParse(destination.url) &&
    new URL(destination.url).origin === location.origin
  );
}

/**
 * While `isOn`, the browser asks before the tab is closed or goes to another
 * site. Pages of this site do not ask: the draft is there, too. A browser that
 * does not reveal the destination asks in both cases.
 */
export function useClosingGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let staysHere = false;
    const onNavigate = (event: NavigateEvent): void => {
      staysHere = staysOnSite(event);
    };
    const onBeforeUnload = (event: BeforeUnloadEvent): void => {
      if (!staysHere) event.preventDefault();
      staysHere = false;
    };
    const navigation = 'navigation' in window ? window.navigation : null;
    navigation?.addEventListener('navigate', onNavigate);
    addEventListener('beforeunload', onBeforeUnload);
    return () => {
      navigation?.removeEventListener('navigate', onNavigate);
      removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isOn]);
}
