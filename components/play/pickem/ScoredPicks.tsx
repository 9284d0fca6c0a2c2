import styled from 'styled-components';
import type { StagePicks } from '../../../lib/domain/play/pickem/pickem-entry';
import type { PickemScore } from '../../../lib/domain/play/pickem/pickem-score';
import type { PickemTask } from '../../../lib/domain/play/pickem/pickem-stage';
import { useTranslate } from '../../../lib/i18n/use-translate';
import { RevealButton } from '../../spoilers/RevealButton';
import { Spoiler } from '../../spoilers/Spoiler';
import { useReveal } from '../../spoilers/use-reveal';
import { PickemTaskView } from './PickemTaskView';

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

type Props = {
  readonly task: PickemTask;
  readonly picks: StagePicks;
  /** Null while nothing of the stage counts. */
  readonly score: PickemScore | null;
};

/** Picks that cannot be changed here, with the points they earned, which are covered like any other result. */
export function ScoredPicks({ task, picks, score }: Props) {
  const t = useTranslate();
  const reveal = useReveal();
  const marks = score && { reveal, results: new Map(score.results.map((result) => [result.key, result])) };
  return (
    <>
      {score === null ? null : (
        <Score>
          <span>
            <Spoiler reveal={reveal}>
              <span className="line">
                <strong>{t('pickem.points', { count: score.points })}</strong>
                {score.isFinal ? null : <small>{t(score.isExact ? 'pickem.bestExact' : 'pickem.bestBound', { count: score.best })}</small>}
                {score.isProvisional ? <small>{t('pickem.provisional')}</small> : null}
              </span>
            </Spoiler>
          </span>
          <RevealButton reveal={reveal} />
        </Score>
      )}
      <PickemTaskView task={task} picks={picks} onPicks={null} marks={marks} />
    </>
  );
}
