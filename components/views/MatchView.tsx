import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useAfterPaint } from '../../lib/client/islands/use-after-paint';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import type { Match } from '../../lib/domain/match/match';
import { isFinished } from '../../lib/domain/match/match-order';
import { hasResult } from '../../lib/domain/match/match-state';
import { paths } from '../../lib/domain/page/paths';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { dayOf } from '../../lib/domain/values/zoned-date';
import { matchTitle } from '../../lib/i18n/match-title';
import { stageRoundTitle } from '../../lib/i18n/round-title';
import { competitionOf } from '../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import type { Translate } from '../../lib/i18n/translate';
import { sentencesText } from '../../lib/domain/text/list-text';
import type { Locale } from '../../lib/domain/settings/locales';
import { commentPage } from '../../lib/domain/people/comments/comment-page';
import { islandOnDemand } from '../island/island';
import { HISTORY_TAB, OVERVIEW_TAB, gameTabKey } from '../../lib/domain/page/match-tabs';
import { matchResult } from '../../lib/domain/match/match-result';
import { LiveAnnouncement } from '../match-page/LiveAnnouncement';
import { mostGames, winsNeeded } from '../../lib/domain/match/match-length';
import { seriesGames, type SeriesGame } from '../../lib/domain/match/series-games';
import type { MatchDetail } from '../../lib/domain/models/match-detail';
import { clubPair, inClubColors } from '../match/club-pair';
import { MatchTabs, type MatchTab } from '../match-page/MatchTabs';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useHistoryReveal, useReveal, type Reveal } from '../spoilers/use-reveal';
import { useMatchDetail } from '../match-page/use-match-detail';
import { hasRecap } from '../../lib/domain/news/has-recap';
import type { RecapFacts } from '../../lib/domain/news/recap';
import { ReadingBody } from '../news/article-styles';
import { Link } from '../ui/Link';
import { Fold } from '../ui/Fold';
import { PageHead } from '../head/PageHead';

const Header = islandOnDemand(() => import('../match-page/MatchHeader').then((module) => module.MatchHeader));
const GameIsland = islandOnDemand(() => import('../match-page/GamePanel').then((module) => module.GamePanel));
const OverviewIsland = islandOnDemand(() => import('../match-page/SeriesOverview').then((module) => module.SeriesOverview));
const HistoryIsland = islandOnDemand(() => import('../match-page/MatchHistory').then((module) => module.MatchHistory));
const CommentsIsland = islandOnDemand(() => import('../comments/MatchComments').then((module) => module.MatchComments));
const RecapIsland = islandOnDemand(() => import('../news/RecapText').then((module) => module.RecapText));
const VoteIsland = islandOnDemand(() => import('../votes/VoteBar').then((module) => module.VoteBar));

const Page = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-5);
  ${inClubColors}
`;

type MatchViewProps = {
  readonly detail: MatchDetail;
  /** The tab that the HTML has in full as well, for readers without scripts. */
  readonly fullTab?: string | null;
  /** The facts of its recap; null where the page was loaded before the match ended. */
  readonly recap?: RecapFacts | null;
};

/** A match: head, then its games and its past. Refreshes itself while there is something to wait for. */
export function MatchView({ detail: page, fullTab = null, recap = null }: MatchViewProps) {
  const t = useTranslate();
  const locale = useLocale();
  const detail = useMatchDetail(page);
  const { match } = detail;
  const reveal = useReveal(match);
  const history = useHistoryReveal(reveal);
  const games = useMemo(() => seriesGames(match, detail.games), [match, detail.games]);
  const below = useRevealBelow(reveal);
  const historyBelow = useRevealBelow(history);
  const padded = !useHydrated() || below.hidden;
  // The clock ticks through this component; the panels stay as they are until their match changes.
  const tabs = useMemo(
    () => matchTabs({ detail, games, reveal: below, history: historyBelow, padded, locale, t }),
    [detail, games, below, historyBelow, padded, locale, t],
  );
  const comments = useMemo(() => commentPage('match', match.id), [match.id]);
  // A running match opens on the game that is played, before the first on what is known of the teams, and stays on the tab that it opened on.
  const [opens] = useState(() => openingTab(page));
  const title = matchTitle(match, t);
  const competition = competitionOf(match.leagueName, [match.serieName], t);
  return (
    <Page style={clubPair(match)}>
      <PageHead
        title={t('matchPage.title', {
          match: match.left.name === '' && match.right.name === '' ? (stageRoundTitle(match, t) ?? title) : title,
          competition,
          day: formatDay(dayOf(match.beginAt, 'UTC'), 'date', locale),
        })}
        description={t('matchPage.description', { match: title, competition })}
        path={paths.match(match)}
      />
      <Header
        match={match}
        games={games}
        standings={detail.standings ?? null}
        reveal={reveal}
        history={history}
        best={detail.playerOfTheMatch?.name ?? null}
      />
      <LiveAnnouncement match={match} hidden={reveal.hidden} />
      {hasResult(match) ? (
        <MatchTabs match={match} label={t('matchPage.tabs')} tabs={tabs} opens={below.hidden ? undefined : opens} full={fullTab} />
      ) : (
        <History detail={detail} reveal={below} history={historyBelow} />
      )}
      {recap && isFinished(match) ? (
        <Fold title={t('matchPage.recap')}>
          <SpoilerArea reveal={below} match={match} note={t('recap.hidden')} revealLabel={t('matchPage.showResults')}>
            <ReadingBody>
              <RecapIsland match={match} facts={recap} turn={detail.turningPoint ?? null} />
            </ReadingBody>
          </SpoilerArea>
        </Fold>
      ) : hasRecap(match) ? (
        <Link href={paths.recap(match)}>{t('matchPage.recap')}</Link>
      ) : null}
      <CommentsIsland match={match} page={comments} reveal={below} />
    </Page>
  );
}

/** The reveal of the parts below the head. A press on the button in the head is answered first: what it shows follows after the next paint, what it hides is gone at once. */
function useRevealBelow(reveal: Reveal): Reveal {
  const shown = useAfterPaint(reveal);
  return reveal.hidden ? reveal : shown;
}

function openingTab({ match, games }: MatchDetail): string | undefined {
  const game = matchResult(match, false)?.game;
  if (game?.isRunning) return gameTabKey(game.position);
  return game && seriesGames(match, games).length === 0 ? HISTORY_TAB : undefined;
}

type TabsInput = {
  readonly detail: MatchDetail;
  readonly games: readonly SeriesGame[];
  readonly reveal: Reveal;
  readonly history: Reveal;
  /** With tabs for games that may never be played. The server always adds them; the style shows them where results are hidden. */
  readonly padded: boolean;
  readonly locale: Locale;
  readonly t: Translate;
};

/** What is known of a match whose result is hidden: how long it may be, and what can be shown without it. */
function hiddenNote(match: Match, locale: Locale, t: Translate): string {
  const [wins, most] = [winsNeeded(match), mostGames(match)];
  const length = wins === null || most === 1 ? '' : t('matchPage.seriesMeans', { wins, most });
  return sentencesText([t('matchPage.gameHidden'), length, t('matchPage.oneByOne')], locale);
}

function matchTabs({ detail, games, reveal, history, padded, locale, t }: TabsInput): MatchTab[] {
  const { match, turningPoint: turn = null } = detail;
  const played = new Map(games.map((game) => [game.position, game]));
  const possible = Array.from({ length: mostGames(match) }, (_, index) => index + 1);
  const positions = reveal.hidden ? possible : [...new Set([...played.keys(), ...(padded ? possible : [])])].sort((a, b) => a - b);
  const gameTabs = positions.map((position): MatchTab => {
    const game = played.get(position);
    return {
      key: gameTabKey(position),
      label: t('game.gameNumber', { number: position }),
      pads: game === undefined && !reveal.hidden,
      panel: (
        <GameArea match={match} position={position} reveal={reveal}>
          {game === undefined ? null : (
            <GameIsland match={match} game={game} champions={detail.champions} turn={turn?.position === position ? turn : null} />
          )}
        </GameArea>
      ),
    };
  });
  return [
    {
      key: OVERVIEW_TAB,
      label: t('matchPage.overview'),
      panel: (
        // The button is in the head.
        <SpoilerArea reveal={reveal} match={match} note={hiddenNote(match, locale, t)} revealLabel={null}>
          <OverviewIsland match={match} games={games} best={detail.playerOfTheMatch ?? null} turn={detail.turningPoint ?? null} />
        </SpoilerArea>
      ),
    },
    ...gameTabs,
    { key: HISTORY_TAB, label: t('matchPage.history'), panel: <History detail={detail} reveal={reveal} history={history} /> },
  ];
}

type GameAreaProps = {
  readonly match: Match;
  readonly position: number;
  readonly reveal: Reveal;
  /** Null for a game that was not played. */
  readonly children: ReactNode;
};

/** One game, which can be shown without the others. */
function GameArea({ match, position, reveal, children }: GameAreaProps) {
  const t = useTranslate();
  const [here, setHere] = useState(false);
  const own: Reveal = {
    covered: reveal.covered,
    hidden: reveal.hidden && !here,
    revealed: reveal.revealed || here,
    requested: reveal.requested || here,
    toggle: () => setHere((shown) => !shown),
  };
  return (
    <SpoilerArea
      reveal={own}
      match={match}
      note={t('matchPage.oneGameHidden', { number: position })}
      revealLabel={t('matchPage.showGame', { number: position })}
    >
      {here && children === null ? (
        <p role="status">{t(match.status === 'finished' ? 'game.notPlayed' : 'game.notPlayedYet', { number: position })}</p>
      ) : (
        children
      )}
    </SpoilerArea>
  );
}

type HistoryProps = { readonly detail: MatchDetail; readonly reveal: Reveal; readonly history: Reveal };

/** What came before the match: it can be shown without the result. */
function History({ detail, reveal, history }: HistoryProps) {
  const t = useTranslate();
  const { match } = detail;
  const { status } = match;
  const apart = hasResult(match);
  const votes = <VoteIsland match={match} chance={match.chance ?? null} reveal={apart ? reveal : history} />;
  return (
    <Page as="div">
      {status === 'finished' ? null : votes}
      <SpoilerArea
        reveal={history}
        note={t(apart ? 'matchPage.historyApart' : 'matchPage.historyHidden')}
        revealLabel={t('matchPage.showHistory')}
      >
        <HistoryIsland detail={detail} />
      </SpoilerArea>
      {/* What was thought comes with the counts, if there are any: nothing below it moves. */}
      {status === 'finished' ? votes : null}
    </Page>
  );
}
