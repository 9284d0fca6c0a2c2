import type { QueuedReport } from '../../lib/domain/people/comments/comment';
import { useTranslate } from '../../lib/i18n/use-translate';
import { LocalTime } from '../ui/LocalTime';
import { ModeratedCard } from './ModeratedCard';
import { REASON_TEXTS } from './report-reason-texts';
import type { ModerationState } from './use-moderation';

type Props = { readonly report: QueuedReport; readonly moderation: ModerationState };

/** A reported comment with its reports. */
export function ReportCard({ report, moderation }: Props) {
  const t = useTranslate();
  const { reports, reasons, notes, lastAt } = report;
  return (
    <ModeratedCard moderated={report} moderation={moderation} isReported>
      <footer>
        <b>{t('moderation.reports', { count: reports })}</b>
        {reasons.map(({ reason, count }) => (
          <span key={reason}>
            {t(REASON_TEXTS[reason])} × {count}
          </span>
        ))}
        <span>
          {t('moderation.last')} <LocalTime at={lastAt} show="dayTime" />
        </span>
      </footer>
      {notes.length === 0 ? null : (
        <ul aria-label={t('moderation.notes')}>
          {notes.map((note, index) => (
            <li key={index}>{note}</li>
          ))}
        </ul>
      )}
    </ModeratedCard>
  );
}
