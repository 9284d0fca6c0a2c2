import { useEffect, useState } from 'react';
import { openAccountDialog, useAccountDialog } from '../../lib/client/auth/account-dialog';
import { useCodeQuestion } from '../../lib/client/auth/code-question';
import { takeAccountRestored } from '../../lib/client/auth/account-restored';
import { maintainSession } from '../../lib/client/account/maintain-session';
import { showToast } from '../../lib/client/page/toast-store';
import { logFailure } from '../../lib/client/requests/log-failure';
import { loadSection, withTexts } from '../../lib/client/islands/load-section';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { localizedPath } from '../../lib/i18n/localized-path';
import { translator } from '../../lib/i18n/message-registry';
import { useLocale } from '../../lib/i18n/use-translate';
import type { AccountDialogs } from './AccountDialogs';
import type { CodeDialog } from './CodeDialog';

type Props = {
  /** Matches of the UTC day. */
  readonly today: readonly MatchSummary[];
  readonly onOpen: () => void;
};

const closeDialog = (): void => openAccountDialog(null);

/** The account's part of the shell: its dialogs, loaded with the first tap, or with the first sign-in that waits for a code, and the session of a signed-in user. */
export function AccountSlot({ today, onOpen }: Props) {
  const locale = useLocale();
  const dialog = useAccountDialog();
  const [Dialogs, setDialogs] = useState<typeof AccountDialogs | null>(null);
  const question = useCodeQuestion();
  const [Asking, setAsking] = useState<typeof CodeDialog | null>(null);

  useEffect(() => maintainSession(), []);

  useEffect(() => {
    if (!takeAccountRestored()) return;
    loadSection('login').then(() => showToast(translator(locale)('login.accountKept')), logFailure('texts not loaded'));
  }, [locale]);

  useEffect(() => {
    if (dialog === null) return;
    // A drawer that holds the button must be gone before a modal box opens over it.
    onOpen();
    // Where the dialog cannot be loaded, its page is opened.
    withTexts('login', import('./AccountDialogs')).then(
      (found) => setDialogs(() => found.AccountDialogs),
      () => location.assign(localizedPath(locale, dialog === 'menu' ? paths.account() : paths.login())),
    );
  }, [dialog, locale, onOpen]);

  useEffect(() => {
    if (question === null) return;
    withTexts('login', import('./CodeDialog')).then(
      (found) => setAsking(() => found.CodeDialog),
      () => question.giveUp('unavailable'),
    );
  }, [question]);

  return (
    <>
      {Dialogs && <Dialogs dialog={dialog} today={today} onClose={closeDialog} />}
      {Asking && <Asking question={question} />}
    </>
  );
}
