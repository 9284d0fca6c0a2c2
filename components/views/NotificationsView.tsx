import styled from 'styled-components';
import type { NotificationList } from '../../lib/domain/people/notifications';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Message } from '../ui/Message';
import { NotificationRow } from '../notifications/NotificationRow';
import { useNotifications } from '../notifications/use-notifications';
import { LogInButton } from '../auth/LogInButton';
import { useSessionRenewed } from '../auth/use-session-renewed';
import { PageHead } from '../head/PageHead';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyCard, EmptyState } from '../ui/EmptyState';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  max-width: 720px;

  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2) var(--sp-3);
    align-items: center;
  }
  & > header > p {
    color: var(--dim-text-color);
    font-variant-numeric: tabular-nums;
  }
  & > header > span {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
    margin-left: auto;
  }
  @media (max-width: 719px) {
    & > header > span {
      margin-left: 0;
    }
  }
  & .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
    justify-content: center;
    margin-top: var(--sp-3);
  }
  & ul {
    list-style: none;
    padding: 0;
  }
`;

/** `/notifications`: the user's notifications, newest first, read or not; to a visitor, what would be there. */
export function NotificationsView({ list }: { readonly list: NotificationList | null }) {
  const t = useTranslate();
  return (
    <Page className="wide-page">
      <PageHead title={t('notifications.title')} description={t('notifications.description')} path={paths.notifications()} />
      {list ? <Notifications list={list} /> : <NoNotifications />}
    </Page>
  );
}

const KINDS = ['start', 'move', 'canceled', 'result', 'lock', 'settled'] as const;

const reloadPage = (): void => location.reload();

function NoNotifications() {
  const t = useTranslate();
  useSessionRenewed(reloadPage);
  return (
    <>
      <h1>{t('notifications.title')}</h1>
      <EmptyCard title={t('notifications.emptyHint')}>
        <p>{KINDS.map((kind) => t(`notifications.${kind}`)).join(' · ')}</p>
        <div className="ways">
          <LogInButton mode="signup" primary>
            {t('login.signUp')}
          </LogInButton>
          <LogInButton>{t('login.logIn')}</LogInButton>
        </div>
      </EmptyCard>
    </>
  );
}

function Notifications({ list: page }: { readonly list: NotificationList }) {
  const t = useTranslate();
  const { list, failed, mark } = useNotifications(page);
  const unread = list.notifications.filter((each) => !each.read).map(({ id }) => id);
  return (
    <>
      <header>
        <h1>{t('notifications.title')}</h1>
        {list.notifications.length > 0 ? <p aria-live="polite">{t('notifications.count', { count: unread.length })}</p> : null}
        <span>
          {list.notifications.length > 0 ? (
            <Button data-size="small" disabled={unread.length === 0} onClick={() => mark(unread, true)}>
              {t('notifications.markAll')}
            </Button>
          ) : null}
          <ButtonLink data-size="small" data-variant="quiet" href={paths.accountSubscription()}>
            {t('notifications.choose')}
          </ButtonLink>
        </span>
      </header>
      {failed ? <Message kind="error">{t('notifications.failed')}</Message> : null}
      <Card>
        {list.notifications.length === 0 ? (
          <EmptyState title={t('notifications.empty')}>{t('notifications.emptyHint')}</EmptyState>
        ) : (
          <ul>
            {list.notifications.map((item) => (
              <NotificationRow key={item.id} item={item} onMark={(read) => mark([item.id], read)} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
