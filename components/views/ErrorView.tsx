import { useTranslate } from '../../lib/i18n/use-translate';
import { PageHead } from '../head/PageHead';
import { Ways } from './NotFoundView';
import { ProblemPage } from './problem-page-styles';

/** Something broke: on the server (with its status) or in the browser (null). */
export function ErrorView({ statusCode }: { readonly statusCode: number | null }) {
  const t = useTranslate();
  return (
    <ProblemPage>
      <PageHead title={t('errors.occurred')} />
      {statusCode === null ? null : (
        <span data-part="code" aria-hidden>
          {statusCode}
        </span>
      )}
      <h1>{t(statusCode === null ? 'errors.onClient' : 'errors.onServer')}</h1>
      <p>{t('errors.hint')}</p>
      <Ways again />
    </ProblemPage>
  );
}
