import { useState } from 'react';
import styled from 'styled-components';
import { request } from '../../../lib/client/requests/request';
import { paths } from '../../../lib/domain/page/paths';
import type { OwnPickem, PickemStageInfo } from '../../../lib/domain/play/pickem/pickem-page';
import { labelledText } from '../../../lib/domain/text/list-text';
import { isRecord } from '../../../lib/domain/values/is-record';
import type { MessageKey } from '../../../lib/i18n/message-key';
import { competitionOf } from '../../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../../lib/i18n/use-translate';
import { ShareButton } from '../../share/ShareButton';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
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
    align-items: center;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: max(32px, var(--hit));
    color: var(--hl-color1);
    font-size: var(--fs-sm);
    text-decoration: underline;
    text-underline-offset: 3px;
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
  readonly stage: PickemStageInfo;
  readonly entry: OwnPickem;
};

/** Lets a user share their saved picks by a link, and stop sharing them. */
export function SharePicks({ stage, entry }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [share, setShare] = useState(entry.share);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly kind: 'info' | 'error'; readonly text: MessageKey } | null>(null);
  const send = async (shares: boolean): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    setOutcome(null);
    const answer = await request(paths.api.playPickemShare(stage.id), isShared, { method: 'PUT', body: { isShared: shares } });
    setIsSending(false);
    if (answer.ok) setShare(answer.value.share);
    if (!answer.ok) setOutcome({ kind: 'error', text: 'pickem.failures.share' });
    else if (!shares) setOutcome({ kind: 'info', text: 'pickem.shareStopped' });
  };
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
        <div>
          <ShareButton
            opened={share !== entry.share}
            subject={{ kind: 'picks', share }}
            path={paths.playPicks(share)}
            title={labelledText(t('play.pickem'), competitionOf(stage.leagueName, [stage.name], t), locale)}
            titleWithResults={null}
            hidden={false}
          />
          <Button data-size="small" data-variant="quiet" aria-disabled={busy} onClick={() => void send(false)}>
            {t('pickem.stopSharing')}
          </Button>
          <Link href={paths.playPicks(share)}>{t('pickem.shareLink')}</Link>
        </div>
      )}
      <p>{t('pickem.shareHint')}</p>
      {/* Rendered from the start, so that screen readers announce its changes. */}
      <div aria-live="polite">{outcome ? <Message kind={outcome.kind}>{t(outcome.text)}</Message> : null}</div>
    </Box>
  );
}
