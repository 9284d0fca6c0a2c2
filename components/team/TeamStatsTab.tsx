import { useRouter } from 'next/router';
import styled from 'styled-components';
import type { Team } from '../../lib/domain/entities/entities';
import { formatOf } from '../../lib/domain/statistics/figure-columns';
import { parseStatsQuery, statsHref } from '../../lib/domain/statistics/table-query';
import type { ComparedFigure } from '../../lib/domain/statistics/team-comparison';
import { teamHref } from '../../lib/domain/page/team-tabs';
import { competitionOf } from '../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { NoData } from '../figures/NoData';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { RevealButton } from '../spoilers/RevealButton';
import type { Reveal } from '../spoilers/use-reveal';
import { figureText } from '../../lib/domain/statistics/column-text';
import { CoverageNote } from '../figures/CoverageNote';
import { DataTable } from '../ui/DataTable';
import { EmptyCard } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';
import type { TeamTabOf } from '../../lib/domain/models/team-tab-data';
import { TeamChoice } from './TeamChoice';

const Frame = styled(DataTable)`
  & th,
  & td {
    padding: 9px 12px;
    text-align: right;
  }
  & tbody th {
    font-weight: 500;
    white-space: normal;
  }
  & td:nth-child(2) {
    font-weight: 650;
  }
  & td[data-average] {
    color: var(--dim-text-color);
  }
`;

type Props = { readonly team: Team; readonly tab: TeamTabOf<'stats'>; readonly reveal: Reveal };

/** A team's figures in a season, the league's average beside them, and the place that they take. */
export function TeamStatsTab({ team, tab, reveal }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const { seasons, season, comparison } = tab;
  if (season === null) {
    return <EmptyCard title={t('team.noFigures')}>{t('team.noFiguresHint')}</EmptyCard>;
  }
  const name = competitionOf(season.leagueName, [season.name], t);
  const table = statsHref({ ...parseStatsQuery({ kind: 'teams' }), scope: `serie:${season.serieId}` });
  return (
    <>
      <TeamChoice
        team={team}
        tab="stats"
        name="season"
        label={t('team.season')}
        options={seasons.map((each) => ({ id: each.serieId, label: competitionOf(each.leagueName, [each.name], t) }))}
        chosen={season.serieId}
        onChoose={(id) => void router.push(teamHref(team, { tab: 'stats', season: id }), undefined, { scroll: false })}
      />
      <TitledSection
        id="team-figures"
        title={t('team.tabs.stats')}
        aside={
          <RevealButton reveal={reveal} hidesOnly>
            <Link href={table}>{t('team.allTeams')}</Link>
          </RevealButton>
        }
      >
        {comparison === null ? (
          <EmptyCard compact title={t('team.noFigures')} />
        ) : (
          <SpoilerArea reveal={reveal} note={t('team.figuresHidden')}>
            <p>{t('team.recordOf', { count: comparison.games, wins: comparison.wins, losses: comparison.losses })}</p>
            <CoverageNote coverage={comparison.coverage} withoutPlaces={!comparison.compared} />
            <Comparison caption={t('team.figuresOf', { team: team.name, season: name })} team={team} figures={comparison.figures} />
          </SpoilerArea>
        )}
      </TitledSection>
    </>
  );
}

function Comparison({
  caption,
  team,
  figures,
}: {
  readonly caption: string;
  readonly team: Team;
  readonly figures: readonly ComparedFigure[];
}) {
  const t = useTranslate();
  const locale = useLocale();
  const known = figures.filter(({ value }) => value !== null);
  const text = ({ key }: ComparedFigure, value: number | null) => (value === null ? <NoData /> : figureText(value, formatOf(key), locale));
  return (
    <Frame caption={caption} least={340}>
      <thead>
        <tr>
          <th scope="col">{t('team.figure')}</th>
          <th scope="col">{team.acronym || team.name}</th>
          <th scope="col">
            <abbr title={t('team.averageTitle')}>{t('team.average')}</abbr>
          </th>
          <th scope="col">{t('team.rank')}</th>
        </tr>
      </thead>
      <tbody>
        {known.map((figure) => (
          <tr key={figure.key}>
            <th scope="row">{t(`stats.definitions.${figure.key}`)}</th>
            <td>{text(figure, figure.value)}</td>
            <td data-average="">{text(figure, figure.average)}</td>
            <td>{figure.rank === null ? <NoData /> : t('team.rankOf', { place: figure.rank.place, of: figure.rank.of })}</td>
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}
