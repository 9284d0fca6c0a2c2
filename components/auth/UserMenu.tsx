import Bell from 'lucide-react/icons/bell';
import LogOut from 'lucide-react/icons/log-out';
import Settings2 from 'lucide-react/icons/settings-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Star from 'lucide-react/icons/star';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import styled from 'styled-components';
import { endSession } from '../../lib/client/auth/session';
import { useCurrentUser } from '../../lib/client/auth/use-current-user';
import { useJson } from '../../lib/client/page/use-json';
import type { MatchSummary } from '../../lib/domain/match/match';
import { authorName } from '../../lib/domain/people/comments/author-name';
import { NotificationListSchema } from '../../lib/domain/people/notifications';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { OwnLive } from '../match/OwnLive';
import { UserPicture } from './UserPicture';
import { Link } from '../ui/Link';
import { Message } from '../ui/Message';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Menu = styled.div`
  display: grid;
  padding: var(--sp-2);

  & > [data-part='who'] {
    display: flex;
    gap: 11px;
    align-items: center;
    padding: var(--sp-2) 10px var(--sp-3);
  }
  & > [data-part='who'] > p {
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  & > [data-part='who'] > p > small {
    display: block;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-weight: 450;
  }
  & > a,
  & > button {
    display: flex;
    align-items: center;
    gap: 11px;
    min-height: max(40px, var(--hit));
    padding: 6px 10px;
    border-radius: var(--radius-s);
    text-align: left;
    font-weight: 500;
  }
  & > a > b {
    margin-left: auto;
    min-width: 22px;
    padding: 0 7px;
    border-radius: 99px;
    background: var(--main-mark);
    color: var(--bg-color);
    font-size: var(--fs-xs);
    line-height: 22px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  & > a > [data-part='own-live'] {
    background: var(--live-fill);
    color: var(--live-fill-text);
  }
  & > button {
    margin-top: var(--sp-2);
    color: var(--dim-text-color);
  }
  & > a:hover,
  & > button:hover {
    background: var(--bg-element-hl-color);
  }
`;

type Props = {
  /** Matches of the UTC day. */
  readonly today: readonly MatchSummary[];
  readonly onClose: () => void;
  readonly onSignedOut: () => void;
};

/** Profile, account settings, what is followed, notifications, logout, and for administrators a link to the reports. */
export function UserMenu({ today, onClose, onSignedOut }: Props) {
  const t = useTranslate();
  const { current } = useCurrentUser();
  const { data: notifications } = useJson(paths.api.notifications(), NotificationListSchema);
  const unread = notifications?.unread ?? 0;
  const [leaving, setLeaving] = useState<'idle' | 'working' | 'failed'>('idle');
  const leave = async (): Promise<void> => {
    if (leaving === 'working') return;
    setLeaving('working');
    if (await endSession()) onSignedOut();
    else setLeaving('failed');
  };
  const name = current && authorName({ uid: current.user.uid, summonerName: current.data.user.summonerName });
  return (
    <Menu>
      {current ? (
        <div data-part="who">
          <UserPicture user={current.user} name={name ?? ''} size={40} />
          <p>
            {name}
            {current.user.email === null ? null : <small>{current.user.email}</small>}
            {current.user.emailVerified ? null : <small>{t('login.menu.unverified')}</small>}
          </p>
        </div>
      ) : null}
      <Link href={paths.account()} onClick={onClose}>
        <UserRound size={18} aria-hidden />
        {t('login.menu.profile')}
      </Link>
      <Link href={paths.accountEdit()} onClick={onClose}>
        <Settings2 size={18} aria-hidden />
        {t('login.menu.settings')}
      </Link>
      <Link href={paths.following()} onClick={onClose}>
        <Star size={18} aria-hidden />
        {t('shell.following')}
        <OwnLive today={today} />
      </Link>
      <Link href={paths.notifications()} onClick={onClose}>
        <Bell size={18} aria-hidden />
        {t('login.menu.notifications')}
        {unread > 0 ? (
          <b>
            {unread} <VisuallyHidden>{t('login.menu.unread')}</VisuallyHidden>
          </b>
        ) : null}
      </Link>
      {current?.user.admin ? (
        <Link href={paths.adminComments()} onClick={onClose}>
          <ShieldCheck size={18} aria-hidden />
          {t('login.menu.moderation')}
        </Link>
      ) : null}
      <button type="button" aria-disabled={leaving === 'working' || undefined} onClick={() => void leave()}>
        <LogOut size={18} aria-hidden />
        {t('login.menu.logOut')}
      </button>
      {leaving === 'failed' ? <Message kind="error">{t('login.logOutFailed')}</Message> : null}
    </Menu>
  );
}
