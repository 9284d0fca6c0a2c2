import type { Locale } from '../../lib/domain/settings/locales';
import { translator } from '../../lib/i18n/message-registry';

const TIME = '{time}';

/** A sentence around a time, which the pre-paint script writes. */
function Sentence({ text, part }: { readonly text: string; readonly part: 'copy' | 'lost' | 'old' }) {
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
 * Says that a page is not up to date: when the copy of it was made, since when it has had no network, or as of when
 * the server has what is on it. Outside of React's part of the page, as a copy has it before any script runs;
 * `<html data-offline>` and `<html data-old>` show it (lib/pre-paint/network.ts, styles/network-note.css).
 */
export function NetworkNote({ locale }: { readonly locale: Locale }) {
  const t = translator(locale);
  return (
    <div className="network-note" role="status">
      <p>
        <Sentence part="copy" text={t('offline.asOf', { time: TIME })} />
        <Sentence part="lost" text={t('offline.since', { time: TIME })} />
        <Sentence part="old" text={t('offline.old', { time: TIME })} />{' '}
        {/* A button, as the link that skips to the content is the page's first; the pre-paint script loads the page anew. */}
        <button type="button">{t('offline.retry')}</button>
      </p>
    </div>
  );
}
