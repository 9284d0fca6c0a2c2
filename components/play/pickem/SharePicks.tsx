import { useState } from 'react';
import styled from 'styled-components';
import { useWrite, type FailureTexts } from '../../../lib/client/requests/use-write';
import { paths } from '../../../lib/domain/page/paths';
import type { OwnPickem, PickemStageInfo } from '../../../lib/domain/play/pickem/pickem-page';
import { labelledText } from '../../../lib/domain/text/list-text';
import { isRecord } from '../../../lib/domain/values/is-record';
import { competitionOf } from '../../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../../lib/i18n/use-translate';
import { ShareButton } from '../../share/ShareButton';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Message } from '../../ui/Message';
import { textLink } from '../../ui/text-link';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  max-width: 560px;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
    align-items: center;
  }
  & a {
    ${textLink}
    display: inline-flex;
    align-items: center;
    min-height: max(32px, var(--hit));
    font-size: var(--fs-sm);
  }
  & > p {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    line-height: 1.5;
  }
`;

const isShared = (value: unknown): value is { readonly share: string | null } =>
  isRecord(value) && (value['share'] === null || typeof value['share'] === 'string');

const FAILURES: FailureTexts = { byCode: {}, otherwise: 'pickem.failures.share' };

type Props = { readonly stage: PickemStageInfo; readonly entry: OwnPickem };

/** Lets a user share their saved picks by a link, and stop sharing them. */
export function SharePicks({ stage, entry }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [share, setShare] = useState(entry.share);
  const [isStopped, setIsStopped] = useState(false);
  const { send, isSending, failure } = useWrite(FAILURES);
  const change = async (shares: boolean): Promise<void> => {
    setIsStopped(false);
    const answer = await send(paths.api.playPickemShare(stage.id), isShared, { method: 'PUT', body: { isShared: shares } });
    if (!answer?.ok) return;
    setShare(answer.value.share);
    setIsStopped(!shares);
  };
  const busy = isSending || undefined;
  return (
    <Box aria-label={t('pickem.share')}>
      {share === null ? (
        <div>
          <Button aria-disabled={busy} onClick={() => void change(true)}>
            <Icon name="share" size={16} />
            {t('pickem.share')}
          </Button>
        </div>
      ) : (
        <div>
          <ShareButton
            opened={share !== entry.share}
            subject={{ kind: 'picks', share }}
            path={paths.playPicks(share)}
            title={labelledText(t('play.pickem'), competitionOf(stage.leagueName, [stage.name], t), locale)}
            titleWithResults={null}
            hidden={false}
          />
          <Button data-size="small" data-variant="quiet" aria-disabled={busy} onClick={() => void change(false)}>
            {t('pickem.stopSharing')}
          </Button>
          <Link href={paths.playPicks(share)}>{t('pickem.shareLink')}</Link>
        </div>
      )}
      <p>{t('pickem.shareHint')}</p>
      {/* Rendered from the start, so that screen readers announce its changes. */}
      <div aria-live="polite">
        {failure ? (
          <Message kind="error">{t(failure)}</Message>
        ) : isStopped ? (
          <Message kind="info">{t('pickem.shareStopped')}</Message>
        ) : null}
      </div>
    </Box>
  );
}
