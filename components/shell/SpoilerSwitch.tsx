import { saveSettings, useSettings } from '../../lib/client/settings/settings-store';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';

/** Hides results everywhere, or shows them. An attribute on <html> decides which eye shows, so it is right before any script of the page has run. */
export function SpoilerSwitch() {
  const t = useTranslate();
  const { spoilerFree } = useSettings();
  return (
    <button
      className="ui-icon-button shell-spoilers"
      type="button"
      aria-pressed={spoilerFree}
      aria-label={t('shell.spoilerFree')}
      title={t(spoilerFree ? 'shell.resultsHidden' : 'shell.resultsShown')}
      onClick={() => saveSettings({ spoilerFree: !spoilerFree })}
    >
      <Icon name="eye" size={20} data-part="shown" />
      <Icon name="eye-off" size={20} data-part="hidden" />
    </button>
  );
}
