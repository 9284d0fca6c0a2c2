import styled from 'styled-components';
import type { CodeQuestion } from '../../lib/client/auth/code-question';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Dialog } from '../ui/Dialog';
import { Link } from '../ui/Link';
import { CodeForm } from './CodeForm';

const Body = styled.div`
  display: grid;
  gap: var(--sp-4);
  padding: var(--sp-4);

  & > [data-part='lost'] {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & a {
    color: var(--hl-color1);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

/** Asks for the code that a sign-in waits for, over whatever began it. Closing it gives the sign-in up. */
export function CodeDialog({ question }: { readonly question: CodeQuestion | null }) {
  const t = useTranslate();
  return (
    <Dialog title={t('login.codeTitle')} open={question !== null} onClose={() => question?.giveUp()}>
      {question ? (
        <Body>
          <p>{t('login.codeIntro', { site: t('site.title') })}</p>
          <CodeForm button={t('login.codeConfirm')} attempt={question.attempt} />
          <p data-part="lost">
            {t('login.codeLost')}{' '}
            <Link href={paths.contact()} target="_blank" rel="noopener">
              {t('login.codeContact')}
            </Link>
          </p>
        </Body>
      ) : null}
    </Dialog>
  );
}
