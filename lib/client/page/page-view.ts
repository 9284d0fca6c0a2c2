import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { pathOnly, paths } from '../../domain/page/paths';
import { useLocale } from '../../i18n/use-translate';
import { useConsent } from '../settings/consent-store';
import { logFailure } from '../requests/log-failure';
import { useSite } from './site-context';

/** Sends a page view: the path without its query, and the locale; nothing that identifies a visitor. */
function sendPageView(path: string, locale: string): void {
  const body = JSON.stringify({ path, locale });
  void fetch(paths.api.pageView(), { method: 'POST', keepalive: true, headers: { 'Content-Type': 'application/json' }, body }).catch(
    logFailure('page view not sent'),
  );
}

/** Where page views are counted, and after consent: one for the first load and one for each change of page. */
export function usePageViews(): void {
  const counted = useSite().countsPageViews;
  const consent = useConsent();
  const locale = useLocale();
  const path = pathOnly(useRouter().asPath);
  useEffect(() => {
    if (counted && consent === 'given') sendPageView(path, locale);
  }, [counted, consent, path, locale]);
}
