import { useState } from 'react';
import { showToast } from '../../lib/client/page/toast-store';
import { request } from '../../lib/client/requests/request';
import { useJson } from '../../lib/client/page/use-json';
import {
  BanListSchema,
  HiddenListSchema,
  ReportQueueSchema,
  type Author,
  type Ban,
  type HiddenComment,
  type QueuedReport,
} from '../../lib/domain/people/comments/comment';
import type { Moderation } from '../../lib/domain/people/comments/comment-rules';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { moderate, setBan, type BanOrder } from '../../lib/client/comments/moderator-requests';

export type ModerationState = {
  /** The reports; null until they are loaded. */
  readonly reports: readonly QueuedReport[] | null;
  /** The comments that were hidden last; null until they are loaded. */
  readonly hidden: readonly HiddenComment[] | null;
  readonly bans: readonly Ban[];
  readonly failed: boolean;
  /** Shows the next page of the queue; null where there is none. */
  readonly more: (() => void) | null;
  readonly moderate: (id: string, action: Moderation) => Promise<void>;
  readonly ban: (user: Pick<Author, 'uid' | 'name'>, order: BanOrder) => Promise<void>;
};

/** The moderators' queue and what can be done with it; what is decided leaves it, and what is hidden can be brought back. */
export function useModeration(): ModerationState {
  const t = useTranslate();
  const queue = useJson(paths.api.reports(), ReportQueueSchema);
  const hidden = useJson(paths.api.hiddenComments(), HiddenListSchema);
  const banned = useJson(paths.api.bans(), BanListSchema);
  const [later, setLater] = useState<{ readonly reports: readonly QueuedReport[]; readonly next: string | null } | null>(null);

  const next = later === null ? (queue.data?.next ?? null) : later.next;
  const loadMore = async (cursor: string): Promise<void> => {
    const page = await request(paths.api.reports(cursor), ReportQueueSchema);
    // A page that was requested twice is shown once.
    if (page.ok)
      setLater((now) =>
        now !== null && now.next !== cursor ? now : { reports: [...(now?.reports ?? []), ...page.value.reports], next: page.value.next },
      );
    else showToast(t('moderation.failed'));
  };
  const write = async (sent: Promise<boolean>): Promise<void> => {
    const done = await sent;
    showToast(t(done ? 'moderation.done' : 'moderation.failed'));
    if (!done) return;
    setLater(null);
    await Promise.all([queue.refresh(), hidden.refresh(), banned.refresh()]);
  };

  return {
    reports: queue.data === null ? null : [...queue.data.reports, ...(later?.reports ?? [])],
    hidden: hidden.data?.comments ?? null,
    bans: banned.data?.bans ?? [],
    failed: queue.error !== null || hidden.error !== null,
    more: next === null ? null : () => void loadMore(next),
    moderate: (id, action) => write(moderate(id, action)),
    ban: (user, order) => write(setBan(user, order)),
  };
}
