import { useEffect, useState, type ComponentType } from 'react';
import { openAccountDialog, useAccountDialog, type AccountDialog } from '../../lib/client/auth/account-dialog';
import { useCodeQuestion, type CodeQuestion } from '../../lib/client/auth/code-question';
import { takeAccountRestored } from '../../lib/client/auth/account-restored';
import { maintainSession } from '../../lib/client/account/maintain-session';
import { notify } from '../../lib/client/page/notification-store';
import { logFailure } from '../../lib/client/requests/log-failure';
import { loadSection, withTexts } from '../../lib/client/islands/load-section';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { localizedPath } from '../../lib/i18n/localized-path';
import { translator } from '../../lib/i18n/message-registry';
import { useLocale } from '../../lib/i18n/use-translate';

type Props = {
  /** Matches of the UTC day. */
  readonly today: readonly MatchSummary[];
  readonly onOpen: () => void;
};

type Dialogs = ComponentType<Pick<Props, 'today'> & { readonly dialog: AccountDialog; readonly onClose: () => void }>;

type AskingDialog = ComponentType<{ readonly question: CodeQuestion | null }>;

const closeDialog = (): void => openAccountDialog(null);

async function loadDialogs(): Promise<Dialogs> {
  const [{ AccountDialogs }] = await Promise.all([import('./AccountDialogs'), loadSection('login')]);
  return AccountDialogs;
}

async function loadCodeDialog(): Promise<AskingDialog> {
  return (await withTexts('login', import('./CodeDialog'))).CodeDialog;
}

/** The account's part of the shell: its dialogs, loaded with the first tap, or with the first sign-in that waits for a code, and the session of a signed-in user. */
export function AccountSlot({ today, onOpen }: Props) {
  const locale = useLocale();
  const dialog = useAccountDialog();
  const [Loaded, setLoaded] = useState<Dialogs | null>(null);
  const question = useCodeQuestion();
  const [Asking, setAsking] = useState<AskingDialog | null>(null);

  useEffect(() => maintainSession(), []);

  useEffect(() => {
    if (!takeAccountRestored()) return;
    loadSection('login').then(() => notify(translator(locale)('login.accountKept')), logFailure('texts not loaded'));
  }, [locale]);

  useEffect(() => {
    if (dialog === null) return;
    // A drawer that holds the button must be gone before a modal box opens over it.
    onOpen();
    // Where the dialog cannot be had, its page can.
    loadDialogs().then(
      (found) => setLoaded(() => found),
      () => location.assign(localizedPath(locale, dialog === 'menu' ? paths.account() : paths.login())),
    );
  }, [dialog, locale, onOpen]);

  useEffect(() => {
    if (question === null) return;
    loadCodeDialog().then(
      (found) => setAsking(() => found),
      () => question.giveUp('unavailable'),
    );
  }, [question]);

  return (
    <>
      {Loaded && <Loaded dialog={dialog} today={today} onClose={closeDialog} />}
      {Asking && <Asking question={question} />}
    </>
  );
}
