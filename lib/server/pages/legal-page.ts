import type { GetServerSideProps } from 'next';
import type { LegalDocument } from '../../i18n/legal-document';
import { LEGAL_TEXTS } from '../../i18n/server-messages';
import { publicPage, type Shelled } from './public-page';

type LegalProps = { readonly document: LegalDocument; readonly path: string };

/** `getServerSideProps` of a legal page; `path` is its own address without locale. */
export function legalPage(name: keyof (typeof LEGAL_TEXTS)['en'], path: string): GetServerSideProps<Shelled<LegalProps>> {
  return publicPage<LegalProps>(({ locale }) =>
    Promise.resolve({ kind: 'page', props: { document: LEGAL_TEXTS[locale][name], path }, tags: [] }),
  );
}
