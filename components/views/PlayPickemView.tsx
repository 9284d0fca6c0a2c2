import { labelledText } from '../../lib/domain/text/list-text';
import { paths } from '../../lib/domain/page/paths';
import { showsBracket } from '../../lib/domain/models/tournament-data';
import type { PickemPageData, PlayedStage } from '../../lib/domain/play/pickem/pickem-page';
import { competitionName } from '../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { PickemForm } from '../play/pickem/PickemForm';
import { ScoredPicks } from '../play/pickem/ScoredPicks';
import { SharePicks } from '../play/pickem/SharePicks';
import { StageFacts } from '../play/pickem/StageFacts';
import { NextStages, OpenStages } from '../play/pickem/StageList';
import { PlayNotices } from '../play/PlayNotices';
import { PlayPage } from '../play/PlayPage';
import { RevealButton } from '../spoilers/RevealButton';
import { useTableReveal } from '../spoilers/use-reveal';
import { StageBody } from '../tournament/StageBody';
import { EmptyCard } from '../ui/EmptyState';
import { LocalTime } from '../ui/LocalTime';
import { SectionHeading } from '../ui/SectionHeading';

/** `/play/pickem/{tournament}`: the reader's picks of a stage; once it has begun, with their results and those of the stage. */
export function PlayPickemView(page: PickemPageData) {
  const t = useTranslate();
  const locale = useLocale();
  const { stage, task, entry, score, reader, played } = page;
  const title = labelledText(competitionName(stage.leagueName, t), competitionName(stage.name, t), locale);
  return (
    <PlayPage title={title} description={t('pickem.description')} tab="pickem" path={paths.playPickemOf(stage.id)}>
      <StageFacts stage={stage} />
      {played ? (
        <>
          {reader.kind === 'visitor' ? <PlayNotices reader={reader} /> : null}
          {task === null || entry === null ? (
            <EmptyCard compact title={t('pickem.noEntry')}>
              {task === null ? null : t(`pickem.noEntryHint.${task.kind}`)}
            </EmptyCard>
          ) : (
            <>
              <section aria-label={t('pickem.ownPicks')}>
                <h2>{t('pickem.ownPicks')}</h2>
                <ScoredPicks task={task} picks={entry.picks} score={score} />
              </section>
              <SharePicks stage={stage} entry={entry} />
            </>
          )}

          <StageAsPlayed key={stage.id} {...played} />
          <OpenStages stages={played.open} />
          <NextStages stages={played.next} />
        </>
      ) : task === null ? (
        <EmptyCard title={t('pickem.notYet')}>
          {t('pickem.notYetHint')}
          {stage.opensAt === null ? null : (
            <p>
              {t('pickem.opensAbout')} <LocalTime at={stage.opensAt} show="day" />
            </p>
          )}
        </EmptyCard>
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

/** The bracket or the table, as on the stage's own page. */
function StageAsPlayed({ tournament, table, matches, stages }: PlayedStage) {
  const t = useTranslate();
  const isBracket = showsBracket(tournament, table, matches);
  const reveal = useTableReveal(isBracket ? null : tournament.teams.map(({ id }) => id));
  return (
    // Without a name it is no landmark: a picked bracket is called the same.
    <section>
      <SectionHeading aside={<RevealButton reveal={reveal} />}>{t(isBracket ? 'bracket.title' : 'standings.heading')}</SectionHeading>
      <StageBody stage={tournament} table={table} matches={matches} stages={stages} reveal={reveal} />
    </section>
  );
}
