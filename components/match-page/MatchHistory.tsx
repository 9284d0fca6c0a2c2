import styled from 'styled-components';
import { belowFold } from '../../styles/below-fold';
import { useSite } from '../../lib/client/page/site-context';
import { compareAddress } from '../../lib/domain/compare/compare-address';
import { headerShowsPlaces } from '../../lib/domain/competition/match-standings';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { basisText } from '../standings/scenario-texts';
import { StakeTable } from '../standings/StakeTable';
import { WHAT_IF_ID } from '../standings/what-if-link';
import { Link } from '../ui/Link';
import { PageFrame } from '../ui/page-frame';
import { TitledSection } from '../ui/SectionHeading';
import type { MatchDetail } from '../../lib/domain/models/match-detail';
import { LineUps } from './LineUps';
import { MatchComparisons } from './MatchComparisons';
import { Meetings } from './Meetings';
import { CommonChampions } from './CommonChampions';
import { TeamForm } from './TeamForm';
import { TeamPlaces } from './TeamPlaces';

const Sections = styled(PageFrame)`
  container: history / inline-size;

  & > section ~ section ~ section {
    ${belowFold(400)}
  }
  & .note {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  & .two {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
    align-items: start;
  }
  @container history (min-width: 612px) {
    .two {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** What came before this match: who is likely to play, the last five of each team, their meetings, and where they stood unless the header shows it. Unknown teams have no past. */
export function MatchHistory({ detail }: { readonly detail: MatchDetail }) {
  const t = useTranslate();
  const hasStats = useSite().hasStats;
  const { match, form, headToHead, standings, stake = null, preview = null } = detail;
  const known = [
    { team: match.left, form: form.left },
    { team: match.right, form: form.right },
  ].filter(({ team }) => team.id > 0);
  return (
    <Sections>
      {stake ? (
        <TitledSection
          id="match-stake"
          title={t('scenarios.stakes.heading')}
          aside={
            stake.places === null ? null : (
              <Link href={`${paths.tournament({ id: match.tournamentId, name: match.tournamentName })}#${WHAT_IF_ID}`}>
                {t('scenarios.title')}
              </Link>
            )
          }
        >
          <StakeTable
            caption={t('scenarios.stakes.caption', { stage: competitionName(match.tournamentName, t) })}
            places={stake.places}
            rows={[{ match, stake }]}
          />
          <p className="note">{basisText(stake.rated, stake.remaining, t)}</p>
        </TitledSection>
      ) : null}
      {preview ? (
        <>
          <TitledSection
            id="match-line-ups"
            title={t('preview.title')}
            aside={hasStats ? <Link href={compareAddress('teams', [match.left.id, match.right.id])}>{t('shell.compare')}</Link> : null}
          >
            <LineUps match={match} preview={preview} />
          </TitledSection>
          <TitledSection id="match-champions" title={t('preview.champions')}>
            <CommonChampions match={match} preview={preview} />
          </TitledSection>
        </>
      ) : null}
      {hasStats && known.length === 2 && !preview ? <MatchComparisons match={match} /> : null}
      {known.length > 0 ? (
        <TitledSection id="match-form" title={t('matchPage.lastMatches')}>
          <div className="two">
            {known.map(({ team, form: past }) => (
              <TeamForm key={team.id} match={match} team={team} form={past} />
            ))}
          </div>
        </TitledSection>
      ) : null}
      {known.length === 2 ? (
        <TitledSection id="match-meetings" title={t('matchPage.headToHead')}>
          <Meetings left={match.left} right={match.right} headToHead={headToHead} />
        </TitledSection>
      ) : null}
      {standings && !headerShowsPlaces(match) ? (
        <TitledSection id="match-standings" title={t('standings.beforeMatch')}>
          <TeamPlaces match={match} standings={standings} />
        </TitledSection>
      ) : null}
    </Sections>
  );
}
