import { LegalView } from '../components/views/LegalView';
import { paths } from '../lib/domain/paths';
import type { LegalDocument } from '../lib/i18n/legal-document';
import { LEGAL_TEXTS } from '../lib/i18n/server-messages';
import { publicPage } from '../lib/server/pages/public-page';

export default LegalView;

export const getServerSideProps = publicPage<{ document: LegalDocument; path: string }>(async ({ locale }) => ({
  kind: 'page',
  texts: ['legal'],
  props: { document: LEGAL_TEXTS[locale].terms, path: paths.terms() },
  tags: [],
}));
