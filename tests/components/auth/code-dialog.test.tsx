// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CodeDialog } from '../../../components/auth/CodeDialog';
import type { CodeQuestion } from '../../../lib/client/auth/code-question';
import { translator } from '../../../lib/i18n/message-registry';
import { renderSite } from '../../support/render-site';

const t = translator('en');
const field = () => screen.getByLabelText<HTMLInputElement>(t('login.code'), { exact: false });
const enter = (code: string): void => {
  fireEvent.change(field(), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: t('login.codeConfirm') }));
};

function stage() {
  const question = {
    attempt: vi.fn<CodeQuestion['attempt']>((code) => Promise.resolve(code === '123456' ? null : { kind: 'wrongCode' })),
    giveUp: vi.fn<CodeQuestion['giveUp']>(),
  };
  renderSite(<CodeDialog question={question} />);
  return question;
}

describe('the dialog that asks for a code', () => {
  it('offers the code to phones and to password managers, with a keyboard of digits', () => {
    stage();
    expect(field().autocomplete).toBe('one-time-code');
    expect(field().inputMode).toBe('numeric');
  });

  it('takes a code with spaces', async () => {
    const { attempt } = stage();
    enter(' 123 456 ');
    await waitFor(() => expect(attempt).toHaveBeenCalledExactlyOnceWith('123456'));
  });

  it('says that a code is wrong, and takes another one', async () => {
    const { attempt } = stage();
    enter('999999');
    expect((await screen.findByRole('alert')).textContent).toBe(t('login.wrongCode'));
    expect([field().value, field().getAttribute('aria-invalid'), document.activeElement]).toEqual(['', 'true', field()]);
    enter('123456');
    await waitFor(() => expect(attempt).toHaveBeenLastCalledWith('123456'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tries no code that is too short', async () => {
    const { attempt } = stage();
    enter('12345');
    expect((await screen.findByRole('alert')).textContent).toBe(t('login.codeIncomplete'));
    expect(attempt).not.toHaveBeenCalled();
  });

  it('gives the sign-in up when it is closed', () => {
    const { giveUp } = stage();
    fireEvent.click(screen.getByRole('button', { name: t('ui.close') }));
    expect(giveUp).toHaveBeenCalledExactlyOnceWith();
  });
});
