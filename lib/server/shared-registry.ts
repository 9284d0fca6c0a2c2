import { EventEmitter } from 'node:events';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import type { CacheTag } from '../domain/page/cache-tags';
import type { TeamStub } from '../domain/entities/entities';
import type { Session } from '../domain/people/session';
import type { AllNames } from '../domain/search/all-names';
import type { CommentCounts } from './comments/comment-counts';
import type { FollowedCache } from './answers/followed-cache';
import type { IdempotentAnswers } from './api/idempotency';
import type { MailboxPauses } from './mail/mail-failure';
import type { PageSections } from './pages/page-sections';
import type { SessionCache } from './session/session-cache';
import type { ShellCache } from './pages/shell-cache';
import type { RefreshingCache } from './refreshing-cache';

/**
 * What the front, the pages and the API routes of one process share. Each of the
 * three is a bundle of its own and evaluates our modules again
 * (docs/architecture.md#shared-state-of-a-process), so what must exist once
 * hangs on globalThis.
 */
type SharedRegistry = {
  /** Emits "purge" with a list of cache tags. */
  readonly purges: EventEmitter<{ purge: [tags: readonly CacheTag[]] }>;
  shell: ShellCache | null;
  /** Null under `npm run dev`, which builds no pages: all texts are in the script of every page. */
  pageSections: PageSections | null;
  /** The text of the pre-paint script; its hash stands in the policy of pages. '' before the front has read it. */
  prePaint: string;
  /** All names that a search goes through. */
  names: RefreshingCache<AllNames> | null;
  /** Teams that a new visitor is offered. */
  firstTeams: RefreshingCache<readonly TeamStub[]> | null;
  readonly rateLimiters: Map<string, RateLimiterMemory>;
  answers: IdempotentAnswers | null;
  sessions: SessionCache<Session> | null;
  followed: FollowedCache | null;
  commentCounts: CommentCounts | null;
  mailboxes: MailboxPauses | null;
  /** Work that continues after answers were sent. */
  readonly background: Set<Promise<void>>;
  /** By kind and route: when one was logged last, in milliseconds since 1970, and how many came since. */
  readonly securityEvents: Map<string, { at: number; more: number }>;
};

declare global {
  var riftweekShared: SharedRegistry | undefined;
}

function emitterOfPurges(): SharedRegistry['purges'] {
  const purges: SharedRegistry['purges'] = new EventEmitter();
  // Each cache of the process listens.
  purges.setMaxListeners(0);
  return purges;
}

/** The process's one registry. */
export function sharedRegistry(): SharedRegistry {
  return (globalThis.riftweekShared ??= {
    purges: emitterOfPurges(),
    shell: null,
    prePaint: '',
    names: null,
    firstTeams: null,
    pageSections: null,
    rateLimiters: new Map(),
    answers: null,
    sessions: null,
    followed: null,
    commentCounts: null,
    mailboxes: null,
    background: new Set(),
    securityEvents: new Map(),
  });
}
