import { useEffect } from 'react';
import { answerConsent, useConsent } from '../../lib/client/settings/consent-store';
import { COOKIE_SCROLL_ACCEPT_PERCENT } from '../../lib/domain/values/constants';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';

const accept = (): void => answerConsent('given');
const refuse = (): void => answerConsent('refused');

/**
 * Asks whether page views may be counted, until the answer's cookie exists; the
 * settings change the answer. It stands at the page's end, where it covers nothing, in everybody's HTML;
 * the pre-paint script knows who has answered already (`data-consent` on <html>). Scrolling is no answer, unless
 * that is switched on.
 */
export function CookieNotice({ acceptOnScroll = false }: { readonly acceptOnScroll?: boolean }) {
  const t = useTranslate();
  const consent = useConsent();
  const acceptsScrolling = acceptOnScroll && consent === 'unasked';
  useEffect(() => {
    if (!acceptsScrolling) return;
    const onScroll = (): void => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const distance = scrollHeight - clientHeight;
      if (distance > 0 && (scrollY / distance) * 100 > COOKIE_SCROLL_ACCEPT_PERCENT) accept();
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [acceptsScrolling]);
  if (consent === 'given' || consent === 'refused') return null;
  return (
    <div className="consent" role="region" aria-label={t('consent.label')} data-nosnippet="" data-after-groups="">
      <p>
        {t('consent.text')}{' '}
        <Link href={paths.privacy()} target="_blank" rel="noopener">
          {t('shell.privacy')}
        </Link>
      </p>
      <div>
        <Button data-size="small" onClick={refuse}>
          {t('consent.refuse')}
        </Button>
        <Button data-size="small" onClick={accept}>
          {t('consent.accept')}
        </Button>
      </div>
    </div>
  );
}
