import { useState } from 'react';
import styled from 'styled-components';
import { toClipboard } from '../../lib/client/page/copy-text';
import { showToast } from '../../lib/client/page/toast-store';
import { useSite } from '../../lib/client/page/site-context';
import { CARD_FORMATS, CARD_SIZES, cardPath, type CardFormat, type CardSubject } from '../../lib/domain/cards/card-address';
import { localizedHref } from '../../lib/i18n/localized-path';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { DialogBody } from '../ui/ConfirmDialog';
import { Dialog } from '../ui/Dialog';

const Body = styled(DialogBody)`
  & .picture {
    display: grid;
    place-items: center;
    min-height: 150px;
    border-radius: var(--radius-m);
    background: var(--bg-sunken-color);
    text-align: center;
  }
  & .picture > img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: min(38dvh, 320px);
    border-radius: var(--radius-m);
  }
  & .choices,
  & fieldset > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-3) var(--sp-5);
  }
  & fieldset > div {
    gap: 0 var(--sp-3);
  }
  & .manual {
    display: grid;
    gap: 4px;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & textarea {
    width: 100%;
    padding: var(--sp-2) var(--sp-3);
    border: 1px solid var(--control-border-color);
    border-radius: var(--radius-m);
    background: var(--bg-sunken-color);
    color: var(--text-color);
    resize: none;
  }
`;

/** The picture as a file; none where it cannot be loaded, or where the system takes no files. */
async function filesOf(src: string, name: string): Promise<File[]> {
  if (!('canShare' in navigator)) return [];
  try {
    const answer = await fetch(src);
    const files = answer.ok ? [new File([await answer.blob()], name, { type: 'image/jpeg' })] : [];
    return navigator.canShare({ files }) ? files : [];
  } catch {
    return [];
  }
}

/** The last part of an address, as the name of a file. */
const fileName = (path: string): string => `${path.split(/[?#]/, 1)[0]?.split('/').findLast(Boolean) ?? 'riftweek'}.jpg`;

/** A page to share. */
export type Shareable = {
  /** What the page's picture is of; null where it has none. */
  readonly subject: CardSubject | null;
  /** The page's address, without the language. */
  readonly path: string;
  /** What the page is about, without a result. */
  readonly title: string;
  /** What the page is about, with the result; null where there is none to reveal. */
  readonly titleWithResults: string | null;
  /** Whether results are hidden on the page right now. */
  readonly hidden: boolean;
  /** Whether even the picture without results would reveal who plays, which is a result. */
  readonly teamsHidden?: boolean;
};

type Props = Shareable & { readonly open: boolean; readonly onClose: () => void };

/**
 * A page as a link and as a picture, in the format and with or without results
 * as the reader chooses; without as long as the page hides them. It goes by the
 * system's own way, or is copied and saved; where nothing may be copied, by hand.
 */
export function ShareDialog({ subject, path, title, titleWithResults, hidden, teamsHidden = false, open, onClose }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const siteUrl = useSite().url;
  const [format, setFormat] = useState<CardFormat>('wide');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [named, setNamed] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [manual, setManual] = useState<string | null>(null);

  const results = titleWithResults !== null && (chosen ?? !hidden);
  const url = `${siteUrl}${localizedHref(locale, path)}`;
  const src = subject && cardPath({ locale, subject, results, format });
  const name = fileName(path);
  const words = results ? titleWithResults : title;
  // The address alone says nothing; a result without words would not be understood.
  const copied = results && titleWithResults !== title ? `${titleWithResults}\n${url}` : url;
  const covered = teamsHidden && !results && !named;

  const copy = async (): Promise<void> => {
    setManual(null);
    if (await toClipboard(copied)) showToast(t(copied === url ? 'share.copied' : 'share.resultCopied'));
    else setManual(copied);
  };
  const pass = async (): Promise<void> => {
    const files = covered || src === null ? [] : await filesOf(src, name);
    try {
      await navigator.share({ text: covered ? url : words, url, ...(files.length > 0 ? { files } : {}) });
    } catch (error) {
      // The visitor cancelled the share.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  const choose = (withResults: boolean): void => {
    setChosen(withResults);
    setManual(null);
  };

  return (
    <Dialog title={t('share.share')} open={open} onClose={onClose}>
      <Body>
        {src === null ? null : (
          <>
            <div className="picture">
              {covered ? (
                <Button onClick={() => setNamed(true)}>{t('share.show')}</Button>
              ) : failed === src ? (
                <p role="alert">{t('share.failed')}</p>
              ) : (
                <img
                  key={src}
                  src={src}
                  alt={t('share.picture', { title: words })}
                  {...CARD_SIZES[format]}
                  decoding="async"
                  onError={() => setFailed(src)}
                />
              )}
            </div>
            <div className="choices">
              <fieldset>
                <legend>{t('share.format')}</legend>
                <div>
                  {CARD_FORMATS.map((each) => (
                    <label key={each}>
                      <input type="radio" name="share-format" checked={format === each} onChange={() => setFormat(each)} />
                      {t(`share.formats.${each}`)}
                    </label>
                  ))}
                </div>
              </fieldset>
              {titleWithResults === null ? null : (
                <fieldset>
                  <legend>{t('share.results')}</legend>
                  <div>
                    <label>
                      <input type="radio" name="share-results" checked={results} onChange={() => choose(true)} />
                      {t('share.with')}
                    </label>
                    <label>
                      <input type="radio" name="share-results" checked={!results} onChange={() => choose(false)} />
                      {t('share.without')}
                    </label>
                  </div>
                </fieldset>
              )}
            </div>
          </>
        )}
        {manual === null ? null : (
          <label className="manual">
            {t('share.manual')}
            <textarea
              readOnly
              rows={manual === url ? 1 : 2}
              value={manual}
              ref={(field) => {
                field?.focus();
                field?.select();
              }}
            />
          </label>
        )}
        <div data-part="actions">
          <Button onClick={() => void copy()}>{t(copied === url ? 'share.copyLink' : 'share.copyResult')}</Button>
          {covered || src === null ? null : (
            <a className="ui-button" href={src} download={name}>
              {t('share.download')}
            </a>
          )}
          {'share' in navigator ? (
            <Button data-variant="primary" onClick={() => void pass()}>
              {t('share.pass')}
            </Button>
          ) : null}
        </div>
      </Body>
    </Dialog>
  );
}
