import { SettingsView, type SettingsViewProps } from '../../components/views/SettingsView';
import { publicPage } from '../../lib/server/pages/public-page';
import { systemSettings } from '../../lib/server/pages/shell-data';

export default SettingsView;

/** The page is the same for everyone: the browser has the visitor's choices. */
export const getServerSideProps = publicPage<SettingsViewProps>(async ({ now }) => {
  const { settingsAd, SETTINGS_AD_TEXT: text = '', SETTINGS_AD_LINK: link = '' } = await systemSettings(now);
  return { kind: 'page', props: { ad: settingsAd ? { text, link } : null }, tags: [] };
});
