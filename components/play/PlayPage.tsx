import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../../lib/domain/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { PageAddress } from '../head/PageAddress';
import { PageTitle } from '../head/PageTitle';
import { LinkTabs } from '../ui/LinkTabs';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  max-width: 1100px;

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
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
`;

type Props = {
  readonly title: string;
  readonly description: string;
  readonly tab: 'predictions' | 'pickem' | 'leagues' | 'rankings' | 'quizzes' | 'store' | 'profile' | 'rules' | null;
  readonly path: string;
  readonly children: ReactNode;
};

/** A page of the prediction game, with the way to the others. */
export function PlayPage({ title, description, tab, path, children }: Props) {
  const t = useTranslate();
  return (
    <Page>
      <PageTitle title={title} description={description} />
      <PageAddress path={path} />
      <h1>{title}</h1>
      <LinkTabs
        label={t('play.title')}
        tabs={[
          { key: 'predictions', label: t('play.predictions'), href: paths.playPredictions(), current: tab === 'predictions' },
          { key: 'pickem', label: t('play.pickem'), href: paths.playPickem(), current: tab === 'pickem' },
          { key: 'leagues', label: t('play.leagues'), href: paths.playLeagues(), current: tab === 'leagues' },
          { key: 'rankings', label: t('play.rankings'), href: paths.playRankings(), current: tab === 'rankings' },
          { key: 'quizzes', label: t('play.quizzes'), href: paths.playQuizzes(), current: tab === 'quizzes' },
          { key: 'store', label: t('play.store'), href: paths.playStore(), current: tab === 'store' },
          { key: 'profile', label: t('play.profile'), href: paths.playOwnProfile(), current: tab === 'profile' },
          { key: 'rules', label: t('play.rules'), href: paths.playRules(), current: tab === 'rules' },
        ]}
      />
      {children}
    </Page>
  );
}
