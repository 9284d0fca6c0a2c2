import type { GetServerSideProps } from 'next';
import { sectionsWhere, type LegalDocument, type LegalFacts } from '../../i18n/legal-document';
import { LEGAL_TEXTS } from '../../i18n/server-messages';
import { storedKeyTable } from '../../i18n/stored-key-table';
import { environment } from '../env';
import { operatorOf } from '../operator';
import { publicPage, type Shelled } from './public-page';

type LegalProps = { readonly document: LegalDocument; readonly path: string; readonly facts: LegalFacts | null };

/** `getServerSideProps` of a legal page, as it is true of this installation; `path` is its own address without locale. */
export function legalPage(name: 'privacy' | 'terms' | 'tos', path: string): GetServerSideProps<Shelled<LegalProps>> {
  return publicPage<LegalProps>(({ locale }) => {
    const variables = environment();
    const operator = operatorOf(variables);
    const document = sectionsWhere(LEGAL_TEXTS[locale][name], [
      variables.RIFTWEEK_PAGE_VIEW_URL === undefined ? 'noPageViews' : 'pageViews',
      operator === null ? 'unnamedOperator' : 'namedOperator',
    ]);
    const storedKeys = storedKeyTable(locale, LEGAL_TEXTS[locale].words, variables.RIFTWEEK_SESSION_COOKIE);
    const showsFacts = document.sections.some(({ shows }) => shows !== undefined);
    return Promise.resolve({ kind: 'page', props: { document, path, facts: showsFacts ? { operator, storedKeys } : null }, tags: [] });
  });
}
