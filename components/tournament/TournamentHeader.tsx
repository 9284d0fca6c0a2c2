import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { League } from '../../lib/domain/entities/entities';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MEDIA } from '../../styles/media';
import { DayRange } from '../league/DayRange';
import { Crest } from '../ui/Crest';
import { Flag } from '../ui/Flag';
import { Link } from '../ui/Link';

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--sp-3) var(--sp-4);
  align-items: center;

  & .title {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  & .crumbs {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .crumbs a {
    display: inline-block;
    padding: 3px 0;
  }
  & .crumbs a:hover {
    color: var(--text-color);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & .facts {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 6px var(--sp-4);
    align-items: center;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  /* They wrap together. */
  & .facts > .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 6px var(--sp-3);
    align-items: center;
  }
  ${MEDIA.phone} {
    row-gap: var(--sp-2);

    & .facts {
      row-gap: 0;
    }
  }
  & .facts > .progress {
    display: inline-flex;
    gap: 8px;
    align-items: center;
  }
  & .progress > i {
    width: 96px;
    height: 5px;
    border-radius: 3px;
    background: linear-gradient(90deg, var(--main-mark) var(--part), var(--border-strong-color) var(--part));
  }
`;

type Props = {
  readonly title: string;
  readonly league: League | null;
  /** The serie, named after the league: "Summer 2023". */
  readonly serie?: { readonly id: number; readonly name: string } | null;
  readonly beginAt: string | null;
  readonly endAt: string | null;
  /** The first and the last patch that it was played on. */
  readonly patches?: readonly [string, string] | undefined;
  readonly teams: number;
  readonly progress?: { readonly played: number; readonly all: number };
  readonly children?: ReactNode;
};

/** The head of a tournament or serie: its league, days, number of teams and progress. */
export function TournamentHeader({ title, league, serie = null, beginAt, endAt, patches, teams, progress, children }: Props) {
  const t = useTranslate();
  return (
    <Head>
      <Crest id={league?.id ?? 0} name={league?.name ?? title} acronym={league?.acronym ?? ''} img={league?.img ?? null} size={60} />
      <div className="title">
        <p className="crumbs">
          {league?.flag ? <Flag code={league.flag} /> : null}
          {league ? <Link href={paths.league(league)}>{competitionName(league.name, t)}</Link> : null}
          {serie ? (
            <>
              <span aria-hidden>›</span>
              <Link href={paths.serie(serie)}>{competitionName(serie.name, t)}</Link>
            </>
          ) : null}
        </p>
        <h1>{title}</h1>
      </div>
      <div className="facts">
        <DayRange from={beginAt} until={endAt} />
        {teams > 0 ? <span>{t('tournament.teams', { count: teams })}</span> : null}
        {patches ? <span>{t('game.patch', { patch: [...new Set(patches)].join('–') })}</span> : null}
        {progress && progress.all > 0 ? (
          <span className="progress">
            <i aria-hidden style={{ '--part': `${Math.round((progress.played / progress.all) * 100)}%` }} />
            {t('tournament.progress', { played: progress.played, all: progress.all })}
          </span>
        ) : null}
        {children ? <div className="tools">{children}</div> : null}
      </div>
    </Head>
  );
}
