import Head from 'next/head';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { logFailure } from '../../lib/client/requests/log-failure';
import { copiedPages, type CopiedPage } from '../../lib/client/page/offline-copies';
import { pageParts } from '../../lib/domain/page/offline-copies';
import { useTranslate } from '../../lib/i18n/use-translate';
import { PageHead } from '../head/PageHead';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';
import { TitledSection } from '../ui/SectionHeading';
import { textLink } from '../ui/text-link';

const Page = styled.div`
  display: grid;
  gap: var(--sp-5);
  max-width: 720px;

  & > header,
  & > section {
    display: grid;
    gap: var(--sp-2);
  }
  & > header > p {
    color: var(--dim-text-color);
  }
  & > header > a {
    justify-self: start;
    padding-block: 8px;
    ${textLink}
  }
  & ul {
    list-style: none;
    padding: 0;
  }
  & li + li {
    border-top: 1px solid var(--border-color);
  }
  & li > a {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--sp-3);
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    padding: 6px var(--sp-3);
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  & li small {
    color: var(--dim-text-color);
    font-weight: 450;
  }
`;

const GROUPS = ['schedule', 'matches', 'teams', 'others'] as const;
type Group = (typeof GROUPS)[number];

function groupOf({ path }: CopiedPage): Group {
  const [kind] = pageParts(new URL(path, location.origin).pathname);
  if (kind === undefined || kind === 'matches' || kind === 'following') return 'schedule';
  return kind === 'match' ? 'matches' : kind === 'team' ? 'teams' : 'others';
}

/** Shown by the service worker in place of a page that it has no copy of: says so, and lists those that it has. */
export function OfflineView() {
  const t = useTranslate();
  const [pages, setPages] = useState<readonly CopiedPage[] | null>(null);
  // Every title ends with the site's name, which is of no use in this list.
  const suffix = t('shell.titleWithSite', { title: '', site: t('site.title') });
  useEffect(() => {
    copiedPages(Date.now()).then(setPages, logFailure('copies not listed'));
  }, []);

  return (
    <Page>
      <PageHead title={t('offline.title')} />
      <Head>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <header>
        <h1>{t('offline.title')}</h1>
        <p>{t(pages?.length === 0 ? 'offline.nothing' : 'offline.hint')}</p>
        <a href="" target="_top">
          {t('offline.retry')}
        </a>
      </header>
      {GROUPS.map((group) => ({ group, listed: pages?.filter((page) => groupOf(page) === group) ?? [] })).map(({ group, listed }) =>
        listed.length === 0 ? null : (
          <TitledSection key={group} id={`kept-${group}`} title={t(`offline.groups.${group}`)}>
            <Card>
              <ul>
                {listed.map(({ path, title, storedAt }) => (
                  <li key={path}>
                    <Link href={path}>
                      {title.endsWith(suffix) ? title.slice(0, -suffix.length) : title}
                      <small>
                        <LocalTime at={storedAt} show="dayTime" />
                      </small>
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          </TitledSection>
        ),
      )}
    </Page>
  );
}
