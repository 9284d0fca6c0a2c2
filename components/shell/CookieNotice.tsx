import { useEffect } from 'react';
import { acceptConsent, useConsent } from '../../lib/client/consent-store';
import { COOKIE_SCROLL_ACCEPT_PERCENT } from '../../lib/domain/constants';
import { paths } from '../../lib/domain/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';

const accept = (): void => void acceptConsent();

/** Calls back once the visitor has scrolled past the given part of the page. */
function useScrolledPast(percent: number, active: boolean, onPast: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onScroll = (): void => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const room = scrollHeight - clientHeight;
      if (room > 0 && (scrollY / room) * 100 > percent) onPast();
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [percent, active, onPast]);
}

/**
 * Shown until a consent cookie exists. It is in everybody's HTML, so that it is
 * painted with the page; the pre-paint script knows who has accepted already
 * (`data-consent` on <html>). Accepting by scrolling is off by default.
 */
export function CookieNotice({ acceptOnScroll = false }: { readonly acceptOnScroll?: boolean }) {
  const t = useTranslate();
  const consent = useConsent();
  useScrolledPast(COOKIE_SCROLL_ACCEPT_PERCENT, acceptOnScroll && consent === false, accept);
  if (consent === true) return null;
  return (
    <div className="dock-card dock-consent" role="region" aria-label={t('consent.label')} data-nosnippet="">
      <p className="dock-text">
        {t('consent.text')}{' '}
        <a href={paths.privacy()} target="_blank" rel="noopener">
          {t('shell.privacy')}
        </a>
      </p>
      <Button data-variant="primary" data-size="small" onClick={accept}>
        {t('consent.accept')}
      </Button>
    </div>
  );
}
