import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MEDIA } from '../../styles/media';
import { PageHead } from '../head/PageHead';
import { Link } from '../ui/Link';
import { LinkTabs } from '../ui/LinkTabs';
import { textLink } from '../ui/text-link';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);

  & > header,
  & > header > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--sp-4);
    align-items: center;
  }
  & > header {
    margin-bottom: calc(-1 * var(--sp-2));
  }
  & > header > ul {
    margin: 0 0 0 auto;
    padding: 0;
    list-style: none;
  }
  & > header a {
    display: inline-flex;
    align-items: center;
    min-height: max(32px, var(--hit));
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-weight: 550;
  }
  & > header a:hover,
  & > header a[aria-current] {
    color: var(--text-color);
    text-decoration: underline;
    text-decoration-color: var(--main-mark);
    text-decoration-thickness: 2px;
    text-underline-offset: 6px;
  }
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
  }
  & .notice,
  & .panel {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2) var(--sp-3);
    align-items: center;
  }
  & .notice > p,
  & .panel > p {
    flex: 1 1 260px;
  }
  & .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
    gap: var(--sp-3);
    align-items: start;
  }
  & td,
  & th {
    padding: 8px 12px;
    text-align: right;
  }
  & tr > :first-child,
  & tbody > tr > th {
    text-align: left;
  }
  & > p,
  & > section > p {
    max-width: 68ch;
    line-height: 1.6;
  }
  & > p a,
  & > section > p a {
    ${textLink}
  }
  ${MEDIA.phone} {
    /* The five games are side by side, and no chip is out of sight. */
    & > nav:not([data-chips]) > a {
      padding-inline: 8px;
    }
    & > nav[data-chips] {
      flex-wrap: wrap;
      margin: 0;
      padding: 0;
    }
  }
`;

type Props = {
  readonly title: string;
  /** The heading where it is not the title: short, so that the links beside it stay in its line on a phone. */
  readonly heading?: ReactNode;
  /** A control beside the heading. */
  readonly aside?: ReactNode;
  readonly description: string;
  readonly tab: 'predictions' | 'pickem' | 'leagues' | 'rankings' | 'quizzes' | 'shop' | 'profile' | 'rules' | null;
  readonly path: string;
  readonly children: ReactNode;
};

/** A page of the prediction game with links to the others: the games as tabs, the rest beside the title. */
export function PlayPage({ title, heading = title, aside = null, description, tab, path, children }: Props) {
  const t = useTranslate();
  return (
    <Page className="wide-page">
      <PageHead title={title} description={description} path={path} />
      <header>
        <h1>{heading}</h1>
        {aside}
        <ul>
          {[
            { key: 'shop', label: t('play.shop'), href: paths.playShop() },
            { key: 'profile', label: t('play.profile'), href: paths.playOwnProfile() },
            { key: 'rules', label: t('play.rules'), href: paths.playRules() },
          ].map(({ key, label, href }) => (
            <li key={key}>
              <Link href={href} aria-current={tab === key ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </header>
      <LinkTabs
        label={t('play.title')}
        tabs={[
          { key: 'predictions', label: t('play.predictions'), href: paths.playPredictions() },
          { key: 'pickem', label: t('play.pickem'), href: paths.playPickem() },
          { key: 'quizzes', label: t('play.quizzes'), href: paths.playQuizzes() },
          { key: 'leagues', label: t('play.leagues'), href: paths.playLeagues() },
          { key: 'rankings', label: t('play.rankings'), href: paths.playRankings() },
        ]}
        current={tab}
      />
      {children}
    </Page>
  );
}
