import styled from 'styled-components';
import { clausesText, listText, sentencesText } from '../../lib/domain/text/list-text';
import { formatShort, formatThousands, secondsAsMmSs } from '../../lib/domain/text/format';
import { CURVE_OBJECTIVES, curvePoints, type CurvePoint, type GoldCurve } from '../../lib/domain/match/gold-curve';
import type { GameLog } from '../../lib/domain/match/game-log';
import { objectiveMarks, type ObjectiveMark } from '../../lib/domain/match/objective-marks';
import type { Translate } from '../../lib/i18n/translate';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { LineChart } from '../charts/LineChart';
import { sideName } from '../../lib/domain/match/match-names';
import type { GameSide } from './game-sides';
import { gapSentences, minuteTicks } from './curve-texts';
import { ObjectiveLegend, ObjectiveMarks } from './ObjectiveMarks';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
`;

type Props = {
  readonly curve: GoldCurve;
  /** The game's single events, if the source has them. */
  readonly log?: GameLog | undefined;
  /** Of the whole game; null while it is played, or where it is not known. */
  readonly lengthSeconds: number | null;
  readonly sides: readonly [GameSide, GameSide];
};

/** The gold of one team over the other's, minute by minute, as far as it is known. The first side leads above zero. */
export function GoldAdvantage({ curve, log, lengthSeconds, sides }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [upper, lower] = sides;
  const name = (side: GameSide) => sideName(side.team, 'short');
  const points = curvePoints(curve, upper.team.id);
  const lead = (point: CurvePoint | undefined) => leadText(point?.lead ?? 0, name(upper), name(lower), locale, t);
  const marks = objectiveMarks(points, log);
  const events = (point: CurvePoint | undefined) => eventsText(point, marks, sides, locale, t);
  const describe = (index: number): string => {
    const point = points[index];
    const sentence = t('gameDetail.point', { time: secondsAsMmSs(point?.seconds ?? 0), lead: lead(point) });
    const taken = events(point);
    if (taken === '') return sentence;
    const since = point?.since
      ? t('gameDetail.since', { time: secondsAsMmSs(point.since), events: taken })
      : t('gameDetail.sinceStart', { events: taken });
    return sentencesText([sentence, since], locale);
  };
  const taken = points.some(({ afterGap, taken: inGap }) => afterGap && inGap.length > 0) ? [t('gameDetail.takenInGap')] : [];
  const gaps = sentencesText([...gapSentences(points, lengthSeconds, t), ...taken], locale);
  return (
    <Box>
      <LineChart
        label={t('gameDetail.goldAdvantageLabel', { left: name(upper), right: name(lower) })}
        points={points.map(({ seconds: x, lead: y, afterGap }) => ({ x, y, afterGap }))}
        xTicks={minuteTicks(points.at(-1)?.seconds ?? 0)}
        yText={(value) => formatShort(Math.abs(value), locale)}
        describe={describe}
        areas={{
          above: { label: t('gameDetail.ahead', { team: name(upper) }), color: upper.color },
          below: { label: t('gameDetail.ahead', { team: name(lower) }), color: lower.color },
        }}
        note={gaps === '' ? undefined : gaps}
        below={(xPart) => (marks.length === 0 ? null : <ObjectiveMarks marks={marks} sides={sides} xPart={xPart} />)}
        table={{
          caption: t('gameDetail.curveCaption'),
          head: [t('gameDetail.time'), t('gameDetail.lead'), t('gameDetail.objectives')],
          rows: points.flatMap((point) => {
            const row = (taken: string) => [secondsAsMmSs(point.seconds), lead(point), taken];
            if (!point.afterGap) return [row(events(point))];
            const span = `${secondsAsMmSs(point.since ?? 0)}–${secondsAsMmSs(point.seconds)}`;
            return [[span, t('gameDetail.noFigures'), events(point)], row('')];
          }),
        }}
      />
      <ObjectiveLegend kinds={CURVE_OBJECTIVES.filter((kind) => marks.some(({ objective }) => objective === kind))} />
    </Box>
  );
}

function leadText(lead: number, upper: string, lower: string, locale: string, t: Translate): string {
  if (lead === 0) return t('gameDetail.even');
  return t('gameDetail.aheadBy', { team: lead > 0 ? upper : lower, gold: formatThousands(Math.abs(lead), locale) });
}

/** "T1 2 towers, 1 dragon (14:32); DRX 1 baron", or '' where nothing was taken. */
function eventsText(
  point: CurvePoint | undefined,
  marks: readonly ObjectiveMark[],
  sides: readonly GameSide[],
  locale: string,
  t: Translate,
): string {
  const took = sides.flatMap(({ team }) => {
    const own = (point?.taken ?? []).filter(({ teamId }) => teamId === team.id);
    const objectives = own.map((taken) => {
      const times = marks.flatMap(({ seconds, exact, ...mark }) => {
        const isOwn = exact && mark.teamId === team.id && mark.objective === taken.objective;
        return isOwn && seconds > (point?.since ?? -1) && seconds <= (point?.seconds ?? 0) ? [secondsAsMmSs(seconds)] : [];
      });
      const text = t(`gameDetail.objective.${taken.objective}`, { count: taken.count });
      return times.length === 0 ? text : `${text} (${listText(times, locale)})`;
    });
    return own.length === 0 ? [] : [t('gameDetail.took', { team: sideName(team, 'short'), objectives: listText(objectives, locale) })];
  });
  return clausesText(took, locale);
}
