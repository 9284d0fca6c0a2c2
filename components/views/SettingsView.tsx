import { useTranslate } from '../../lib/i18n/use-translate';
import { DisplaySettings } from '../settings/DisplaySettings';
import { SettingsPage } from '../settings/SettingsPage';
import { Card } from '../ui/Card';

const reload = (): void => location.reload();

/** `/settings`: the display settings of the config panel as a page. */
export function SettingsView() {
  const t = useTranslate();
  return (
    <SettingsPage tab="display" note={t('preferences.notes.display')}>
      <Card>
        <DisplaySettings reload={reload} />
      </Card>
    </SettingsPage>
  );
}
