import { paths } from '../../lib/domain/page/paths';
import type { PlayReader } from '../../lib/domain/play/play-page';
import { useTranslate } from '../../lib/i18n/use-translate';
import { LogInButton } from '../auth/LogInButton';
import { useSessionRenewed } from '../auth/use-session-renewed';
import { VerifyEmail } from '../auth/VerifyEmail';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';

const reloadPage = (): void => location.reload();

type Props = {
  readonly reader: PlayReader;
  /** The text on what an unverified address bars the reader from, if that is not predictions. */
  readonly unverified?: string;
};

/** Says why the reader cannot play yet, and how to change that. */
export function PlayNotices({ reader, unverified }: Props) {
  const t = useTranslate();
  switch (reader.kind) {
    case 'player':
      return null;
    case 'visitor':
      return <RenderedForVisitor />;
    case 'addressless':
      return (
        <Card data-padded="">
          <div className="notice">
            <p>{t('play.noEmail')}</p>
            <ButtonLink href={paths.accountEdit()} data-variant="primary">
              {t('account.addEmail')}
            </ButtonLink>
          </div>
        </Card>
      );
    case 'unverified':
      return (
        <Card data-padded="">
          <VerifyEmail email={reader.email}>{unverified ?? t('play.failures.unverified')}</VerifyEmail>
        </Card>
      );
  }
}

/** Reloads a page that the server rendered for a visitor, once the session is renewed. */
function RenderedForVisitor() {
  useSessionRenewed(reloadPage);
  return <VisitorNotice />;
}

/** Says that playing takes an account. */
export function VisitorNotice() {
  const t = useTranslate();
  return (
    <Card data-padded="">
      <div className="notice">
        <p>{t('login.toPlay')}</p>
        <LogInButton mode="signup" primary>
          {t('login.signUp')}
        </LogInButton>
        <LogInButton>{t('login.logIn')}</LogInButton>
      </div>
    </Card>
  );
}
