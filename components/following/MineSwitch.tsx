import { saveSettings, useSettings } from '../../lib/client/settings/settings-store';
import { useTranslate } from '../../lib/i18n/use-translate';

/**
 * All, or only what the visitor follows: the setting that the schedule follows
 * too, so that both halves of a screen agree. `data-shown` on <html> draws the
 * chosen half before React knows it.
 */
export function MineSwitch() {
  const t = useTranslate();
  const { showFollowingLeaguesOnly: onlyMine } = useSettings();
  return (
    <div className="mine-switch" role="group" aria-label={t('mine.label')}>
      <button type="button" aria-pressed={!onlyMine} onClick={() => saveSettings({ showFollowingLeaguesOnly: false })}>
        {t('mine.all')}
      </button>
      <button type="button" aria-pressed={onlyMine} onClick={() => saveSettings({ showFollowingLeaguesOnly: true })}>
        {t('mine.mine')}
      </button>
    </div>
  );
}
