import styled from 'styled-components';
import { onwardTeams } from '../../lib/domain/competition/onward-teams';
import type { Serie, Tournament } from '../../lib/domain/entities/entities';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MEDIA } from '../../styles/media';
import { ClubName } from '../figures/ClubName';
import { Spoiler } from '../spoilers/Spoiler';
import type { Reveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { Tag } from '../ui/Tag';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { DayRange } from './DayRange';

const Box = styled(Card)`
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px var(--sp-4);
    padding: var(--sp-3) var(--sp-4);
  }
  & .range {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  & ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    overflow: hidden;
  }
  & > header + ol {
    border-top: 1px solid var(--border-color);
  }
  /* The outermost lines are cut off; the list's own is there also above an empty place. */
  & ol > li {
    margin: -1px 0 0 -1px;
    border-top: 1px solid var(--border-color);
    border-left: 1px solid var(--border-color);
    display: grid;
    gap: 2px;
    align-content: start;
    padding: 11px var(--sp-4);
  }
  & li[data-current] {
    box-shadow: inset 0 2px 0 var(--main-mark);
  }
  /* One below the other, a line on top would seem to belong to the stage above. */
  ${MEDIA.phone} {
    & li[data-current] {
      box-shadow: inset 3px 0 0 var(--main-mark);
    }
  }
  & a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & li a {
    padding: 3px 0;
  }
  & ol > li > span:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    font-weight: 600;
  }
  & li .range {
    font-size: var(--fs-xs);
  }
  & li small {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
  & .onward {
    display: grid;
    gap: 4px;
    margin-top: 6px;
  }
  & .onward > span {
    display: flex;
    gap: 2px;
    align-items: center;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
  }
  & .onward > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
`;

type Props = {
  /** The serie; absent on its own page, which names it. */
  readonly serie?: Serie;
  /** The stages of the serie by start. */
  readonly stages: readonly Tournament[];
  readonly currentStageIds: readonly number[];
  /** Whether results show; with it, the teams that go on from a stage are listed. */
  readonly reveal?: Reveal;
};

/** A league's serie: when it is played, its stages, and which of them is on. */
export function SeriesStages({ serie, stages, currentStageIds, reveal }: Props) {
  const t = useTranslate();
  const onward = reveal && onwardTeams(stages);
  return (
    <Box>
      {serie ? (
        <header>
          <h3>
            <Link href={paths.serie({ id: serie.id, name: serie.fullName })}>{competitionName(serie.fullName, t)}</Link>
          </h3>
          <DayRange from={serie.beginAt} until={serie.endAt} />
        </header>
      ) : null}
      {stages.length === 0 ? null : (
        <ol className="stages" aria-label={t('leaguePage.stages')}>
          {stages.map((stage) => (
            <li key={stage.id} data-current={currentStageIds.includes(stage.id) ? '' : undefined}>
              <span>
                <Link href={paths.tournament(stage)}>{competitionName(stage.name, t)}</Link>
                {currentStageIds.includes(stage.id) ? <Tag>{t('leaguePage.now')}</Tag> : null}
              </span>
              <DayRange from={stage.beginAt} until={stage.endAt} />
              {stage.teams.length > 0 ? <small>{t('leaguePage.teams', { count: stage.teams.length })}</small> : null}
              {reveal
                ? onward?.get(stage.id)?.map(({ to, teams }) => (
                    <Spoiler key={to.id} tag="div" className="onward" reveal={reveal} collapses>
                      <span>
                        <Icon name="chevron-right" size={14} />
                        {t('leaguePage.onward', { stage: competitionName(to.name, t) })}
                      </span>
                      <ul className="teams">
                        {teams.map((team) => (
                          <li key={team.id} title={team.name}>
                            <Crest {...team} size={24} />
                            <VisuallyHidden>
                              <ClubName name={team.name} />
                            </VisuallyHidden>
                          </li>
                        ))}
                      </ul>
                    </Spoiler>
                  ))
                : null}
            </li>
          ))}
        </ol>
      )}
    </Box>
  );
}
