import styled from 'styled-components';
import { radarFigures } from '../../lib/domain/compare/compared-figures';
import type { ComparedEntity, Comparison } from '../../lib/domain/compare/comparison';
import { coversMost } from '../../lib/domain/statistics/coverage';
import { gamesOfMeeting } from '../../lib/domain/compare/meetings';
import { useTranslate } from '../../lib/i18n/use-translate';
import { CoverageNote } from '../figures/CoverageNote';
import { RecentGames } from '../player/RecentGames';
import { FormStrip } from './FormStrip';
import { EmptyCard } from '../ui/EmptyState';
import { TitledSection } from '../ui/SectionHeading';
import { PageFrame } from '../ui/page-frame';
import { FigureBars } from './FigureBars';
import { MeetingTable } from './MeetingTable';
import { PercentileRadar } from './PercentileRadar';
import { SharedChampions } from './SharedChampions';

const Parts = styled(PageFrame)`
  container: parts / inline-size;

  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
    align-content: start;
  }
  & .note {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
  & .beside,
  & .forms {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-5) var(--sp-4);
    align-items: start;
  }
  & .forms h3 {
    margin-bottom: var(--sp-2);
    font-size: var(--fs-md);
  }
  @container parts (min-width: 760px) {
    .beside[data-both] {
      grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    }
    .forms {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

type Props = { readonly comparison: Comparison; readonly scopeName: string };

/** Figures, profile, meetings, shared champions and form of those compared. Reveals results: show it in a SpoilerArea. */
export function ComparisonBody({ comparison, scopeName }: Props) {
  const t = useTranslate();
  const { compared, coverage, meetings, champions } = comparison;
  const counted = compared.some(({ placed }) => placed !== null);
  const profiled = radarFigures(compared.map(({ placed }) => placed)).length > 0;
  return (
    <Parts>
      <div className="beside" data-both={profiled && compared.length <= 2 ? '' : undefined}>
        <TitledSection id="compare-figures" title={t('compare.figuresIn', { scope: scopeName })}>
          {counted ? (
            <>
              <CoverageNote coverage={coverage} withoutPlaces={!coversMost(coverage ?? undefined)} />
              <FigureBars comparison={comparison} scopeName={scopeName} />
            </>
          ) : (
            <EmptyCard title={t('compare.noFigures')}>{t('compare.noFiguresHint')}</EmptyCard>
          )}
        </TitledSection>
        {profiled ? (
          <TitledSection id="compare-profile" title={t('compare.profile')}>
            <PercentileRadar comparison={comparison} />
          </TitledSection>
        ) : null}
      </div>
      {meetings.some((meeting) => gamesOfMeeting(meeting) > 0) ? (
        <TitledSection id="compare-meetings" title={t('compare.meetings')}>
          <MeetingTable comparison={comparison} />
        </TitledSection>
      ) : null}
      {compared.length > 1 ? (
        <TitledSection id="compare-champions" title={`${t('compare.champions')} · ${t('stats.anyCompetition')}`}>
          {champions.length > 0 ? <SharedChampions comparison={comparison} /> : <EmptyCard compact title={t('compare.noChampions')} />}
        </TitledSection>
      ) : null}
      <TitledSection id="compare-form" title={t('compare.form')}>
        <div className="forms">
          {compared.map((each) => (
            <div key={each.id}>
              <h3>{each.name}</h3>
              <Form of={each} />
            </div>
          ))}
        </div>
      </TitledSection>
    </Parts>
  );
}

function Form({ of: { id, games, matches } }: { readonly of: ComparedEntity }) {
  const t = useTranslate();
  if (games.length > 0) return <RecentGames games={games} />;
  if (matches.length > 0) return <FormStrip teamId={id} matches={matches} />;
  return <EmptyCard compact title={t('matchPage.noForm')} />;
}
