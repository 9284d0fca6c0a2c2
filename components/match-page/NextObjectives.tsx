import styled from 'styled-components';
import { useStreamTime } from '../../lib/client/page/stream-delay';
import { useEverySecond } from '../../lib/client/page/use-every-second';
import { secondsAsMmSs } from '../../lib/domain/text/format';
import { gameSecondsAt } from '../../lib/domain/match/game-clock';
import type { GameLog } from '../../lib/domain/match/game-log';
import { nextObjectives, objectivesInSight, type NextObjective } from '../../lib/domain/match/next-objectives';
import type { PageGame } from '../../lib/domain/match/page-game';
import { useTranslate } from '../../lib/i18n/use-translate';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  color: var(--dim-text-color);
  font-variant-numeric: tabular-nums;

  & > [data-up] {
    color: var(--text-color);
    font-weight: 600;
  }
`;

type Props = {
  readonly game: Pick<PageGame, 'beginAt' | 'clock' | 'figuresAt'>;
  readonly log: GameLog;
  /** The patch of the match, "13.14". */
  readonly version: string;
};

/** When the next dragon and baron of a game under way come, by the game's clock; nothing where that is not known. The server counts from the latest figures, so that nothing moves when the clock begins to run. */
export function NextObjectives({ game, log, version }: Props) {
  const t = useTranslate();
  const now = useStreamTime(useEverySecond());
  const figuresAt = game.clock?.seconds ?? game.figuresAt ?? null;
  const seconds = now === null ? figuresAt : gameSecondsAt(now, game.beginAt, game.clock);
  if (seconds === null) return null;
  const shown = objectivesInSight(nextObjectives(log, version), seconds);
  if (shown.length === 0) return null;
  const text = ({ kind, at }: NextObjective) => {
    const objective = t(`matchPage.nextObjective.${kind}`);
    return at > seconds
      ? t('matchPage.objectiveIn', { objective, time: secondsAsMmSs(at - seconds) })
      : t('matchPage.objectiveUp', { objective });
  };
  return (
    <List aria-label={t('matchPage.nextObjectives')}>
      {shown.map((next) => (
        <li key={next.kind} data-up={next.at > seconds ? undefined : ''}>
          {text(next)}
        </li>
      ))}
    </List>
  );
}
