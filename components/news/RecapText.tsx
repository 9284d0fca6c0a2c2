import type { ReactNode } from 'react';
import { clubShortName } from '../../lib/domain/entities/club-names';
import { labelledText, sentencesText } from '../../lib/domain/text/list-text';
import type { FinishedSummary } from '../../lib/domain/match/match';
import type { TurningPoint } from '../../lib/domain/match/turning-point';
import { mostGames } from '../../lib/domain/match/match-length';
import { otherSide, type SideName } from '../../lib/domain/match/match-state';
import { chancePercent, formatDecimals, formatThousands, percentText, secondsAsMmSs } from '../../lib/domain/text/format';
import { leagueShortName } from '../../lib/domain/match/match-names';
import { gameStory, type GameStory, type RecapFacts, type RecapGame } from '../../lib/domain/news/recap';
import type { Locale } from '../../lib/domain/settings/locales';
import type { Translate } from '../../lib/i18n/translate';
import { competitionName, competitionOf } from '../../lib/i18n/competition-name';
import { roundTitle } from '../../lib/i18n/round-title';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { CoverageNote } from '../figures/CoverageNote';
import { Spoiler } from '../spoilers/Spoiler';
import { useReveal } from '../spoilers/use-reveal';
import { meantText, nextMatchText, withDay, withLink } from './story-parts';
import { UnbrokenScores } from './UnbrokenScores';

/** The names of the teams. */
type Names = Readonly<Record<SideName, string>>;

type Props = {
  readonly match: FinishedSummary;
  readonly facts: RecapFacts;
  /** When the match turned; null where nothing is known of it. */
  readonly turn: TurningPoint | null;
};
type Facts = Pick<Props, 'match' | 'facts'>;

/** The sentences of an automatic recap. Reveals the result: show it in a SpoilerArea. */
export function RecapText({ match, facts, turn }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { games } = facts;
  const names: Names = { left: clubShortName(match.left.name), right: clubShortName(match.right.name) };
  const lead = [
    openingText({ match, facts }, names, t),
    ...storyTexts({ match, facts }, names, locale, t),
    ...facts.meant.map((each) => meantText(each, names, t)),
  ];
  // The winner's next opponent is the result of another match.
  const others = useReveal();
  return (
    <>
      <p className="lead">
        <UnbrokenScores text={sentencesText(lead, locale)} />
        {facts.next === null ? null : (
          <Spoiler reveal={others} collapses>
            {' '}
            {withDay(nextMatchText(facts.next, t), facts.next.at)}
          </Spoiler>
        )}
      </p>
      {games.length > 0 ? (
        <section>
          <h2>{t('recap.games')}</h2>
          {games.map((game, index) => (
            <div key={game.number}>
              {games.length > 1 ? <h3>{t('recap.game', { number: game.number })}</h3> : null}
              <GameText game={game} before={games[index - 1]} names={names} turn={turn?.position === game.number ? turn : null} />
            </div>
          ))}
          <CoverageNote coverage={facts.coverage} />
        </section>
      ) : null}
      <Sentences title={t('recap.players')} sentences={playerSentences(facts, names, locale, t)} />
      <Sentences title={t('recap.after')} sentences={afterSentences(facts, names, t)} />
    </>
  );
}

const byResult = (names: Names, winner: SideName) => ({ winner: names[winner], loser: names[otherSide(winner)] });

function openingText({ match, facts }: Facts, names: Names, t: Translate): string {
  const { winner, forfeit, swept, reverseSwept } = facts;
  const serie = competitionOf(leagueShortName(match), [match.serieName], t);
  const competition = match.round ? `${serie} · ${roundTitle(match.round, t)}` : serie;
  if (winner === null) {
    const score = t('match.score', { left: match.left.score, right: match.right.score });
    return t('recap.drawn', { ...names, score, competition });
  }
  const teams = byResult(names, winner);
  if (forfeit) return t('recap.forfeit', { ...teams, competition });
  const score = t('match.score', { left: match[winner].score, right: match[otherSide(winner)].score });
  return t(`recap.${reverseSwept ? 'reverseSwept' : swept ? 'swept' : 'won'}`, { ...teams, score, competition });
}

/** What sets this series apart from others. */
function storyTexts({ match, facts }: Facts, names: Names, locale: Locale, t: Translate): string[] {
  const { winner, reverseSwept, upsetChance, wentFar, lostFirst, outKilled, pace } = facts;
  if (winner === null) return [];
  const teams = byResult(names, winner);
  return [
    upsetChance === null ? '' : t('recap.chance', { ...teams, chance: chancePercent(upsetChance, locale) }),
    lostFirst && !reverseSwept ? t('recap.lostFirst', teams) : '',
    wentFar && !reverseSwept ? t('recap.wentFar', { number: mostGames(match) }) : '',
    outKilled ? t('recap.outKilled', { ...teams, a: outKilled.winner, b: outKilled.loser }) : '',
    pace ? t(`recap.${pace.kind}`, { length: secondsAsMmSs(pace.seconds) }) : '',
  ];
}

const GAME_STORIES = { turned: 'gameTurned', stomp: 'gameStomp', long: 'gameLong', close: 'gameClose' } as const;

/** How a game was won: by its story where it has one, else by its length and gold. */
function gameSentences(game: RecapGame, story: GameStory, teams: ReturnType<typeof byResult>, locale: string, t: Translate): string[] {
  const { lengthSeconds, goldLead, behind } = game;
  const length = lengthSeconds === null ? '' : secondsAsMmSs(lengthSeconds);
  const gold = (value: number | null) => formatThousands(Math.abs(value ?? 0), locale);
  if (story !== 'plain') {
    const words = { ...teams, length, gold: gold(story === 'turned' ? (behind?.gold ?? null) : goldLead), minute: behind?.minute ?? 0 };
    return [t(`recap.${GAME_STORIES[story]}`, words)];
  }
  return [
    length === '' ? t('recap.gameWonOpen', teams) : t('recap.gameWon', { ...teams, length }),
    goldLead !== null && goldLead < 0 ? t('recap.goldBehind', { ...teams, gold: gold(goldLead) }) : '',
    behind ? t('recap.wasBehind', { minute: behind.minute, gold: gold(behind.gold) }) : '',
  ];
}

/** The story that a game's sentence is written by: plain where the game before had the same one, so that no two in a row read alike. */
function wordingStory(game: RecapGame, before: RecapGame | undefined): GameStory {
  const story = gameStory(game);
  return before && gameStory(before) === story ? 'plain' : story;
}

/** "Gold +7,000 · Kills 20–10": the winner's figures first, without objectives that neither team took. Gold is left out where the sentence above gives it. */
function gameFigures(game: RecapGame, story: GameStory, locale: string, t: Translate): string {
  const { goldLead } = game;
  const leavesGoldOut = story === 'stomp' || story === 'close' || goldLead === null || goldLead <= 0;
  const pairs = (['kills', 'towers', 'dragons', 'barons'] as const).flatMap((key) => {
    const pair = game[key];
    return pair && pair.winner + pair.loser > 0
      ? [`${t(`game.${key}`)} ${t('match.score', { left: pair.winner, right: pair.loser })}`]
      : [];
  });
  return [...(leavesGoldOut ? [] : [`${t('game.gold')} +${formatThousands(goldLead, locale)}`]), ...pairs].join(' · ');
}

/** "Turning point, 24:00–27:00: Bilibili’s chance to win the game went from 22% to 59%." */
function turnText(turn: TurningPoint | null, team: string, locale: Locale, t: Translate): string {
  if (turn === null) return '';
  const { since, seconds, before, after } = turn;
  const time = t('gameDetail.eventSpan', { from: secondsAsMmSs(since), to: secondsAsMmSs(seconds) });
  const words = { team, before: percentText(before / 1000, locale), after: percentText(after / 1000, locale) };
  return labelledText(`${t('turningPoint.title')}, ${time}`, t('turningPoint.sentence', words), locale);
}

type GameProps = {
  readonly game: RecapGame;
  readonly before: RecapGame | undefined;
  readonly names: Names;
  /** Where the match turned in this game. */
  readonly turn: TurningPoint | null;
};

function GameText({ game, before, names, turn }: GameProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (game.winner === null) return <p>{t('recap.gameUnknown')}</p>;
  const teams = byResult(names, game.winner);
  const story = wordingStory(game, before);
  return (
    <>
      <p>
        <UnbrokenScores
          text={sentencesText([...gameSentences(game, story, teams, locale, t), turnText(turn, teams.winner, locale, t)], locale)}
        />
      </p>
      <p className="figures">
        <UnbrokenScores text={gameFigures(game, story, locale, t)} />
      </p>
    </>
  );
}

type Sentence = { readonly key: string; readonly text: ReactNode };

function Sentences({ title, sentences }: { readonly title: string; readonly sentences: readonly Sentence[] }) {
  if (sentences.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {sentences.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

function playerSentences(facts: RecapFacts, names: Names, locale: Locale, t: Translate): Sentence[] {
  const { playerOfTheMatch, bestKda, mostDamage, pentaKills } = facts;
  const sentences: Sentence[] = [];
  const kdaWords = bestKda && {
    kda: formatDecimals(bestKda.kda, locale, 1),
    kills: bestKda.kills,
    deaths: bestKda.deaths,
    assists: bestKda.assists,
  };
  const isBoth = playerOfTheMatch !== null && playerOfTheMatch.id === bestKda?.id;
  if (playerOfTheMatch) {
    const { name, side, score } = playerOfTheMatch;
    const words = { player: name, team: names[side], score: formatDecimals(score, locale, 1) };
    const text = isBoth && kdaWords ? t('recap.bestPlayerKda', { ...words, ...kdaWords }) : t('recap.bestPlayer', words);
    sentences.push({ key: 'best', text: withLink(text, playerOfTheMatch) });
  }
  if (bestKda && kdaWords && !isBoth) {
    const { name, side, games } = bestKda;
    const text = t('recap.bestKda', { player: name, team: names[side], ...kdaWords, count: games });
    sentences.push({ key: 'kda', text: withLink(text, bestKda) });
  }
  if (mostDamage) {
    const { name, side, damage, share } = mostDamage;
    const text = t('recap.mostDamage', {
      player: name,
      team: names[side],
      damage: formatThousands(damage, locale),
      share: percentText(share, locale),
    });
    sentences.push({ key: 'damage', text: withLink(text, mostDamage) });
  }
  for (const player of pentaKills) {
    const text = t('recap.pentaKills', { player: player.name, team: names[player.side], count: player.count });
    sentences.push({ key: `penta-${player.id}`, text: withLink(text, player) });
  }
  return sentences;
}

function afterSentences(facts: RecapFacts, names: Names, t: Translate): Sentence[] {
  const { winner, run, ended, meetings, records } = facts;
  const sentences: Sentence[] = [];
  if (run)
    sentences.push({
      key: 'run',
      text: t(run.atLeast ? 'recap.streakAtLeast' : 'recap.streak', { team: names[run.side], count: run.wins }),
    });
  if (ended)
    sentences.push({
      key: 'ended',
      text: t(ended.atLeast ? 'recap.endedAtLeast' : 'recap.ended', { team: names[ended.side], count: ended.wins }),
    });
  if (meetings && winner !== null) {
    const text = t('recap.meetings', { ...names, leftWins: meetings.left, rightWins: meetings.right });
    sentences.push({ key: 'meetings', text });
  }
  for (const { side, stage, wins, losses, placeBefore, teams } of records) {
    const text = t('recap.record', {
      team: names[side],
      wins,
      losses,
      stage: competitionName(stage, t),
      place: placeBefore,
      teams,
    });
    sentences.push({ key: `record-${side}`, text: <UnbrokenScores text={text} /> });
  }
  return sentences;
}
