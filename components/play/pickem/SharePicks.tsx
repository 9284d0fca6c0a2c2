import { useState } from 'react';
import styled from 'styled-components';
import { toClipboard } from '../../../lib/client/page/copy-text';
import { request } from '../../../lib/client/requests/request';
import { paths } from '../../../lib/domain/page/paths';
import type { OwnPickem } from '../../../lib/domain/play/pickem/pickem-page';
import { isRecord } from '../../../lib/domain/values/is-record';
import type { MessageKey } from '../../../lib/i18n/message-key';
import { useTranslate } from '../../../lib/i18n/use-translate';
import { useAddress } from '../../head/use-address';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Message } from '../../ui/Message';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  max-width: 560px;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
  }
  & > p {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    line-height: 1.5;
  }
`;

const isShared = (value: unknown): value is { readonly share: string | null } =>
  isRecord(value) && (value['share'] === null || typeof value['share'] === 'string');

type Props = {
  readonly tournamentId: number;
  readonly entry: OwnPickem;
};

/** Lets a user share their saved picks by a link, and stop sharing them. */
export function SharePicks({ tournamentId, entry }: Props) {
  const t = useTranslate();
  const addressOf = useAddress();
  const [share, setShare] = useState(entry.share);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly kind: 'info' | 'error'; readonly text: MessageKey } | null>(null);
  const address = share === null ? '' : addressOf(paths.playPicks(share));
  const send = async (shares: boolean): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    setOutcome(null);
    const answer = await request(paths.api.playPickemShare(tournamentId), isShared, { method: 'PUT', body: { isShared: shares } });
    setIsSending(false);
    if (answer.ok) setShare(answer.value.share);
    if (!answer.ok) setOutcome({ kind: 'error', text: 'pickem.failures.share' });
    else if (!shares) setOutcome({ kind: 'info', text: 'pickem.shareStopped' });
  };
  const copy = async (): Promise<void> => setOutcome((await toClipboard(address)) ? { kind: 'info', text: 'share.copied' } : null);
  const busy = isSending ? true : undefined;
  return (
    <Box aria-label={t('pickem.share')}>
      {share === null ? (
        <div>
          <Button aria-disabled={busy} onClick={() => void send(true)}>
            <Icon name="share" size={16} />
            {t('pickem.share')}
          </Button>
        </div>
      ) : (
        <>
          <TextField label={t('pickem.shareLink')} readOnly value={address} onFocus={(event) => event.target.select()} />
          <div>
            <Button onClick={() => void copy()}>{t('share.copyLink')}</Button>
            <Button aria-disabled={busy} onClick={() => void send(false)}>
              {t('pickem.stopSharing')}
            </Button>
          </div>
        </>
      )}
      <p>{t('pickem.shareHint')}</p>
      {/* Rendered from the start, so that screen readers announce its changes. */}
      <div aria-live="polite">{outcome ? <Message kind={outcome.kind}>{t(outcome.text)}</Message> : null}</div>
    </Box>
  );
}
