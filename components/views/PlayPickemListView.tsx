import { paths } from '../../lib/domain/page/paths';
import type { PickemList } from '../../lib/domain/play/pickem/pickem-page';
import { useTranslate } from '../../lib/i18n/use-translate';
import { NextStages, OpenStages, StageList } from '../play/pickem/StageList';
import { PlayNotices } from '../play/PlayNotices';
import { PlayPage } from '../play/PlayPage';
import { RevealButton } from '../spoilers/RevealButton';
import { Spoiler } from '../spoilers/Spoiler';
import { useReveal } from '../spoilers/use-reveal';
import { EmptyCard } from '../ui/EmptyState';
import { Fold } from '../ui/Fold';
import { LocalTime } from '../ui/LocalTime';
import { TitledSection } from '../ui/SectionHeading';

/** `/play/pickem`: the stages that take entries, the reader's own, those that open next, and those that are on. */
export function PlayPickemListView({ open, own, next, running, reader }: PickemList) {
  const t = useTranslate();
  const reveal = useReveal();
  const isEmpty = [open, own, next, running].every(({ length }) => length === 0);
  return (
    <PlayPage
      title={t('pickem.title')}
      heading={t('play.pickem')}
      description={t('pickem.description')}
      tab="pickem"
      path={paths.playPickem()}
    >
      <p>{t('pickem.intro')}</p>
      <PlayNotices reader={reader} />
      {isEmpty ? <EmptyCard title={t('pickem.noStages')}>{t('pickem.noStagesHint')}</EmptyCard> : null}
      <OpenStages stages={open} />
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
      <NextStages stages={next} />
      {running.length === 0 ? null : (
        <Fold title={t('pickem.running')}>
          <StageList stages={running}>
            {({ kind, locksAt }) => (
              <small>
                {kind === null ? null : t(`pickem.kinds.${kind}`)}
                {' · '}
                {t('pickem.locked')} {locksAt === null ? null : <LocalTime at={locksAt} show="day" />}
              </small>
            )}
          </StageList>
        </Fold>
      )}
    </PlayPage>
  );
}
