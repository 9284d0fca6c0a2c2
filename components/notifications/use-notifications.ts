import { useState } from 'react';
import { rememberUnread } from '../../lib/client/notifications/unread-mark';
import { requestOrThrow } from '../../lib/client/requests/request';
import { useJson } from '../../lib/client/page/use-json';
import { NotificationListSchema, type NotificationList } from '../../lib/domain/people/notifications';
import { paths } from '../../lib/domain/page/paths';

function marked({ notifications }: NotificationList, ids: readonly string[], read: boolean): NotificationList {
  const next = notifications.map((each) => (ids.includes(each.id) ? { ...each, read } : each));
  return { notifications: next, unread: next.filter((each) => !each.read).length };
}

/** The user's list as the page was rendered with it, and marks that show at once. */
export function useNotifications(page: NotificationList) {
  const { data, change } = useJson(paths.api.notifications(), NotificationListSchema, {
    fallback: page,
    ask: 'return',
    refreshMs: 60_000,
  });
  const [failed, setFailed] = useState(false);
  const list = data ?? page;
  const mark = (ids: readonly string[], read: boolean): void => {
    setFailed(false);
    const send = async (): Promise<NotificationList> => {
      const answer = await requestOrThrow(paths.api.notificationsRead(), NotificationListSchema, { method: 'POST', body: { ids, read } });
      rememberUnread(answer.unread);
      return answer;
    };
    change(send(), marked(list, ids, read)).catch(() => setFailed(true));
  };
  return { list, failed, mark };
}
