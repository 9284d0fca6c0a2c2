import { useTranslate } from '../../lib/i18n/use-translate';
import { DisplaySettings } from '../settings/DisplaySettings';
import { SettingsAd, type SettingsAdContent } from '../settings/SettingsAd';
import { SettingsPage } from '../settings/SettingsPage';
import { Card } from '../ui/Card';

const reload = (): void => location.reload();

/** `ad` is null where the site has no slot for one. */
export type SettingsViewProps = { readonly ad: SettingsAdContent | null };

/** `/settings`: the display settings of the config panel as a page. */
export function SettingsView({ ad }: SettingsViewProps) {
  const t = useTranslate();
  return (
    <SettingsPage tab="display" note={t('preferences.notes.display')}>
      <Card>
        <DisplaySettings reload={reload} />
      </Card>
      {ad === null ? null : <SettingsAd content={ad} />}
    </SettingsPage>
  );
}
