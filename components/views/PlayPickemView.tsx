import { labelledText } from '../../lib/domain/text/list-text';
import { paths } from '../../lib/domain/page/paths';
import type { PickemPageData } from '../../lib/domain/play/pickem/pickem-page';
import { competitionName } from '../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { PickemForm } from '../play/pickem/PickemForm';
import { ScoredPicks } from '../play/pickem/ScoredPicks';
import { SharePicks } from '../play/pickem/SharePicks';
import { StageFacts } from '../play/pickem/StageFacts';
import { PlayNotices } from '../play/PlayNotices';
import { PlayPage } from '../play/PlayPage';
import { EmptyCard } from '../ui/EmptyState';
import { LocalTime } from '../ui/LocalTime';

/** `/play/pickem/{tournament}`: the reader's picks of a stage; once it has begun, with their results. */
export function PlayPickemView(page: PickemPageData) {
  const t = useTranslate();
  const locale = useLocale();
  const { stage, task, entry, score, reader } = page;
  const title = labelledText(competitionName(stage.leagueName, t), competitionName(stage.name, t), locale);
  return (
    <PlayPage title={title} description={t('pickem.description')} tab="pickem" path={paths.playPickemOf(stage.id)}>
      <StageFacts stage={stage} />
      {task === null ? (
        <EmptyCard title={t('pickem.notYet')}>
          {t('pickem.notYetHint')}
          {stage.opensAt === null ? null : (
            <p>
              {t('pickem.opensAbout')} <LocalTime at={stage.opensAt} show="day" />
            </p>
          )}
        </EmptyCard>
      ) : stage.isLocked ? (
        entry === null ? (
          <EmptyCard title={t('pickem.noEntry')}>{t('pickem.noEntryHint')}</EmptyCard>
        ) : (
          <>
            <section aria-label={t('pickem.ownPicks')}>
              <h2>{t('pickem.ownPicks')}</h2>
              <ScoredPicks task={task} picks={entry.picks} score={score} />
            </section>
            <SharePicks stage={stage} entry={entry} />
          </>
        )
      ) : (
        <>
          <PlayNotices reader={reader} />
          <p>{t(`pickem.how.${task.kind}`)}</p>
          <h2>{t('pickem.ownPicks')}</h2>
          <PickemForm key={stage.id} page={page} task={task} />
        </>
      )}
    </PlayPage>
  );
}
