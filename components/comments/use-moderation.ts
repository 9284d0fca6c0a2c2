import { useState } from 'react';
import * as v from 'valibot';
import { notify } from '../../lib/client/notification-store';
import { loadJson, useJson } from '../../lib/client/use-json';
import { BanListSchema, ReportQueueSchema, type Ban, type QueuedReport } from '../../lib/domain/comments/comment';
import type { Moderation } from '../../lib/domain/comments/comment-rules';
import { paths } from '../../lib/domain/paths';
import { useTranslate } from '../../lib/i18n/use-translate';

export type ModerationState = {
  /** Null until they are there. */
  readonly reports: readonly QueuedReport[] | null;
  readonly bans: readonly Ban[];
  readonly failed: boolean;
  /** Shows the next page of the queue; null where there is none. */
  readonly more: (() => void) | null;
  readonly moderate: (id: string, action: Moderation) => Promise<void>;
  readonly ban: (user: { readonly uid: string; readonly name: string }, banned: boolean, erase?: boolean) => Promise<void>;
};

const AnythingSchema = v.unknown();

/** The moderators' queue and what can be done with it; what is decided leaves it. */
export function useModeration(): ModerationState {
  const t = useTranslate();
  const queue = useJson(paths.api.reports(), ReportQueueSchema);
  const banned = useJson(paths.api.bans(), BanListSchema);
  const [later, setLater] = useState<{ readonly reports: readonly QueuedReport[]; readonly next: string | null } | null>(null);

  const next = later === null ? (queue.data?.next ?? null) : later.next;
  const write = async (path: string, body: unknown): Promise<void> => {
    try {
      await loadJson(path, AnythingSchema, { method: 'POST', body });
      notify(t('moderation.done'));
      setLater(null);
      await Promise.all([queue.refresh(), banned.refresh()]);
    } catch {
      notify(t('moderation.failed'));
    }
  };

  return {
    reports: queue.data === null ? null : [...queue.data.reports, ...(later?.reports ?? [])],
    bans: banned.data?.bans ?? [],
    failed: queue.error !== null,
    more:
      next === null
        ? null
        : () => {
            loadJson(paths.api.reports(next), ReportQueueSchema).then(
              (page) => setLater({ reports: [...(later?.reports ?? []), ...page.reports], next: page.next }),
              () => notify(t('moderation.failed')),
            );
          },
    moderate: (id, action) => write(paths.api.moderate(id), { action }),
    ban: ({ uid, name }, isBanned, erase = false) => write(paths.api.bans(), { uid, name, banned: isBanned, erase }),
  };
}
