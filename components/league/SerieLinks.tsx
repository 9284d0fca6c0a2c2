import styled from 'styled-components';
import { useSite } from '../../lib/client/page/site-context';
import { paths } from '../../lib/domain/page/paths';
import type { PageLists } from '../../lib/domain/match/match-lists';
import type { LeagueDocument } from '../../lib/domain/models/read-models';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Link } from '../ui/Link';

const Links = styled.span`
  display: flex;
  gap: var(--sp-4);

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    /* The line of the heading gets no taller for them. */
    margin-block: calc((24px - var(--hit)) / 2);
  }
  @media (hover: hover) {
    & > a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

type Props = {
  readonly document: Pick<LeagueDocument, 'tournaments'> & Pick<PageLists, 'latest'>;
  readonly serieId: number;
};

/** The way from a league to the tables and figures of its current serie: tables once a stage has teams, figures once a match is over. */
export function SerieLinks({ document: { tournaments, latest }, serieId }: Props) {
  const t = useTranslate();
  const hasStats = useSite().hasStats;
  const [stage] = tournaments;
  const hasTable = tournaments.some(({ teams }) => teams.length > 0);
  const hasFigures = hasStats && latest.some((match) => match.serieId === serieId);
  return (
    <Links>
      {stage && hasTable ? <Link href={paths.standingsOf(stage.leagueId)}>{t('shell.standings')}</Link> : null}
      {hasFigures ? <Link href={paths.statsOf(`serie:${serieId}`)}>{t('shell.stats')}</Link> : null}
    </Links>
  );
}
