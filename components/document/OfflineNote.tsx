import type { Locale } from '../../lib/domain/locales';
import { translator } from '../../lib/i18n/message-registry';

const TIME = '{time}';

/** A sentence around a time, which the pre-paint script writes. */
function Sentence({ text, part }: { readonly text: string; readonly part: 'copy' | 'lost' }) {
  const [before = '', after = ''] = text.split(TIME, 2);
  return (
    <span data-part={part}>
      {before}
      <time data-clock="time" dateTime="">
        –
      </time>
      {after}
    </span>
  );
}

/**
 * Says that there is no network: of when a copy of a page is, or since when an
 * open page hears nothing. Outside of React's part of the page, as a copy has it
 * before any script runs; `<html data-offline>` shows it (styles/offline-style.ts).
 */
export function OfflineNote({ locale }: { readonly locale: Locale }) {
  const t = translator(locale);
  return (
    <div className="offline-note" role="status">
      <p>
        <Sentence part="copy" text={t('offline.asOf', { time: TIME })} />
        <Sentence part="lost" text={t('offline.since', { time: TIME })} />{' '}
        {/* Its own target, so that the browser itself loads the page anew. */}
        <a href="" target="_top">
          {t('offline.retry')}
        </a>
      </p>
    </div>
  );
}
