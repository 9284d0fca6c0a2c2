import { secondsAsMmSs } from '../../lib/domain/text/format';
import { useEverySecond } from '../../lib/client/page/use-every-second';
import { useStreamTime } from '../../lib/client/page/stream-delay';
import { useTranslate } from '../../lib/i18n/use-translate';
import type { GameClock } from '../../lib/domain/match/game';
import { gameSecondsAt } from '../../lib/domain/match/game-clock';
import type { LiveGameState } from '../../lib/domain/match/match-result';

/** Ten minutes: "10:00" is as wide as most clocks. */
const FIVE_DIGITS_WIDE = 600;

type Props = {
  readonly game: LiveGameState;
  /** The game's own clock, which stops while the game is paused. Absent, the time since its start is shown. */
  readonly clock?: GameClock | undefined;
};

/** "Game 3 · 24:10", between two games "Game 4 next". Tells how many games were played, so it belongs inside what a spoiler hides. The clock's space is reserved before it runs. */
export function LiveGame({ game, clock }: Props) {
  const t = useTranslate();
  const now = useStreamTime(useEverySecond());
  const seconds = now === null ? null : gameSecondsAt(now, game.beginAt, clock);
  const shown = now === null && game.isRunning && game.beginAt !== null ? (clock?.seconds ?? FIVE_DIGITS_WIDE) : seconds;
  return (
    <span className="live-game">
      {t(game.isRunning ? 'match.game' : 'match.gameNext', { number: game.position })}
      {shown === null ? null : (
        <span aria-hidden style={{ visibility: seconds === null ? 'hidden' : undefined }}>
          {' '}
          · {secondsAsMmSs(shown)}
        </span>
      )}
    </span>
  );
}
