import styled from 'styled-components';
import { clausesText, labelledText, listText, sentencesText } from '../../lib/domain/text/list-text';
import { formatShort, formatThousands, percentText, secondsAsMmSs, withPercentSign } from '../../lib/domain/text/format';
import type { Locale } from '../../lib/domain/settings/locales';
import { CURVE_OBJECTIVES, curvePoints, GAP_SECONDS, type CurvePoint, type GoldCurve } from '../../lib/domain/match/gold-curve';
import { chancesToTheEnd } from '../../lib/domain/match/game-course';
import { objectiveMarks, type ObjectiveMark } from '../../lib/domain/match/objective-marks';
import type { PageGame } from '../../lib/domain/match/page-game';
import type { TurningPoint } from '../../lib/domain/match/turning-point';
import type { Translate } from '../../lib/i18n/translate';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { LineChart } from '../charts/LineChart';
import { InfoNote } from '../figures/InfoNote';
import { clubShortName } from '../../lib/domain/entities/club-names';
import { fullName, sideName } from '../../lib/domain/match/match-names';
import type { GameSide } from './game-sides';
import { ObjectiveLegend, ObjectiveMarks } from './ObjectiveMarks';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);

  & > .foot {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--sp-3);
    align-items: center;
  }
  & > .foot:empty {
    display: none;
  }
`;

/** The model has been tested until this second (docs/game-chance.md). */
const TESTED_SECONDS = 15 * 60;
/** The axis of a running game takes in this at the least, so that its first minutes are not drawn as large as a whole game. */
const RUNNING_AXIS_SECONDS = 40 * 60;
/** A smaller lead is not drawn any larger. */
const LEAST_GOLD = 1000;
/** Axis labels are this far apart in a game of a usual length: on a phone there is room for six. */
const TICK_SECONDS = 10 * 60;

type Props = {
  /** `lengthSeconds` is null while the game is played, or where it is not known. Win chance and single events are drawn if they are known. */
  readonly game: { readonly curve: GoldCurve } & Pick<PageGame, 'course' | 'log' | 'lengthSeconds' | 'winnerId'>;
  readonly isRunning?: boolean;
  readonly sides: readonly [GameSide, GameSide];
  /** The moment at which the match turned; null if that was not in this game. */
  readonly turn?: TurningPoint | null;
};

/**
 * The course of a game, as far as it is known: the gold of one team over the other's, the first side's chance to win as a thin line,
 * and what was taken when. The first side is ahead above the middle, which is an even chance, too.
 */
export function GameCourseChart({ game, isRunning = false, sides, turn = null }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { curve, course, log, lengthSeconds } = game;
  const [upper, lower] = sides;
  const name = (side: GameSide) => sideName(side.team, 'short');
  const names = { left: name(upper), right: name(lower) };
  // The names used in sentences, where an acronym may read as a number.
  const called = { left: clubShortName(fullName(upper.team)), right: clubShortName(fullName(lower.team)) };
  const points = curvePoints(curve, upper.team.id);
  const isFirst = curve.teams[0] === upper.team.id;
  // The upper side's chances, in percent.
  const chances = course && chancesToTheEnd(course, curve, game).map((chance) => (isFirst ? chance : 1000 - chance) / 10);
  const turned = turn === null ? -1 : curve.seconds.indexOf(turn.seconds);
  const end = axisEnd(points, lengthSeconds, isRunning);
  const peak = Math.max(LEAST_GOLD, ...points.map(({ lead }) => Math.abs(lead)));
  const marks = objectiveMarks(points, log);
  const lead = (point: CurvePoint | undefined, teams: Names = names) => leadText(point?.lead ?? 0, teams, locale, t);
  const chance = (index: number, teams: Names = names): string[] => {
    if (!chances) return [];
    const text = chanceText((chances[index] ?? 50) - 50, teams, locale, t);
    return [index === turned ? t('turningPoint.marked', { text }) : text];
  };
  const events = (point: CurvePoint | undefined) => eventsText(point, marks, sides, locale, t);
  const describe = (index: number): string => {
    const point = points[index];
    // A game that is decided has no chance to show.
    const isDecided = chances !== undefined && [0, 100].includes(chances[index] ?? 50) && index !== turned;
    const state = clausesText([lead(point, called), ...(isDecided ? [] : chance(index, called))], locale);
    const sentence = t('gameDetail.point', { time: secondsAsMmSs(point?.seconds ?? 0), lead: state });
    const taken = events(point);
    if (taken === '') return sentence;
    const since = point?.since
      ? t('gameDetail.since', { time: secondsAsMmSs(point.since), events: taken })
      : t('gameDetail.sinceStart', { events: taken });
    return sentencesText([sentence, since], locale);
  };
  const notes = [
    ...(chances ? [t('gameDetail.chanceNote')] : []),
    ...gapSentences(points, lengthSeconds, t),
    ...(points.some(({ afterGap, taken }) => afterGap && taken.length > 0) ? [t('gameDetail.takenInGap')] : []),
  ];
  return (
    <Box>
      <LineChart
        label={clausesText([t('gameDetail.goldAdvantageLabel', names), ...(chances ? [t('gameDetail.chanceLabel', names)] : [])], locale)}
        points={points.map(({ seconds: x, lead: y, afterGap }) => ({ x, y, afterGap }))}
        xTicks={minuteTicks(end)}
        xSpan={[0, end]}
        yText={(value) => formatShort(Math.abs(value), locale)}
        span={[-peak, peak]}
        describe={describe}
        areas={{
          above: { label: t('gameDetail.ahead', { team: names.left }), color: upper.color },
          below: { label: t('gameDetail.ahead', { team: names.right }), color: lower.color },
        }}
        second={
          chances && {
            label: labelledText(t('gameDetail.winChance'), names.left, locale),
            values: chances,
            span: [0, 100],
            text: (value) => withPercentSign(String(value), locale),
          }
        }
        highlight={turn === null ? undefined : { from: turn.since, to: turn.seconds, label: t('turningPoint.title') }}
        note={notes.length === 0 ? undefined : sentencesText(notes, locale)}
        below={(xPart) => (marks.length === 0 ? null : <ObjectiveMarks marks={marks} sides={sides} xPart={xPart} />)}
        table={{
          caption: clausesText([t('gameDetail.curveCaption'), ...(chances ? [t('gameDetail.chanceCaption')] : [])], locale),
          head: [t('gameDetail.time'), t('gameDetail.lead'), ...(chances ? [t('gameDetail.winChance')] : []), t('gameDetail.objectives')],
          rows: points.flatMap((point, index) => {
            const row = (taken: string) => [secondsAsMmSs(point.seconds), lead(point), ...chance(index), taken];
            if (!point.afterGap) return [row(events(point))];
            const span = `${secondsAsMmSs(point.since ?? 0)}–${secondsAsMmSs(point.seconds)}`;
            return [[span, t('gameDetail.noFigures'), ...(chances ? [''] : []), events(point)], row('')];
          }),
        }}
      />
      <div className="foot">
        <ObjectiveLegend kinds={CURVE_OBJECTIVES.filter((kind) => marks.some(({ objective }) => objective === kind))} />
        {chances && (points.at(-1)?.seconds ?? 0) > TESTED_SECONDS ? (
          <InfoNote label={t('matchPage.chanceMethod')}>{t('gameDetail.chanceCarriedOn')}</InfoNote>
        ) : null}
      </div>
    </Box>
  );
}

/** A finished game ends at its length; of a running one the axis grows in whole labels. */
function axisEnd(points: readonly CurvePoint[], lengthSeconds: number | null, isRunning: boolean): number {
  const last = Math.max(points.at(-1)?.seconds ?? 0, lengthSeconds ?? 0);
  return isRunning ? Math.max(RUNNING_AXIS_SECONDS, Math.ceil(last / TICK_SECONDS) * TICK_SECONDS) : last;
}

function minuteTicks(end: number): { readonly at: number; readonly text: string }[] {
  const step = end > 25 * 60 ? TICK_SECONDS : TICK_SECONDS / 2;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => ({ at: index * step, text: secondsAsMmSs(index * step) }));
}

/** A sentence for each stretch of which nothing is known. */
function gapSentences(points: readonly CurvePoint[], lengthSeconds: number | null, t: Translate): string[] {
  const end = lengthSeconds ?? points.at(-1)?.seconds ?? 0;
  const moments = [0, ...points.map(({ seconds }) => seconds), end];
  return moments.flatMap((seconds, index) => {
    const since = moments[index - 1] ?? 0;
    if (seconds - since <= GAP_SECONDS) return [];
    const from = secondsAsMmSs(since);
    return lengthSeconds !== null && seconds >= lengthSeconds
      ? [t('gameDetail.noFiguresToEnd', { from })]
      : [t('gameDetail.noFiguresBetween', { from, until: secondsAsMmSs(seconds) })];
  });
}

type Names = { readonly left: string; readonly right: string };

function leadText(lead: number, { left, right }: Names, locale: string, t: Translate): string {
  if (lead === 0) return t('gameDetail.even');
  return t('gameDetail.goldGained', { team: lead > 0 ? left : right, gold: formatThousands(Math.abs(lead), locale) });
}

/** "T1 62% to win", of the favoured side; from what the upper side has above an even chance. */
function chanceText(above: number, { left, right }: Names, locale: Locale, t: Translate): string {
  if (Math.round(above) === 0) return t('gameDetail.chanceEven');
  return t('match.liveChance', { team: above > 0 ? left : right, chance: percentText((50 + Math.abs(above)) / 100, locale) });
}

/** "T1 took 2 towers, 1 dragon (14:32); DRX took 1 baron", or '' where nothing was taken. */
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
