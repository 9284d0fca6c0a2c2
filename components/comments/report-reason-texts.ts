import type { ReportReason } from '../../lib/domain/people/comments/comment-rules';
import type { MessageKey } from '../../lib/i18n/message-key';

export const REASON_TEXTS = {
  spam: 'comments.reasons.spam',
  abuse: 'comments.reasons.abuse',
  spoiler: 'comments.reasons.spoiler',
  name: 'comments.reasons.name',
  other: 'comments.reasons.somethingElse',
} as const satisfies Record<ReportReason, MessageKey>;
