import type { ReactNode } from 'react';
import styled from 'styled-components';
import { labelledText } from '../../lib/domain/text/list-text';
import { paths } from '../../lib/domain/page/paths';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { PageHead } from '../head/PageHead';
import { LinkTabs } from '../ui/LinkTabs';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  max-width: 720px;

  & section {
    display: grid;
    gap: var(--sp-3);
  }
  & .panel {
    display: grid;
    gap: var(--sp-4);
    padding: var(--sp-5);
  }
  & .who {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--sp-4);
    align-items: center;
  }
  & .who > div {
    display: grid;
    gap: 3px;
    overflow-wrap: anywhere;
  }
  & .who strong {
    font-size: var(--fs-lg);
    font-weight: 650;
  }
  & .who p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--sp-2);
    align-items: center;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .badge {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    padding: 1px 8px;
    border: 1px solid var(--border-strong-color);
    border-radius: var(--radius-full);
    color: var(--text-color);
    font-size: var(--fs-xs);
    font-weight: 550;
  }
  & .badge[data-on='false'] {
    border-color: var(--error-border);
    background: var(--error-bg);
    color: var(--error-text);
  }
  & .ways > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: var(--sp-3);
    align-items: center;
    min-height: 60px;
    padding: var(--sp-2) var(--sp-5);
  }
  & .ways > li + li {
    border-top: 1px solid var(--border-color);
  }
  & .ways > li > span {
    font-weight: 550;
  }
  & .ways > li small {
    display: block;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
  & .notice {
    padding: 0 var(--sp-5) var(--sp-4);
  }
  & .danger {
    border-color: var(--error-border);
  }
  & .danger form > button:not(:disabled) {
    border-color: var(--error-border);
    background: var(--error-bg);
    color: var(--error-text);
  }
  & .beside {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2) var(--sp-4);
    align-items: center;
    justify-content: space-between;
  }
  & .beside > p {
    flex: 1 1 240px;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  @media (min-width: 720px) {
    & form > button {
      justify-self: start;
      min-width: 140px;
    }
    & form > label:not([data-part='check']),
    & form > div:has(> label) {
      max-width: 420px;
    }
  }
  & .switch {
    display: flex;
    gap: var(--sp-3);
    align-items: flex-start;
    min-height: 44px;
    cursor: pointer;
  }
  & .switch > input {
    margin-top: 1px;
  }
  & .switch small {
    display: block;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  @media (max-width: 719px) {
    & .panel {
      padding: var(--sp-4);
    }
    & .ways > li {
      padding: var(--sp-2) var(--sp-4);
    }
    & .notice {
      padding: 0 var(--sp-4) var(--sp-4);
    }
    & .who {
      gap: var(--sp-3);
    }
    & .who strong {
      font-size: var(--fs-md);
    }
  }
`;

const TABS = ['profile', 'edit', 'subscription', 'password', 'delete'] as const;
type AccountTab = (typeof TABS)[number];

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
  const locale = useLocale();
  return (
    <Page className="wide-page">
      <PageHead
        title={labelledText(t('account.title'), t(`account.tabs.${tab}`), locale)}
        description={t('account.description', { site: t('site.title') })}
        path={PATHS[tab]}
      />
      <h1>{t('account.title')}</h1>
      <LinkTabs
        label={t('account.title')}
        tabs={TABS.map((key) => ({ key, label: t(`account.tabs.${key}`), href: PATHS[key] }))}
        current={tab}
      />
      {children}
    </Page>
  );
}
