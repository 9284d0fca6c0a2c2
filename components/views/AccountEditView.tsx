import { useTranslate } from '../../lib/i18n/use-translate';
import { AccountPage } from '../account/AccountPage';
import { EmailForm } from '../account/EmailForm';
import { ProfileForm } from '../account/ProfileForm';
import { Card } from '../ui/Card';
import { TitledSection } from '../ui/SectionHeading';
import type { AccountViewProps } from './AccountView';

/** `/account/edit`: profile, and another e-mail address or a first one. */
export function AccountEditView({ current }: AccountViewProps) {
  const t = useTranslate();
  return (
    <AccountPage tab="edit">
      <Card className="panel">
        <ProfileForm current={current} />
      </Card>
      <TitledSection id="account-email" title={t(current.user.email === null ? 'account.addEmail' : 'account.changeEmail')}>
        <Card className="panel">
          <EmailForm current={current} />
        </Card>
      </TitledSection>
    </AccountPage>
  );
}
