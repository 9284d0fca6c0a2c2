import Head from 'next/head';
import styled from 'styled-components';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { useStreamTime } from '../../lib/client/page/stream-delay';
import { formatShort, secondsAsMmSs } from '../../lib/domain/text/format';
import { favouredSide } from '../../lib/domain/match/favoured-side';
import { figuresAge, gameSecondsAt } from '../../lib/domain/match/game-clock';
import { chanceFromScore } from '../../lib/domain/competition/scenarios/chances';
import type { Match, Side } from '../../lib/domain/match/match';
import { matchResult } from '../../lib/domain/match/match-result';
import { sideName } from '../../lib/domain/match/match-names';
import { inLine } from '../../lib/domain/text/right-to-left';
import type { PageGame } from '../../lib/domain/match/page-game';
import type { SeriesGame } from '../../lib/domain/match/series-games';
import { labelledText } from '../../lib/domain/text/list-text';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChangingFigure } from '../match/ChangingFigure';
import { Spoiler } from '../spoilers/Spoiler';
import type { Reveal } from '../spoilers/use-reveal';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { NextObjectives } from './NextObjectives';

const Strip = styled(Spoiler)`
  grid-area: live;
  display: flex;
  flex-wrap: wrap;
  gap: 4px var(--sp-4);
  align-items: center;
  justify-content: center;
  margin-top: var(--sp-3);
  padding-top: var(--sp-3);
  border-top: 1px solid var(--live-border);
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &:empty {
    display: none;
  }
  & > .lead {
    flex: 1 1 130px;
    display: flex;
    gap: 10px;
    align-items: center;
  }
  & .tug {
    position: relative;
    flex: 1;
    min-width: 64px;
    height: 8px;
    overflow: hidden;
    border-radius: 4px;
    background: var(--border-color);
  }
  /* From the middle to the side that leads. */
  & .tug::before {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: calc(50% - var(--left));
    right: calc(50% - var(--right));
    background: var(--side-color);
    transition:
      left var(--motion),
      right var(--motion);
  }
  & .tug::after {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: calc(50% - 1px);
    width: 2px;
    background: var(--text-color);
  }
  /* Room for the longest figure: what is beside it stays where it is. */
  & .gold {
    min-width: 6em;
  }
  & .chance {
    min-width: 5em;
    font-weight: 650;
  }
  /* A line of their own: nothing moves when their words grow shorter. */
  & > ul {
    flex-basis: 100%;
    justify-content: center;
  }
  & > .age {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
`;

type Props = { readonly match: Match; readonly games: readonly SeriesGame[]; readonly reveal: Reveal };

/**
 * The figures of the game under way, in the head of a running match: kills, gold lead, win chance of game
 * and series; between games, and before there are any, the chance of the series; once they are stale, only that they are. While it shows, the browser's tab has the score as
 * well; the server's title does not.
 */
export function LiveScoreboard({ match, games, reveal }: Props) {
  const t = useTranslate();
  const now = useStreamTime(useSiteNow());
  const result = matchResult(match, reveal.hidden);
  if (!result?.game) return null;
  const series = games.find(({ position }) => position === result.game?.position);
  const detail = result.game.isRunning ? series?.detail : null;
  const at = detail?.figuresAt ?? null;
  const clock = now === null ? null : gameSecondsAt(now, result.game.beginAt, detail?.clock);
  const score = `${inLine(sideName(match.left, 'short'))} ${result.left.text}–${result.right.text} ${sideName(match.right, 'short')}`;
  const time = clock === null ? '' : secondsAsMmSs(clock);
  const age = figuresAge(at, clock);
  const title = result.game.isRunning ? t('matchPage.liveTitle', { score, number: result.game.position, time }).trim() : score;
  return (
    <Strip reveal={reveal} match={match} tag="div" collapses role="group" aria-label={t('matchPage.runningGame')}>
      {now === null ? null : (
        <Head>
          <title>{title}</title>
        </Head>
      )}
      {age === 'stale' ? null : !detail || at === 0 ? (
        <SeriesChance match={match} ofGame={null} />
      ) : (
        <>
          <Figures match={match} detail={detail} />
          <Chance match={match} number={result.game.position} detail={detail} />
          {detail.log ? <NextObjectives game={detail} log={detail.log} version={match.version} /> : null}
        </>
      )}
      {age === 'fresh' || !at ? null : (
        <span className="age">{t(age === 'stale' ? 'match.noFiguresSince' : 'match.figuresAt', { time: secondsAsMmSs(at) })}</span>
      )}
    </Strip>
  );
}

type FiguresProps = { readonly match: Match; readonly detail: PageGame };

function Figures({ match, detail }: FiguresProps) {
  const t = useTranslate();
  const of = (side: Side) => detail.teams.find(({ id }) => id === side.id);
  const [left, right] = [of(match.left), of(match.right)];
  const lead = typeof left?.gold === 'number' && typeof right?.gold === 'number' ? left.gold - right.gold : null;
  return (
    <>
      {typeof left?.kills === 'number' && typeof right?.kills === 'number' ? (
        <ChangingFigure text={t('match.liveKills', { left: left.kills, right: right.kills })} />
      ) : null}
      {lead === null ? null : <GoldLead match={match} lead={lead} />}
    </>
  );
}

/** A lead of this much gold fills its half of the bar. */
const FULL_LEAD = 10_000;

function GoldLead({ match, lead }: { readonly match: Match; readonly lead: number }) {
  const t = useTranslate();
  const locale = useLocale();
  const leader = lead < 0 ? match.right : match.left;
  const color = lead < 0 ? 'var(--right-club)' : 'var(--left-club)';
  const part = `${(Math.min(1, Math.abs(lead) / FULL_LEAD) * 50).toFixed(1)}%`;
  const text =
    lead === 0
      ? t('matchPage.goldEven')
      : t('matchPage.goldLead', { team: sideName(leader, 'short'), gold: formatShort(Math.abs(lead), locale) });
  return (
    <span className="lead">
      <VisuallyHidden>{labelledText(t('gameDetail.goldAdvantage'), '', locale)}</VisuallyHidden>
      <ChangingFigure className="changing gold" text={text} />
      <span
        className="tug"
        aria-hidden
        style={{ '--left': lead > 0 ? part : '0%', '--right': lead < 0 ? part : '0%', '--side-color': color }}
      />
    </span>
  );
}

type ChanceProps = FiguresProps & { readonly number: number };

/** The left team's chance to win the game, and the series with it. */
function Chance({ match, number, detail: { curve, course } }: ChanceProps) {
  const t = useTranslate();
  const locale = useLocale();
  const last = course?.chances.at(-1);
  if (!curve || last === undefined) return null;
  const ofGame = (curve.teams[0] === match.left.id ? last : 1000 - last) / 1000;
  const gameChance = labelledText(t('match.game', { number }), t('match.liveChance', favouredSide(match, ofGame, locale)), locale);
  return (
    <>
      <ChangingFigure className="changing chance" text={gameChance} />
      <SeriesChance match={match} ofGame={ofGame} />
    </>
  );
}

/** Both teams' chances to win a series from its score on. `ofGame`: the left team's chance in the game under way; null between games, and while nothing is known of it. */
function SeriesChance({ match, ofGame }: { readonly match: Match; readonly ofGame: number | null }) {
  const t = useTranslate();
  const locale = useLocale();
  const before = match.chance?.left ?? null;
  if (match.numOfGames === 1 || (before === null && ofGame === null)) return null;
  const ofSeries = chanceFromScore(match, before, ofGame);
  return <ChangingFigure className="changing chance" text={t('matchPage.seriesChance', favouredSide(match, ofSeries, locale))} />;
}
