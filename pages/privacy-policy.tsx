import { LegalView, type LegalDocument } from '../components/views/LegalView';
import { paths } from '../lib/domain/paths';
import type { Locale } from '../lib/i18n/message-key';
import { publicPage } from '../lib/server/pages/public-page';
import en from '../locales/legal/en.json';
import es from '../locales/legal/es.json';
import ko from '../locales/legal/ko.json';

export default LegalView;

const DOCUMENTS: Readonly<Record<Locale, LegalDocument>> = { en: en.privacy, es: es.privacy, ko: ko.privacy };

export const getServerSideProps = publicPage<{ document: LegalDocument; path: string }>(async ({ locale }) => ({
  kind: 'page',
  texts: ['legal'],
  props: { document: DOCUMENTS[locale], path: paths.privacy() },
  tags: [],
}));
