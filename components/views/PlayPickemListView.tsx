import type { ReactNode } from 'react';
import styled from 'styled-components';
import { labelledText } from '../../lib/domain/text/list-text';
import { paths } from '../../lib/domain/page/paths';
import type { PickemList, PickemStageInfo } from '../../lib/domain/play/pickem/pickem-page';
import type { PickemKind } from '../../lib/domain/play/pickem/pickem-stage';
import { competitionName } from '../../lib/i18n/competition-name';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { boxGrid, entryBox } from '../play/list-style';
import { PlayNotices } from '../play/PlayNotices';
import { PlayPage } from '../play/PlayPage';
import { RevealButton } from '../spoilers/RevealButton';
import { Spoiler } from '../spoilers/Spoiler';
import { useReveal } from '../spoilers/use-reveal';
import { Crest } from '../ui/Crest';
import { EmptyCard } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';
import { TitledSection } from '../ui/SectionHeading';

const KIND_TEXTS = {
  groups: 'pickem.kinds.groups',
  swiss: 'pickem.kinds.swiss',
  bracket: 'pickem.kinds.bracket',
} as const satisfies Record<PickemKind, MessageKey>;

const Stages = styled.ul`
  --least: 320px;
  ${boxGrid}

  & a {
    ${entryBox}
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px var(--sp-3);
    align-items: center;
  }
  & a:hover {
    border-color: var(--control-border-color);
  }
  & a > span:last-child {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  & em {
    color: var(--main-color);
    font-size: var(--fs-sm);
    font-style: normal;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;

type StageListProps<Stage extends PickemStageInfo> = {
  readonly stages: readonly Stage[];
  readonly hrefOf?: (stage: Stage) => string;
  /** What is to be said of a stage, below its name. */
  readonly children: (stage: Stage) => ReactNode;
};

function StageList<Stage extends PickemStageInfo>({
  stages,
  hrefOf = ({ id }) => paths.playPickemOf(id),
  children,
}: StageListProps<Stage>) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Stages>
      {stages.map((stage) => (
        <li key={stage.id}>
          <Link href={hrefOf(stage)}>
            <Crest id={stage.leagueId} name={stage.leagueName} acronym={stage.leagueAcronym} img={stage.leagueImg} size={36} />
            <span>
              <strong>{labelledText(competitionName(stage.leagueName, t), competitionName(stage.name, t), locale)}</strong>
              <small>{competitionName(stage.serieName, t)}</small>
              {children(stage)}
            </span>
          </Link>
        </li>
      ))}
    </Stages>
  );
}

/** `/play/pickem`: the stages that take entries, the reader's own, those that open next, and those that are on. */
export function PlayPickemListView({ open, own, next, running, reader }: PickemList) {
  const t = useTranslate();
  const reveal = useReveal();
  const isEmpty = [open, own, next, running].every(({ length }) => length === 0);
  return (
    <PlayPage title={t('pickem.title')} description={t('pickem.description')} tab="pickem" path={paths.playPickem()}>
      <p>{t('pickem.intro')}</p>
      <PlayNotices reader={reader} />
      {isEmpty ? <EmptyCard title={t('pickem.noStages')}>{t('pickem.noStagesHint')}</EmptyCard> : null}
      {open.length === 0 ? null : (
        <TitledSection id="pickem-open" title={t('pickem.openStages')}>
          <StageList stages={open}>
            {({ kind, locksAt, hasEntry }) => (
              <>
                <small>
                  {kind === null ? null : t(KIND_TEXTS[kind])}
                  {locksAt === null ? null : (
                    <>
                      {' · '}
                      {t('play.locks')} <LocalTime at={locksAt} show="dayTime" />
                    </>
                  )}
                </small>
                <em>{t(hasEntry ? 'pickem.picked' : 'pickem.notPicked')}</em>
              </>
            )}
          </StageList>
        </TitledSection>
      )}
      {own.length === 0 ? null : (
        <TitledSection id="pickem-own" title={t('pickem.ownStages')} aside={<RevealButton reveal={reveal} />}>
          <StageList stages={own}>
            {({ isOver, isLocked, score }) => (
              <>
                <small>{t(isOver ? 'pickem.over' : isLocked ? 'pickem.running' : 'pickem.waiting')}</small>
                {score === null ? null : (
                  <Spoiler reveal={reveal}>
                    <em>{t('pickem.points', { count: score.points })}</em>
                  </Spoiler>
                )}
              </>
            )}
          </StageList>
        </TitledSection>
      )}
      {next.length === 0 ? null : (
        <TitledSection id="pickem-next" title={t('pickem.nextStages')}>
          <p>{t('pickem.noStagesHint')}</p>
          <StageList stages={next}>
            {({ locksAt, opensAt }) => (
              <>
                {locksAt === null ? null : (
                  <small>
                    {t('pickem.firstMatch')} <LocalTime at={locksAt} show="dayTime" />
                  </small>
                )}
                {opensAt === null ? null : (
                  <em>
                    {t('pickem.opensAbout')} <LocalTime at={opensAt} show="day" />
                  </em>
                )}
              </>
            )}
          </StageList>
        </TitledSection>
      )}
      {running.length === 0 ? null : (
        <TitledSection id="pickem-running" title={t('pickem.running')}>
          <StageList stages={running} hrefOf={paths.tournament}>
            {({ kind, locksAt }) => (
              <small>
                {kind === null ? null : t(KIND_TEXTS[kind])}
                {' · '}
                {t('pickem.locked')} {locksAt === null ? null : <LocalTime at={locksAt} show="day" />}
              </small>
            )}
          </StageList>
        </TitledSection>
      )}
    </PlayPage>
  );
}
