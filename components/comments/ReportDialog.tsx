import { useState } from 'react';
import styled from 'styled-components';
import { REPORT_REASONS, type ReportReason } from '../../lib/domain/people/comments/comment-rules';
import { REPORT_NOTE_MAX_LENGTH } from '../../lib/domain/people/comments/limits';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { requestReport, type CommentFailure } from '../../lib/client/comments/comment-requests';
import { DialogBody } from '../ui/ConfirmDialog';
import { TextArea } from '../ui/TextInput';
import { REASON_TEXTS } from './report-reason-texts';

const Note = styled(TextArea)`
  margin-top: var(--sp-1);
`;

type Props = { readonly id: string; readonly open: boolean; readonly onClose: () => void; readonly onReported: () => void };

export function ReportDialog({ id, open, onClose, onReported }: Props) {
  const t = useTranslate();
  const [reason, setReason] = useState<ReportReason>('spam');
  const [note, setNote] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<CommentFailure | null>(null);

  const send = async (): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    setFailure(null);
    const sent = await requestReport(id, reason, note);
    setIsSending(false);
    if (sent.ok) onReported();
    else setFailure(sent.error);
  };

  return (
    <Dialog title={t('comments.reportTitle')} open={open} onClose={onClose}>
      <DialogBody>
        <fieldset>
          <legend>{t('comments.reportText')}</legend>
          {REPORT_REASONS.map((each) => (
            <label key={each}>
              <input type="radio" name={`reason-${id}`} checked={reason === each} onChange={() => setReason(each)} />
              {t(REASON_TEXTS[each])}
            </label>
          ))}
        </fieldset>
        <div>
          <label htmlFor={`note-${id}`}>{t('comments.reportNote')}</label>
          <Note
            id={`note-${id}`}
            rows={2}
            maxLength={REPORT_NOTE_MAX_LENGTH}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        {failure ? <p role="alert">{t(`comments.failed.${failure.kind}`)}</p> : null}
        <div data-part="actions">
          <Button onClick={onClose}>{t('comments.cancel')}</Button>
          <Button data-variant="primary" aria-disabled={isSending || undefined} onClick={() => void send()}>
            {t('comments.reportSend')}
          </Button>
        </div>
      </DialogBody>
    </Dialog>
  );
}
