import { useSiteNow } from '../../lib/client/site-clock';
import { secondsAsMmSs } from '../../lib/domain/format';
import { gameSecondsAt } from '../../lib/domain/match/game-clock';
import type { Match } from '../../lib/domain/match/match';
import { matchResult } from '../../lib/domain/match/match-result';
import { sideName } from '../../lib/domain/match/match-names';
import type { SeriesGame } from '../../lib/domain/match/series-games';
import { useTranslate } from '../../lib/i18n/use-translate';
import type { Reveal } from '../spoilers/use-reveal';

/** "T1 2–2 KT · G5 18:20" for the browser's tab; undefined while results are hidden, before that is known, and for a match that does not run. */
export function useLiveTitle(match: Match, games: readonly SeriesGame[], reveal: Reveal): string | undefined {
  const t = useTranslate();
  const now = useSiteNow();
  const result = matchResult(match, reveal.hidden);
  if (now === null || !result?.game) return undefined;
  const { left, right, game } = result;
  const score = `${sideName(match.left, 'short')} ${left.text}–${right.text} ${sideName(match.right, 'short')}`;
  if (!game.isRunning) return score;
  const seconds = gameSecondsAt(now, game.beginAt, games.find(({ position }) => position === game.position)?.detail?.clock);
  return t('matchPage.liveTitle', { score, number: game.position, time: seconds === null ? '' : secondsAsMmSs(seconds) }).trim();
}
