import { useTranslate } from '../../lib/i18n/use-translate';
import { Message } from '../ui/Message';
import type { SaveState } from './use-account';

export function SaveMessage({ state }: { readonly state: SaveState }) {
  const t = useTranslate();
  if (state === 'saved') return <Message kind="info">{t('account.saved')}</Message>;
  return state === 'failed' ? <Message kind="error">{t('account.saveFailed')}</Message> : null;
}
