import { useEffect, useState } from 'react';
import { secondsAsMmSs } from '../../lib/domain/format';
import { siteNow, useSiteNow } from '../../lib/client/site-clock';
import { useTranslate } from '../../lib/i18n/use-translate';
import type { GameClock } from '../../lib/domain/match/game';
import type { LiveGameState } from '../../lib/domain/match/match-result';

const LONGEST_GAME_SECONDS = 3 * 3600;

/** Seconds since an instant by the site's clock, every second; null on the server and while hydrating. */
function useSecondsSince(instant: string | null): number | null {
  const now = useSiteNow();
  const [counted, setCounted] = useState<number | null>(null);
  useEffect(() => {
    if (instant === null) return;
    const look = () => setCounted(Math.floor((siteNow() - Date.parse(instant)) / 1000));
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [instant]);
  if (instant === null || now === null) return null;
  const seconds = counted ?? Math.floor((now - Date.parse(instant)) / 1000);
  return seconds < 0 || seconds > LONGEST_GAME_SECONDS ? null : seconds;
}

/** When a clock that has never stood still would have begun; null for one that stands. */
function beginOf({ seconds, at, stands }: GameClock): string | null {
  return stands ? null : new Date(Date.parse(at) - seconds * 1000).toISOString();
}

type Props = {
  readonly game: LiveGameState;
  /** The game's own, which stands while the game is paused. Absent, the time since its start is shown. */
  readonly clock?: GameClock | undefined;
};

/** "Game 3 · 24:10", between two games "Game 4 next". Tells how many games were played, so it belongs inside what a spoiler hides. */
export function LiveGame({ game, clock }: Props) {
  const t = useTranslate();
  const since = useSecondsSince(clock === undefined ? game.beginAt : beginOf(clock));
  const seconds = clock?.stands ? clock.seconds : since;
  return (
    <span className="live-game">
      {t(game.isRunning ? 'match.game' : 'match.gameNext', { number: game.position })}
      {seconds === null ? null : <span aria-hidden> · {secondsAsMmSs(seconds)}</span>}
    </span>
  );
}
