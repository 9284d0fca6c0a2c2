import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import styled from 'styled-components';
import { notify } from '../../lib/client/page/notification-store';
import { useSite } from '../../lib/client/page/site-context';
import { cardPath } from '../../lib/domain/cards/card-address';
import type { MatchSummary } from '../../lib/domain/match/match';
import { isFinished } from '../../lib/domain/match/match-order';
import { matchSlug, paths } from '../../lib/domain/page/paths';
import { localizedHref } from '../../lib/i18n/localized-path';
import { matchTitle } from '../../lib/i18n/match-title';
import { resultText } from '../../lib/i18n/result-text';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Spoiler } from '../spoilers/Spoiler';
import type { Reveal } from '../spoilers/use-reveal';
import { Button } from '../ui/Button';
import { ResultPicture } from './ResultPicture';

const Manual = styled.label`
  display: grid;
  /* A row of its own below all buttons. */
  order: 1;
  flex: 0 0 100%;
  gap: 4px;
  padding-inline: calc(50% - 260px);
  color: var(--dim-text-color);
  font-size: var(--fs-sm);
  text-align: start;

  & > textarea {
    width: 100%;
    padding: var(--sp-2) var(--sp-3);
    border: 1px solid var(--control-border-color);
    border-radius: var(--radius-m);
    background: var(--bg-sunken-color);
    color: var(--text-color);
    font: inherit;
    resize: none;
  }
`;

type Props = {
  readonly match: MatchSummary;
  /** Name of the player of the match; null where there is none. */
  readonly best: string | null;
  readonly reveal: Reveal;
};

type Shared = {
  readonly text: string;
  readonly url: string;
  /** Address and file name of a picture that goes with it, where the system takes files. */
  readonly picture?: { readonly src: string; readonly file: string };
};

/** The picture as a file; none where it does not come, or where the system takes no files. */
async function fileOf({ src, file }: NonNullable<Shared['picture']>): Promise<File[]> {
  if (!('canShare' in navigator)) return [];
  try {
    const answer = await fetch(src);
    const files = answer.ok ? [new File([await answer.blob()], file, { type: 'image/jpeg' })] : [];
    return navigator.canShare({ files }) ? files : [];
  } catch {
    return [];
  }
}

/** True if the reader has shared it, or has chosen not to. */
async function sharedBySystem({ text, url, picture }: Shared): Promise<boolean> {
  if (!('share' in navigator)) return false;
  const files = picture === undefined ? [] : await fileOf(picture);
  try {
    await navigator.share({ text, url, ...(files.length > 0 ? { files } : {}) });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** The address of a match, and once it is over its result in a line and as a picture: by the system's own way, else copied and the picture to be saved, else to be copied by hand. */
export function ShareMatch({ match, best, reveal }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const siteUrl = useSite().url;
  const [manual, setManual] = useState<string | null>(null);
  const [showsPicture, setShowsPicture] = useState(false);
  const url = `${siteUrl}${localizedHref(locale, paths.match(match))}`;

  const share = async (shared: Shared, copied: string, done: string): Promise<void> => {
    setManual(null);
    if (await sharedBySystem(shared)) return;
    try {
      // A page without a secure address has no clipboard.
      await navigator.clipboard.writeText(copied);
      notify(done);
    } catch {
      setManual(copied);
    }
  };
  const picture = {
    src: cardPath({ locale, subject: { kind: 'result', id: match.id } }),
    file: `${matchSlug(match)}.jpg`,
  };
  const shareResult = (result: string) => {
    setShowsPicture(true);
    return share({ text: result, url, picture }, `${result}\n${url}`, t('share.resultCopied'));
  };

  return (
    <>
      <Button
        data-size="small"
        data-variant="quiet"
        onClick={() => void share({ text: matchTitle(match, t), url }, url, t('share.copied'))}
      >
        <Share2 size={15} aria-hidden />
        {t('share.share')}
      </Button>
      {isFinished(match) ? (
        <Spoiler reveal={reveal} match={match} collapses>
          <Button data-size="small" data-variant="quiet" onClick={() => void shareResult(resultText(match, best, t))}>
            <Share2 size={15} aria-hidden />
            {t('share.result')}
          </Button>
        </Spoiler>
      ) : null}
      {showsPicture && isFinished(match) && !reveal.hidden ? (
        <ResultPicture {...picture} alt={t('share.pictureAlt', { result: resultText(match, best, t) })} />
      ) : null}
      {manual === null || (reveal.hidden && manual !== url) ? null : (
        <Manual>
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
        </Manual>
      )}
    </>
  );
}
