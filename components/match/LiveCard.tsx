import type { ReactNode } from 'react';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { useOwnPicks } from '../../lib/client/play/own-picks';
import { useStreamTime } from '../../lib/client/page/stream-delay';
import { formatShort, secondsAsMmSs } from '../../lib/domain/text/format';
import { favouredSide } from '../../lib/domain/match/favoured-side';
import { figuresAge, gameSecondsAt, type FiguresAge } from '../../lib/domain/match/game-clock';
import type { LiveFigures } from '../../lib/domain/match/live-figures';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { SideName } from '../../lib/domain/match/match-state';
import { leagueFix } from '../../lib/domain/leagues/league-table';
import { competitionName } from '../../lib/i18n/competition-name';
import { roundTitle } from '../../lib/i18n/round-title';
import { labelledText } from '../../lib/domain/text/list-text';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Crest } from '../ui/Crest';
import { Flag } from '../ui/Flag';
import { LocalTime } from '../ui/LocalTime';
import { ChangingFigure } from './ChangingFigure';
import { clubWash } from './club-pair';
import { BestOfPips } from './BestOfPips';
import { GoldTrend } from './GoldTrend';
import { matchAttributes } from './match-attributes';
import { OwnPickMark } from './OwnPickMark';
import { EyeInPlace } from '../spoilers/RevealEye';
import { Spoiler, resultTeams } from '../spoilers/Spoiler';
import { MatchLink, SpoilerBesideTeams } from '../spoilers/SpoilerTeams';
import { useReveal } from '../spoilers/use-reveal';
import { LiveGame } from './LiveGame';
import { fullName, leagueShortName } from '../../lib/domain/match/match-names';
import { matchResult, pipCount, type MatchResult } from '../../lib/domain/match/match-result';
import { ScoreColumn } from './MatchScore';
import { seriesFormatShort } from '../../lib/i18n/series-format';
import { WatchButton } from './WatchButton';

type Props = {
  readonly match: MatchSummary;
  readonly playing?: LiveFigures | null;
  /** Whether the homepage begins with this card. */
  readonly lead?: boolean;
};

/**
 * A running match: score, pips, the game under way and its clock, a Watch button; once it is over, its final
 * score. Figures of that game take the place of the start, so that nothing moves when they come after the page.
 */
export function LiveCard({ match, playing = null, lead = false }: Props) {
  const t = useTranslate();
  const reveal = useReveal(match);
  const picks = useOwnPicks();
  const result = matchResult(match, reveal.hidden);
  const isOver = match.status === 'finished';
  const age = useFiguresAge(playing, result);
  const figures = useFiguresText(playing);
  return (
    <article
      className="live-card"
      {...matchAttributes(match, reveal)}
      data-result-teams={resultTeams(match)}
      data-over={isOver ? '' : undefined}
      data-lead={lead ? '' : undefined}
    >
      {lead ? <ClubColors match={match} /> : null}
      <header>
        <span className="tag">{t(isOver ? 'match.finished' : 'match.live')}</span>
        <CardTitle match={match} />
        {result?.game?.isRunning ? (
          <Spoiler className="game" reveal={reveal} match={match}>
            <LiveGame game={result.game} clock={playing?.position === result.game.position ? playing.clock : undefined} />
          </Spoiler>
        ) : null}
      </header>
      <div className="board">
        <MatchLink
          match={match}
          t={t}
          team={(side) => (
            <CardTeam match={match} side={side} result={result} size={lead ? 48 : 32}>
              <OwnPickMark match={match} side={side} picks={picks} t={t} />
            </CardTeam>
          )}
        />
        {pipCount(match) === 0 ? <span /> : <BestOfPips match={match} result={result} reveal={reveal} t={t} />}
        <ScoreColumn match={match} result={result} reveal={reveal} />
        <EyeInPlace match={match} reveal={reveal} />
      </div>
      <footer>
        {playing?.chance !== undefined && age !== 'stale' && result?.game?.isRunning ? (
          <Spoiler
            className="odds"
            reveal={reveal}
            match={match}
            aria-hidden
            data-favoured={playing.chance >= 0.5 ? 'left' : 'right'}
            style={{ '--share': playing.chance.toFixed(3) }}
          />
        ) : null}
        {playing && figures !== '' && result?.game ? (
          <Spoiler className="playing" reveal={reveal} match={match}>
            <PlayingLines match={match} playing={playing} figures={figures} age={age} />
          </Spoiler>
        ) : (
          <span>
            {isOver ? null : `${t('match.since')} `}
            <LocalTime at={match.beginAt} show="time" />
            {result?.game && !result.game.isRunning ? (
              <Spoiler className="then" reveal={reveal} match={match} collapses>
                {t('match.gameNext', { number: result.game.position })}
              </Spoiler>
            ) : null}
          </span>
        )}
        {playing?.leads && age !== 'stale' && result?.game?.isRunning ? (
          <Spoiler reveal={reveal} match={match}>
            <GoldTrend match={match} leads={playing.leads} />
          </Spoiler>
        ) : null}
        {match.status === 'running' && !match.overdue ? <WatchButton match={match} /> : null}
      </footer>
    </article>
  );
}

function useFiguresAge(playing: LiveFigures | null, result: MatchResult | null): FiguresAge {
  const now = useStreamTime(useSiteNow());
  const shown = now === null ? null : gameSecondsAt(now, result?.game?.beginAt ?? null, playing?.clock);
  return figuresAge(playing?.seconds ?? null, shown);
}

/** "3 : 5 kills · 12.4k : 11.9k gold", as far as they are known of both teams. */
function useFiguresText(playing: LiveFigures | null): string {
  const t = useTranslate();
  const locale = useLocale();
  if (playing === null) return '';
  const { left, right } = playing;
  return [
    left.kills === null || right.kills === null ? '' : t('match.liveKills', { left: left.kills, right: right.kills }),
    left.gold === null || right.gold === null
      ? ''
      : t('match.liveGold', { left: formatShort(left.gold, locale), right: formatShort(right.gold, locale) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

type PlayingProps = {
  readonly match: MatchSummary;
  readonly playing: LiveFigures;
  readonly figures: string;
  readonly age: FiguresAge;
};

/** The figures and below them "Game 2: T1 62% to win · as of 15:00", as far as it is known; of stale figures only since when there have been none. */
function PlayingLines({ match, playing: { position, chance, seconds }, figures, age }: PlayingProps) {
  const t = useTranslate();
  const locale = useLocale();
  const time = seconds === null ? '' : secondsAsMmSs(seconds);
  if (age === 'stale') return <span>{t('match.noFiguresSince', { time })}</span>;
  const chanceText =
    chance === undefined
      ? ''
      : labelledText(t('match.game', { number: position }), t('match.liveChance', favouredSide(match, chance, locale)), locale);
  return (
    <>
      <ChangingFigure text={figures} />
      <span>
        {chanceText === '' ? null : <ChangingFigure text={chanceText} />}
        {age === 'old' ? `${chanceText === '' ? '' : ' · '}${t('match.figuresAt', { time })}` : ''}
      </span>
    </>
  );
}

/** Both clubs' colours behind a card, where they are known. */
export function ClubColors({ match }: { readonly match: MatchSummary }) {
  return (
    <SpoilerBesideTeams match={match}>
      <span aria-hidden className="clubs" style={clubWash(match)} />
    </SpoilerBesideTeams>
  );
}

/** League, round, length and stage of a card's match: what comes last is cut first. */
export function CardTitle({ match }: { readonly match: MatchSummary }) {
  const t = useTranslate();
  const flag = leagueFix(match.leagueId, match.leagueName)?.flag ?? null;
  const parts = [seriesFormatShort(match, t), competitionName(match.tournamentName, t)].filter(Boolean);
  return (
    <span className="title">
      {flag ? <Flag code={flag} /> : null}
      <b>{competitionName(leagueShortName(match), t)}</b>
      {match.round ? (
        <SpoilerBesideTeams match={match}>
          {' · '}
          {roundTitle(match.round, t)}
        </SpoilerBesideTeams>
      ) : null}
      {parts.map((part) => ` · ${part}`).join('')}
    </span>
  );
}

type CardTeamProps = {
  readonly match: MatchSummary;
  readonly side: SideName;
  readonly result: MatchResult | null;
  readonly size: number;
  readonly children: ReactNode;
};

/** One team of a card: crest and name. */
export function CardTeam({ match, side, result, size, children }: CardTeamProps) {
  const team = match[side];
  return (
    <span className="team" data-standing={result?.[side].standing}>
      <Crest id={team.id} name={team.name} acronym={team.abbr} img={team.img} size={size} />
      <span className="name">{fullName(team)}</span>
      {children}
    </span>
  );
}
