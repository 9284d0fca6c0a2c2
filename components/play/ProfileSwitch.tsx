import { useState } from 'react';
import styled from 'styled-components';
import { request } from '../../lib/client/requests/request';
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
    flex: none;
    width: 18px;
    height: 18px;
    margin: 2px 0 0;
    accent-color: var(--main-mark);
  }
  & small {
    display: block;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
`;

/** Whether others find the user's profile; stored with the account at once. */
export function ProfileSwitch({ isPrivate: page }: { readonly isPrivate: boolean }) {
  const t = useTranslate();
  const [isPrivate, setIsPrivate] = useState(page);
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const change = async (next: boolean): Promise<void> => {
    if (state === 'saving') return;
    setIsPrivate(next);
    setState('saving');
    const answer = await request(paths.api.playProfile(), isRecord, { method: 'POST', body: { isPrivate: next } });
    if (!answer.ok) setIsPrivate(!next);
    setState(answer.ok ? 'saved' : 'failed');
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
      {state === 'saved' ? <Message kind="info">{t('playProfile.saved')}</Message> : null}
      {state === 'failed' ? <Message kind="error">{t('playProfile.failed')}</Message> : null}
    </>
  );
}
