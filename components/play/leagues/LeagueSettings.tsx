import { useRouter } from 'next/router';
import { useState } from 'react';
import styled from 'styled-components';
import { toClipboard } from '../../../lib/client/page/copy-text';
import { paths } from '../../../lib/domain/page/paths';
import type { LeagueMember, LeaguePageData } from '../../../lib/domain/play/leagues/league-page';
import { useTranslate } from '../../../lib/i18n/use-translate';
import { useAddress } from '../../head/use-address';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { TextField } from '../../ui/Field';
import { Message } from '../../ui/Message';
import { useLeagueAct } from './use-league-act';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  max-width: 560px;

  & > div:has(> button) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
  }
`;

export type PendingAct =
  { readonly act: 'renew' | 'leave' | 'delete' } | { readonly act: 'remove' | 'hand-over'; readonly member: LeagueMember };

type Props = {
  readonly league: LeaguePageData['league'];
  /** The action to be confirmed; null for none. */
  readonly pendingAct: PendingAct | null;
  readonly onAsk: (asked: PendingAct | null) => void;
};

/** The invitation of a league and the actions of its members; irreversible ones need confirmation. */
export function LeagueSettings({ league, pendingAct: asked, onAsk }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const { send, failure } = useLeagueAct();
  const [copied, setCopied] = useState<string | null>(null);
  const addressOf = useAddress();
  const address = addressOf(paths.playLeagueInvitation(league.code));
  const memberName = asked && 'member' in asked ? asked.member.name : '';
  const copy = async (): Promise<void> => setCopied((await toClipboard(address)) ? address : null);
  const perform = async (act: PendingAct): Promise<void> => {
    onAsk(null);
    const body =
      'member' in act
        ? { act: act.act, member: act.member.key }
        : act.act === 'renew'
          ? { act: act.act, known: league.code }
          : { act: act.act };
    const answer = await send(paths.api.playLeague(league.id), body);
    if (!answer?.ok) return;
    // The server sends the page anew; of a league that was left or deleted, the list.
    await (act.act === 'leave' || act.act === 'delete' ? router.push(paths.playLeagues()) : router.replace(router.asPath));
  };
  return (
    <Box>
      <TextField
        label={t('playLeagues.link')}
        hint={t('playLeagues.linkHint')}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div>
        <Button data-size="small" onClick={() => void copy()}>
          {t(copied === address ? 'playLeagues.copied' : 'playLeagues.copy')}
        </Button>
        {league.isOwner ? (
          <>
            <Button data-size="small" onClick={() => onAsk({ act: 'renew' })}>
              {t('playLeagues.acts.renew')}
            </Button>
            <Button data-size="small" onClick={() => onAsk({ act: 'delete' })}>
              {t('playLeagues.acts.delete')}
            </Button>
          </>
        ) : (
          <Button data-size="small" onClick={() => onAsk({ act: 'leave' })}>
            {t('playLeagues.acts.leave')}
          </Button>
        )}
      </div>
      {failure ? <Message kind="error">{t(failure)}</Message> : null}
      {asked ? (
        <ConfirmDialog
          title={t(ACT_TEXTS[asked.act])}
          open
          confirm={t(ACT_TEXTS[asked.act])}
          cancel={t('playLeagues.cancel')}
          onCancel={() => onAsk(null)}
          onConfirm={() => void perform(asked)}
        >
          <p>{t(CONFIRM_TEXTS[asked.act], { name: memberName })}</p>
        </ConfirmDialog>
      ) : null}
    </Box>
  );
}

const ACT_TEXTS = {
  renew: 'playLeagues.acts.renew',
  leave: 'playLeagues.acts.leave',
  delete: 'playLeagues.acts.delete',
  remove: 'playLeagues.acts.remove',
  'hand-over': 'playLeagues.acts.handOver',
} as const;

const CONFIRM_TEXTS = {
  renew: 'playLeagues.confirm.renew',
  leave: 'playLeagues.confirm.leave',
  delete: 'playLeagues.confirm.delete',
  remove: 'playLeagues.confirm.remove',
  'hand-over': 'playLeagues.confirm.handOver',
} as const;
