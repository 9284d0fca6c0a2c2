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

function StageCrest({ stage }: { readonly stage: PickemStageInfo }) {
  return <Crest id={stage.leagueId} name={stage.leagueName} acronym={stage.leagueAcronym} img={stage.leagueImg} size={36} />;
}

function StageName({ stage }: { readonly stage: PickemStageInfo }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <strong>{labelledText(competitionName(stage.leagueName, t), competitionName(stage.name, t), locale)}</strong>
      <small>{competitionName(stage.serieName, t)}</small>
    </>
  );
}

/** `/play/pickem`: the stages that take entries, and the reader's own. */
export function PlayPickemListView({ open, own, reader }: PickemList) {
  const t = useTranslate();
  const reveal = useReveal();
  return (
    <PlayPage title={t('pickem.title')} description={t('pickem.description')} tab="pickem" path={paths.playPickem()}>
      <p>{t('pickem.intro')}</p>
      <PlayNotices reader={reader} />
      <TitledSection id="pickem-open" title={t('pickem.openStages')}>
        {open.length === 0 ? (
          <EmptyCard title={t('pickem.noStages')}>{t('pickem.noStagesHint')}</EmptyCard>
        ) : (
          <Stages>
            {open.map((stage) => (
              <li key={stage.id}>
                <Link href={paths.playPickemOf(stage.id)}>
                  <StageCrest stage={stage} />
                  <span>
                    <StageName stage={stage} />
                    <small>
                      {stage.kind === null ? null : t(KIND_TEXTS[stage.kind])}
                      {stage.locksAt === null ? null : (
                        <>
                          {' · '}
                          {t('play.locks')} <LocalTime at={stage.locksAt} show="dayTime" />
                        </>
                      )}
                    </small>
                    <em>{t(stage.hasEntry ? 'pickem.picked' : 'pickem.notPicked')}</em>
                  </span>
                </Link>
              </li>
            ))}
          </Stages>
        )}
      </TitledSection>
      {own.length === 0 ? null : (
        <TitledSection id="pickem-own" title={t('pickem.ownStages')} aside={<RevealButton reveal={reveal} />}>
          <Stages>
            {own.map((stage) => (
              <li key={stage.id}>
                <Link href={paths.playPickemOf(stage.id)}>
                  <StageCrest stage={stage} />
                  <span>
                    <StageName stage={stage} />
                    <small>{t(stage.isOver ? 'pickem.over' : stage.isLocked ? 'pickem.running' : 'pickem.waiting')}</small>
                    {stage.score === null ? null : (
                      <Spoiler reveal={reveal}>
                        <em>{t('pickem.points', { count: stage.score.points })}</em>
                      </Spoiler>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </Stages>
        </TitledSection>
      )}
    </PlayPage>
  );
}
