import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import type { Comment, Reply } from '../../lib/domain/people/comments/comment';
import { commentLength, commentText } from '../../lib/domain/people/comments/comment-text';
import { COMMENT_MAX_LENGTH, COMMENT_MAX_LINES } from '../../lib/domain/people/comments/limits';
import type { Result } from '../../lib/domain/values/result';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import type { CommentFailure } from '../../lib/client/comments/comment-requests';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { TextArea } from '../ui/TextInput';

/** The counter shows from this length on. */
const COUNTER_FROM = COMMENT_MAX_LENGTH * 0.8;

type Props = {
  readonly label: string;
  /** Shown beside the label. */
  readonly aside?: ReactNode;
  readonly placeholder?: string;
  readonly submitLabel: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Sends the tidied text. A failure that it returns is shown. */
  readonly onSubmit: (text: string) => Promise<Result<Comment | Reply, CommentFailure>>;
  /** Called on cancelling, which asks first if something was typed that is not `initial`. Absent: the form stays. */
  readonly onCancel?: () => void;
  readonly onDiscard?: () => void;
  /** The text that the form begins with. */
  readonly initial?: string;
  readonly takesFocus?: boolean;
};

/** A field for a text and its button: for a new comment, a reply, or another text of an existing one. After a failure what was typed is still there. */
export function CommentForm({
  label,
  aside,
  placeholder,
  submitLabel,
  text,
  onText,
  onSubmit,
  onCancel,
  onDiscard,
  initial = '',
  takesFocus = false,
}: Props) {
  const t = useTranslate();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<CommentFailure | null>(null);
  const [isDiscardOpen, setIsDiscardOpen] = useState(false);
  const wait = useCountdown(failure);
  // Once its wait is over, a failure is none any more.
  const said = failure !== null && failure.waitSeconds > 0 && wait === 0 ? null : failure;

  useEffect(() => {
    const { current } = field;
    if (!takesFocus || current === null) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [takesFocus]);

  const refuse = (reason: string): void => {
    setProblem(reason);
    field.current?.focus();
  };

  const submit = async (): Promise<void> => {
    if (isSending || wait > 0) return;
    const checked = commentText(text);
    if (!checked.ok) {
      refuse(t(`comments.invalid.${checked.error}`, { count: commentLength(text.trim()) - COMMENT_MAX_LENGTH, max: COMMENT_MAX_LINES }));
      return;
    }
    setIsSending(true);
    setFailure(null);
    const sent = await onSubmit(checked.value);
    setIsSending(false);
    if (!sent.ok) setFailure(sent.error);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    }
  };

  const isDirty = text.trim() !== '' && text !== initial;
  const leave = (): void => {
    if (isDirty) setIsDiscardOpen(true);
    else onCancel?.();
  };
  const discard = (): void => {
    setIsDiscardOpen(false);
    setFailure(null);
    setProblem(null);
    onDiscard?.();
    onCancel?.();
  };
  const left = COMMENT_MAX_LENGTH - commentLength(text);

  return (
    <form
      data-part="form"
      noValidate
      aria-busy={isSending}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>
        <label htmlFor={id}>{label}</label> {aside}
      </p>
      <TextArea
        ref={field}
        id={id}
        rows={3}
        placeholder={placeholder}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint ${id}-problem`}
        readOnly={isSending}
        onChange={(event) => {
          setProblem(null);
          onText(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div data-part="under">
        <small id={`${id}-hint`} data-over={left < 0 ? '' : undefined}>
          {text.length < COUNTER_FROM
            ? t('comments.plainText')
            : left < 0
              ? t('comments.invalid.tooLong', { count: -left })
              : t('comments.charactersLeft', { count: left })}
        </small>
        {onCancel ? (
          <Button data-size="small" data-variant="quiet" onClick={leave}>
            {t('comments.cancel')}
          </Button>
        ) : isDirty && onDiscard ? (
          <Button data-size="small" data-variant="quiet" onClick={leave}>
            {t('comments.discard')}
          </Button>
        ) : null}
        <Button type="submit" data-size="small" data-variant="primary" aria-disabled={isSending || wait > 0 || undefined}>
          {isSending ? t('comments.sending') : failure?.kind === 'unreachable' ? t('comments.retry') : submitLabel}
        </Button>
      </div>
      <div id={`${id}-problem`} role="alert">
        {problem === null && said === null ? null : (
          <p>
            {problem ?? (said === null ? '' : wait > 0 ? t('comments.waitSeconds', { count: wait }) : t(`comments.failed.${said.kind}`))}
            {said === null ? null : ` ${t('comments.kept')}`}
          </p>
        )}
      </div>
      <ConfirmDialog
        title={t('comments.discardTitle')}
        open={isDiscardOpen}
        confirm={t('comments.discard')}
        cancel={t('comments.keep')}
        onConfirm={discard}
        onCancel={() => setIsDiscardOpen(false)}
        fallbackFocus={field}
      >
        <p>{t('comments.discardText')}</p>
      </ConfirmDialog>
    </form>
  );
}

/** Seconds until a failure of the kind "too fast" is over; 0 for all others. */
function useCountdown(failure: CommentFailure | null): number {
  const [passed, setPassed] = useState<{ readonly of: CommentFailure | null; readonly seconds: number }>({ of: null, seconds: 0 });
  const seconds = passed.of === failure ? passed.seconds : 0;
  const left = Math.max(0, (failure?.waitSeconds ?? 0) - seconds);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setPassed({ of: failure, seconds: seconds + 1 }), 1000);
    return () => clearTimeout(timer);
  }, [failure, left, seconds]);
  return left;
}
