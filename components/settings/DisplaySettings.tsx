import { useId, useMemo } from 'react';
import { answerConsent, useConsent } from '../../lib/client/settings/consent-store';
import { useSite } from '../../lib/client/page/site-context';
import { saveSettings, useSettings } from '../../lib/client/settings/settings-store';
import { browserZone } from '../../lib/client/settings/time-zone';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { secondsAsMmSs } from '../../lib/domain/text/format';
import { sentencesText } from '../../lib/domain/text/list-text';
import { currentZone, zoneCities, zoneCity } from '../../lib/domain/settings/zone-choices';
import { STREAM_DELAYS, THEME_CHOICES, type SettingKey } from '../../lib/domain/settings/settings';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { SmallSelect } from '../ui/Select';
import { TextInput } from '../ui/TextInput';
import { LanguageLinks } from './LanguageLinks';
import { ConfigBody } from './config-styles';

type Row = {
  readonly setting: SettingKey;
  readonly label: MessageKey;
  readonly hint?: MessageKey;
  /** Whether the check shows when the setting is off, as in the 24-hour row. */
  readonly inverted?: boolean;
  /** Whether the page must be loaded anew. */
  readonly reloads?: boolean;
};

const ROWS: readonly Row[] = [
  { setting: 'showScheduleByTime', label: 'settings.showScheduleByTime' },
  {
    setting: 'showFollowingLeaguesOnly',
    label: 'settings.showFollowingLeaguesOnly',
    hint: 'settings.showFollowingLeaguesOnlyHint',
    reloads: true,
  },
  { setting: 'amPmTime', label: 'settings.hours24', inverted: true },
  { setting: 'autoPlayVideo', label: 'settings.autoPlayVideo', hint: 'settings.autoPlayVideoHint' },
  { setting: 'shortcuts', label: 'settings.shortcuts', hint: 'settings.shortcutsHint' },
];

/** Display settings, theme and language; every change is saved locally and acts at once. `reload` loads the page anew. */
export function DisplaySettings({ reload }: { readonly reload: () => void }) {
  const t = useTranslate();
  const settings = useSettings();
  const id = useId();

  const toggle = ({ setting, reloads }: Row): void => {
    saveSettings({ [setting]: !settings[setting] });
    if (reloads) reload();
  };

  return (
    <ConfigBody>
      <ResultsChoice id={id} />
      <DelayChoice id={id} />
      <ZoneChoice id={id} />
      {ROWS.map((row) => (
        <label key={row.setting} data-part="row">
          <input
            type="checkbox"
            checked={settings[row.setting] !== (row.inverted ?? false)}
            aria-labelledby={`${id}-${row.setting}`}
            aria-describedby={row.hint ? `${id}-${row.setting}-hint` : undefined}
            onChange={() => toggle(row)}
          />
          <span>
            <span id={`${id}-${row.setting}`} data-part="label">
              {t(row.label)}
            </span>
            {row.hint ? <small id={`${id}-${row.setting}-hint`}>{t(row.hint)}</small> : null}
          </span>
        </label>
      ))}
      {useSite().countsPageViews ? <PageViewsRow id={`${id}-pageViews`} /> : null}
      <fieldset data-part="themes">
        <legend>{t('settings.theme')}</legend>
        {THEME_CHOICES.map((theme) => (
          <label key={theme} data-part="choice">
            <input type="radio" name={`${id}-theme`} checked={settings.theme === theme} onChange={() => saveSettings({ theme })} />
            <span>{t(`settings.${theme}`)}</span>
          </label>
        ))}
      </fieldset>
      <div role="group" aria-labelledby={`${id}-language`} data-part="languages">
        <p id={`${id}-language`} data-part="group">
          {t('settings.language')}
        </p>
        <LanguageLinks />
      </div>
    </ConfigBody>
  );
}

const RESULTS = [
  { label: 'settings.resultsShown', spoilerFree: false, spoilerTeamsOnly: false },
  { label: 'settings.resultsHidden', spoilerFree: true, spoilerTeamsOnly: false },
  { label: 'settings.resultsOfTeams', spoilerFree: true, spoilerTeamsOnly: true },
] as const;

/** Whether results show, and for which teams they are hidden. */
function ResultsChoice({ id }: { readonly id: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const { spoilerFree, spoilerTeamsOnly } = useSettings();
  return (
    <fieldset aria-describedby={`${id}-results-hint`} data-part="results">
      <legend>{t('settings.results')}</legend>
      {RESULTS.map(({ label, ...choice }) => (
        <label key={label} data-part="choice">
          <input
            type="radio"
            name={`${id}-results`}
            checked={spoilerFree === choice.spoilerFree && (!spoilerFree || spoilerTeamsOnly === choice.spoilerTeamsOnly)}
            onChange={() => saveSettings(choice)}
          />
          <span>{t(label)}</span>
        </label>
      ))}
      <small id={`${id}-results-hint`}>{sentencesText([t('settings.resultsHint'), t('settings.resultsOfTeamsHint')], locale)}</small>
    </fieldset>
  );
}

/** The choice of how much later the visitor's stream shows what happens. */
function DelayChoice({ id }: { readonly id: string }) {
  const t = useTranslate();
  const { streamDelaySeconds } = useSettings();
  return (
    <div data-part="delay">
      <label htmlFor={`${id}-delay`} data-part="label">
        {t('settings.delay')}
      </label>
      <SmallSelect
        id={`${id}-delay`}
        aria-describedby={`${id}-delay-hint`}
        value={streamDelaySeconds}
        onChange={(event) => saveSettings({ streamDelaySeconds: Number(event.currentTarget.value) })}
      >
        {STREAM_DELAYS.map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds === 0 ? t('settings.noDelay') : secondsAsMmSs(seconds)}
          </option>
        ))}
      </SmallSelect>
      <small id={`${id}-delay-hint`}>{t('settings.delayHint')}</small>
    </div>
  );
}

/** The choice of the zone of all times: a field that finds a zone by its city; empty is the device's own. */
function ZoneChoice({ id }: { readonly id: string }) {
  const t = useTranslate();
  const { timeZone } = useSettings();
  const hydrated = useHydrated();
  const zones = useMemo(() => (hydrated ? zoneCities(Intl.supportedValuesOf('timeZone')) : new Map<string, string>()), [hydrated]);
  const device = hydrated ? zoneCity(currentZone(browserZone())) : '';
  const chosen = timeZone === null ? '' : zoneCity(currentZone(timeZone));
  return (
    <div data-part="delay" data-stacked="">
      <label htmlFor={`${id}-zone`} data-part="label">
        {t('settings.timeZone')}
      </label>
      <TextInput
        key={String(hydrated)}
        id={`${id}-zone`}
        type="search"
        list={`${id}-zones`}
        autoComplete="off"
        defaultValue={chosen}
        placeholder={device ? t('settings.deviceZoneNamed', { zone: device }) : t('settings.deviceZone')}
        onChange={({ currentTarget: { value } }) => {
          const zone = zones.get(value);
          if (zone !== undefined) saveSettings({ timeZone: zone });
          else if (value === '') saveSettings({ timeZone: null });
        }}
      />
      <datalist id={`${id}-zones`}>
        {[...zones.keys()].map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </div>
  );
}

/** Gives or withdraws consent at any time. */
function PageViewsRow({ id }: { readonly id: string }) {
  const t = useTranslate();
  const isGiven = useConsent() === 'given';
  return (
    <label data-part="row">
      <input
        type="checkbox"
        checked={isGiven}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        onChange={() => answerConsent(isGiven ? 'refused' : 'given')}
      />
      <span>
        <span id={id} data-part="label">
          {t('settings.countPageViews')}
        </span>
        <small id={`${id}-hint`}>{t('settings.countPageViewsHint')}</small>
      </span>
    </label>
  );
}
