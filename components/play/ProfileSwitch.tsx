import { useState } from 'react';
import styled from 'styled-components';
import { useWrite, type FailureTexts } from '../../lib/client/requests/use-write';
import { isRecord } from '../../lib/domain/values/is-record';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Message } from '../ui/Message';

const Label = styled.label`
  display: flex;
  gap: var(--sp-3);
  align-items: flex-start;
  min-height: var(--hit);
  cursor: pointer;

  & > input {
    width: 18px;
    height: 18px;
    margin-top: 2px;
  }
  & small {
    display: block;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
`;

const FAILURES: FailureTexts = { byCode: {}, otherwise: 'playProfile.failed' };

/** Whether others find the user's profile; stored with the account at once. */
export function ProfileSwitch({ isPrivate: page }: { readonly isPrivate: boolean }) {
  const t = useTranslate();
  const [isPrivate, setIsPrivate] = useState(page);
  const [isSaved, setIsSaved] = useState(false);
  const { send, isSending, failure } = useWrite(FAILURES);
  const change = async (next: boolean): Promise<void> => {
    if (isSending) return;
    setIsPrivate(next);
    setIsSaved(false);
    const answer = await send(paths.api.playProfile(), isRecord, { method: 'POST', body: { isPrivate: next } });
    if (answer?.ok) setIsSaved(true);
    else setIsPrivate(!next);
  };
  return (
    <>
      <Label>
        <input type="checkbox" checked={!isPrivate} onChange={(event) => void change(!event.target.checked)} />
        <span>
          {t('playProfile.public')}
          <small>{t('playProfile.publicHint')}</small>
        </span>
      </Label>
      {isSaved ? <Message kind="info">{t('playProfile.saved')}</Message> : null}
      {failure ? <Message kind="error">{t(failure)}</Message> : null}
    </>
  );
}
