import { ComponentsView } from '../../components/dev/ComponentsView';
import { DEFAULT_LOCALE, isLocale } from '../../lib/domain/settings/locales';
import { MESSAGES } from '../../lib/i18n/server-messages';

export default ComponentsView;

/**
 * All texts, and nothing from the store. No build has this page (next.config.js).
 * @type {import('next').GetServerSideProps}
 */
export const getServerSideProps = ({ locale }) =>
  Promise.resolve({ props: { texts: MESSAGES[isLocale(locale) ? locale : DEFAULT_LOCALE] } });
