import type { Locale } from '../../lib/domain/settings/locales';
import { translator } from '../../lib/i18n/message-registry';

const TIME = '{time}';

/** A sentence around a time, which the pre-paint script writes. */
function Sentence({ text, part }: { readonly text: string; readonly part: 'copy' | 'lost' }) {
  const [before = '', after = ''] = text.split(TIME, 2);
  return (
    <span data-part={part}>
      {before}
      <time data-clock="time">–</time>
      {after}
    </span>
  );
}

/**
 * Says that there is no network: when the copy of a
 * page was made, or since when an open page has received nothing. Outside of React's part of the page, as a copy has it
 * before any script runs; `<html data-offline>` shows it (styles/offline.css).
 */
export function OfflineNote({ locale }: { readonly locale: Locale }) {
  const t = translator(locale);
  return (
    <div className="offline-note" role="status">
      <p>
        <Sentence part="copy" text={t('offline.asOf', { time: TIME })} />
        <Sentence part="lost" text={t('offline.since', { time: TIME })} />{' '}
        {/* A button, as the link that skips to the content is the page's first; the pre-paint script loads the page anew. */}
        <button type="button">{t('offline.retry')}</button>
      </p>
    </div>
  );
}
