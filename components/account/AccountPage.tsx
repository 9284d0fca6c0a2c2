import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../../lib/domain/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { PageAddress } from '../shell/PageAddress';
import { PageTitle } from '../shell/PageTitle';
import { LinkTabs } from '../ui/LinkTabs';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  max-width: 640px;

  & section {
    display: grid;
    gap: var(--sp-3);
  }
  & .panel {
    display: grid;
    gap: var(--sp-4);
    padding: var(--sp-5);
  }
  & dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--sp-2) var(--sp-4);
  }
  & dt {
    color: var(--dim-text-color);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-weight: 550;
  }
  & dd > small {
    color: var(--dim-text-color);
    font-weight: 450;
  }
  & .ways {
    display: grid;
    gap: var(--sp-2);
    list-style: none;
    padding: 0;
  }
  & .ways > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2) var(--sp-3);
    align-items: center;
    justify-content: space-between;
    min-height: 40px;
  }
  & .switch {
    display: flex;
    gap: var(--sp-3);
    align-items: flex-start;
    min-height: 44px;
    cursor: pointer;
  }
  & .switch > input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 1px 0 0;
    accent-color: var(--main-color);
  }
  & .switch small {
    display: block;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & select {
    min-height: max(40px, var(--hit));
    padding: 7px 10px;
    border: 1px solid var(--control-border-color);
    border-radius: var(--radius-m);
    background: var(--bg-sunken-color);
    color: var(--text-color);
    font: inherit;
  }
  @media (max-width: 719px) {
    & .panel {
      padding: var(--sp-4);
    }
  }
`;

const TABS = ['profile', 'edit', 'subscription', 'password', 'delete'] as const;
export type AccountTab = (typeof TABS)[number];

const PATHS: Readonly<Record<AccountTab, string>> = {
  profile: paths.account(),
  edit: paths.accountEdit(),
  subscription: paths.accountSubscription(),
  password: paths.accountPassword(),
  delete: paths.accountDelete(),
};

/** The frame of `/account` and its sub-pages. */
export function AccountPage({ tab, children }: { readonly tab: AccountTab; readonly children: ReactNode }) {
  const t = useTranslate();
  return (
    <Page>
      <PageTitle
        title={`${t('account.title')}: ${t(`account.tabs.${tab}`)}`}
        description={t('account.description', { site: t('site.title') })}
      />
      <PageAddress path={PATHS[tab]} />
      <h1>{t('account.title')}</h1>
      <LinkTabs
        label={t('account.title')}
        tabs={TABS.map((key) => ({ key, label: t(`account.tabs.${key}`), href: PATHS[key], current: key === tab }))}
      />
      {children}
    </Page>
  );
}
