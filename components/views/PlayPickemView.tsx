import styled from 'styled-components';
import { labelledText } from '../../lib/domain/text/list-text';
import { paths } from '../../lib/domain/page/paths';
import type { PickemPageData } from '../../lib/domain/play/pickem/pickem-page';
import type { PickemScore } from '../../lib/domain/play/pickem/pickem-score';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { PickemForm } from '../play/pickem/PickemForm';
import { PickemTaskView } from '../play/pickem/PickemTaskView';
import { PlayNotices } from '../play/PlayNotices';
import { PlayPage } from '../play/PlayPage';
import { RevealButton } from '../spoilers/RevealButton';
import { Spoiler } from '../spoilers/Spoiler';
import { useReveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px var(--sp-4);
  color: var(--dim-text-color);
  font-size: var(--fs-sm);

  & > a {
    color: var(--hl-color1);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Score = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-4);
  align-items: center;

  & strong {
    font-size: var(--fs-lg);
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .line {
    display: flex;
    flex-wrap: wrap;
    gap: 4px var(--sp-4);
    align-items: baseline;
  }
`;

function ScoreLine({ score }: { readonly score: PickemScore }) {
  const t = useTranslate();
  const { points, best, isExact, isFinal, isProvisional } = score;
  return (
    <span className="line">
      <strong>{t('pickem.points', { count: points })}</strong>
      {isFinal ? null : <small>{t(isExact ? 'pickem.bestExact' : 'pickem.bestBound', { count: best })}</small>}
      {isProvisional ? <small>{t('pickem.provisional')}</small> : null}
    </span>
  );
}

/** `/play/pickem/{tournament}`: the reader's picks of a stage; once it has begun, with their results. */
export function PlayPickemView(page: PickemPageData) {
  const t = useTranslate();
  const locale = useLocale();
  const reveal = useReveal();
  const { stage, task, entry, score, reader } = page;
  const title = labelledText(stage.leagueName, stage.name, locale);
  const marks = score && { reveal, results: new Map(score.results.map((result) => [result.key, result])) };
  return (
    <PlayPage title={title} description={t('pickem.description')} tab="pickem" path={paths.playPickemOf(stage.id)}>
      <Facts>
        {stage.serieName ? <span>{stage.serieName}</span> : null}
        <span>
          {stage.isLocked ? (
            t('pickem.locked')
          ) : stage.locksAt === null ? (
            t('pickem.noStart')
          ) : (
            <>
              {t('play.locks')} <LocalTime at={stage.locksAt} show="dayTime" />
            </>
          )}
        </span>
        <Link href={paths.tournament(stage)}>{t('pickem.toStage')}</Link>
      </Facts>
      {task === null ? (
        <Card>
          <EmptyState title={t('pickem.notYet')}>{t('pickem.notYetHint')}</EmptyState>
        </Card>
      ) : stage.isLocked ? (
        entry === null ? (
          <Card>
            <EmptyState title={t('pickem.noEntry')}>{t('pickem.noEntryHint')}</EmptyState>
          </Card>
        ) : (
          <>
            {score === null ? null : (
              <Score>
                <span>
                  <Spoiler reveal={reveal}>
                    <ScoreLine score={score} />
                  </Spoiler>
                </span>
                <RevealButton reveal={reveal} />
              </Score>
            )}
            <section aria-label={t('pickem.ownPicks')}>
              <h2>{t('pickem.ownPicks')}</h2>
              <PickemTaskView task={task} picks={entry.picks} onPicks={null} marks={marks} />
            </section>
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
