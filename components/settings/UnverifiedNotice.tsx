import styled from 'styled-components';
import type { CurrentUser } from '../../lib/domain/people/current-user';
import { isEmail } from '../../lib/domain/values/validation';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Message } from '../ui/Message';
import { VerifyEmail } from '../auth/VerifyEmail';
import { Card } from '../ui/Card';

const Box = styled(Card)`
  & > .panel {
    display: grid;
    gap: var(--sp-4);
    padding: var(--sp-5);
  }
`;

/** Shown instead of the settings: verify the address (again), or use another where it cannot be verified. */
export function UnverifiedNotice({ user: { email } }: { readonly user: CurrentUser['user'] }) {
  const t = useTranslate();
  if (email === null || !isEmail(email)) return <Message kind="error">{t('account.noEmail')}</Message>;
  return (
    <Box>
      <VerifyEmail email={email}>{t('preferences.verifyHint')}</VerifyEmail>
    </Box>
  );
}
