import styled from 'styled-components';
import { belowFold } from '../../styles/below-fold';
import { useSite } from '../../lib/client/page/site-context';
import { compareAddress } from '../../lib/domain/compare/compare-address';
import { sentencesText } from '../../lib/domain/text/list-text';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { basisText } from '../standings/scenario-texts';
import { StakeTable } from '../standings/StakeTable';
import { WHAT_IF_ID } from '../standings/what-if-link';
import { Link } from '../ui/Link';
import { SectionHeading } from '../ui/SectionHeading';
import type { MatchDetail } from '../../lib/domain/match/match-detail';
import { LineUps } from './LineUps';
import { MatchChance } from './MatchChance';
import { MatchComparisons } from './MatchComparisons';
import { Meetings } from './Meetings';
import { CommonChampions } from './CommonChampions';
import { TeamForm } from './TeamForm';
import { TeamPlaces } from './TeamPlaces';

const Sections = styled.div`
  container: history / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-5);

  & > section {
    display: grid;
    gap: var(--sp-3);
  }
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

/** What came before this match: the chances, who is likely to play, the last five of each team, their meetings, and where they stood. Unknown teams have no past. */
export function MatchHistory({ detail }: { readonly detail: MatchDetail }) {
  const t = useTranslate();
  const locale = useLocale();
  const hasStats = useSite().hasStats;
  const { match, form, headToHead, standings, stake = null, preview = null } = detail;
  const known = [
    { team: match.left, form: form.left },
    { team: match.right, form: form.right },
  ].filter(({ team }) => team.id > 0);
  return (
    <Sections>
      {match.chance ? (
        <section aria-labelledby="match-chance">
          <SectionHeading id="match-chance">{t('matchPage.chance')}</SectionHeading>
          <MatchChance match={match} chance={match.chance} />
        </section>
      ) : null}
      {preview ? (
        <>
          <section aria-labelledby="match-line-ups">
            <SectionHeading
              id="match-line-ups"
              aside={hasStats ? <Link href={compareAddress('teams', [match.left.id, match.right.id])}>{t('shell.compare')}</Link> : null}
            >
              {t('preview.title')}
            </SectionHeading>
            <LineUps match={match} preview={preview} />
          </section>
          <section aria-labelledby="match-champions">
            <SectionHeading id="match-champions">{t('preview.champions')}</SectionHeading>
            <CommonChampions match={match} preview={preview} />
          </section>
        </>
      ) : null}
      {stake ? (
        <section aria-labelledby="match-stake">
          <SectionHeading
            id="match-stake"
            aside={
              <Link href={`${paths.tournament({ id: match.tournamentId, name: match.tournamentName })}#${WHAT_IF_ID}`}>
                {t('scenarios.title')}
              </Link>
            }
          >
            {t('scenarios.stakes.heading')}
          </SectionHeading>
          <StakeTable
            caption={t('scenarios.stakes.caption', { stage: competitionName(match.tournamentName, t) })}
            rows={[{ match, stake }]}
          />
          <p className="note">
            {sentencesText([t('scenarios.stakes.note', { count: stake.places }), basisText(stake.rated, stake.remaining, t)], locale)}
          </p>
        </section>
      ) : null}
      {hasStats && known.length === 2 && !preview ? <MatchComparisons match={match} /> : null}
      {known.length > 0 ? (
        <section aria-labelledby="match-form">
          <SectionHeading id="match-form">{t('matchPage.lastMatches')}</SectionHeading>
          <div className="two">
            {known.map(({ team, form: past }) => (
              <TeamForm key={team.id} match={match} team={team} form={past} />
            ))}
          </div>
        </section>
      ) : null}
      {known.length === 2 ? (
        <section aria-labelledby="match-meetings">
          <SectionHeading id="match-meetings">{t('matchPage.headToHead')}</SectionHeading>
          <Meetings left={match.left} right={match.right} headToHead={headToHead} />
        </section>
      ) : null}
      {standings ? (
        <section aria-labelledby="match-standings">
          <SectionHeading id="match-standings">{t('standings.beforeMatch')}</SectionHeading>
          <TeamPlaces match={match} standings={standings} />
        </section>
      ) : null}
    </Sections>
  );
}
