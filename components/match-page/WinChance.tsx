import { percentText, secondsAsMmSs, withPercentSign } from '../../lib/domain/text/format';
import { sentencesText } from '../../lib/domain/text/list-text';
import type { Locale } from '../../lib/domain/settings/locales';
import type { GameCourse } from '../../lib/domain/match/game-course';
import { curvePoints, type GoldCurve } from '../../lib/domain/match/gold-curve';
import type { TurningPoint } from '../../lib/domain/match/turning-point';
import { sideName } from '../../lib/domain/match/match-names';
import type { Translate } from '../../lib/i18n/translate';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { LineChart } from '../charts/LineChart';
import { gapSentences, minuteTicks } from './curve-texts';
import type { GameSide } from './game-sides';

/** Until here what the model says was tested (docs/game-chance.md). */
const TESTED_SECONDS = 15 * 60;

type Props = {
  readonly curve: GoldCurve;
  readonly course: GameCourse;
  /** Of the whole game; null while it is played, or where it is not known. */
  readonly lengthSeconds: number | null;
  readonly sides: readonly [GameSide, GameSide];
  /** Where the match turned in this game. */
  readonly turn?: TurningPoint | null;
};

/** Each side's chance to win the game over time. Above the middle the first side is favoured. */
export function WinChance({ curve, course, lengthSeconds, sides, turn = null }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [upper, lower] = sides;
  const name = (side: GameSide) => sideName(side.team, 'short');
  const isFirst = curve.teams[0] === upper.team.id;
  const points = curvePoints(curve, upper.team.id);
  // In percent above an even chance.
  const leads = course.chances.map((chance) => (isFirst ? chance - 500 : 500 - chance) / 10);
  const turned = turn === null ? -1 : curve.seconds.indexOf(turn.seconds);
  const chance = (index: number) => {
    const text = chanceText(leads[index] ?? 0, name(upper), name(lower), locale, t);
    return index === turned ? t('turningPoint.marked', { text }) : text;
  };
  const limits = (curve.seconds.at(-1) ?? 0) > TESTED_SECONDS ? [t('gameDetail.chanceCarriedOn')] : [];
  return (
    <LineChart
      label={t('gameDetail.chanceLabel', { left: name(upper), right: name(lower) })}
      points={points.map(({ seconds: x, afterGap }, index) => ({ x, y: leads[index] ?? 0, afterGap }))}
      xTicks={minuteTicks(points.at(-1)?.seconds ?? 0)}
      yText={(value) => withPercentSign(String(50 + Math.abs(value)), locale)}
      span={[-50, 50]}
      describe={(index) => t('gameDetail.point', { time: secondsAsMmSs(points[index]?.seconds ?? 0), lead: chance(index) })}
      areas={{
        above: { label: t('gameDetail.favoured', { team: name(upper) }), color: upper.color },
        below: { label: t('gameDetail.favoured', { team: name(lower) }), color: lower.color },
      }}
      band={turn === null ? undefined : { from: turn.since, to: turn.seconds, label: t('turningPoint.title') }}
      note={sentencesText([t('gameDetail.chanceNote'), ...limits, ...gapSentences(points, lengthSeconds, t)], locale)}
      table={{
        caption: t('gameDetail.chanceCaption'),
        head: [t('gameDetail.time'), t('gameDetail.winChance')],
        rows: points.map(({ seconds }, index) => [secondsAsMmSs(seconds), chance(index)]),
      }}
    />
  );
}

/** "T1 62%", of the favoured side. */
function chanceText(lead: number, upper: string, lower: string, locale: Locale, t: Translate): string {
  if (Math.round(lead) === 0) return t('gameDetail.chanceEven');
  return t('match.liveChance', { team: lead > 0 ? upper : lower, chance: percentText((50 + Math.abs(lead)) / 100, locale) });
}
