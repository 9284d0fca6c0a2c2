import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { PageHead } from '../head/PageHead';
import { LinkTabs } from '../ui/LinkTabs';
import { VerifiedOnly } from './VerifiedOnly';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  max-width: 720px;

  & .note {
    color: var(--dim-text-color);
  }
  & section {
    display: grid;
    gap: var(--sp-3);
  }
  & .named {
    display: flex;
    gap: 10px;
    align-items: center;
    min-width: 0;
  }
  & .named > a {
    min-width: 0;
    overflow: hidden;
    font-weight: 550;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .named > small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
`;

const TABS = ['display', 'regions', 'tournaments', 'following'] as const;
type SettingsTab = (typeof TABS)[number];

const PATHS: Readonly<Record<SettingsTab, string>> = {
  display: paths.settings(),
  regions: paths.settingsRegions(),
  tournaments: paths.settingsTournaments(),
  following: paths.settingsFollowing(),
};

type Props = { readonly tab: SettingsTab; readonly note: string; readonly children: ReactNode };

/** The frame of `/settings` and its sub-screens. Choices are stored in this browser and, for signed-in users, in the account. */
export function SettingsPage({ tab, note, children }: Props) {
  const t = useTranslate();
  return (
    <Page className="wide-page">
      <PageHead title={t(`preferences.titles.${tab}`)} description={note} path={PATHS[tab]} />
      <h1>{t('settings.title')}</h1>
      <LinkTabs
        label={t('settings.title')}
        tabs={TABS.map((key) => ({ key, label: t(`preferences.tabs.${key}`), href: PATHS[key] }))}
        current={tab}
      />
      <noscript>
        <p>{t('preferences.needsScript')}</p>
      </noscript>
      <VerifiedOnly>
        <p className="note">{note}</p>
        {children}
      </VerifiedOnly>
    </Page>
  );
}
