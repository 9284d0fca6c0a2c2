// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GamePanel } from '../../../components/match-page/GamePanel';
import { SeriesOverview } from '../../../components/match-page/SeriesOverview';
import type { Match } from '../../../lib/domain/match/match';
import { withoutFigures } from '../../../lib/domain/match/match-games';
import { pageGame } from '../../../lib/domain/match/page-game';
import { seriesGames } from '../../../lib/domain/match/series-games';
import type { GameDetail, GamePlayer } from '../../../lib/domain/match/game';
import { finishedMatch, gameStub, runningMatch } from '../../../lib/fixtures/match-fixture';
import { gameOf, withFrame, type LiveCourse } from '../../../lib/source/pandascore/live-course';
import { parseLiveFrame } from '../../../lib/source/wire/parse-live';
import { finishedGame, gamePlayer } from '../../support/game-fixture';
import { openTabs } from '../../support/open-tabs';
import { renderSite } from '../../support/render-site';
import { parsed } from '../../support/source/expect-parsed';
import { wireLiveFrame, wireLiveTeam } from '../../support/source/live-fixture';

/** The parts of a match page that show its games. */
function show(match: Match, details: readonly GameDetail[]) {
  const games = seriesGames(
    match,
    details.map((detail) => pageGame(detail, { prior: null })),
  );
  const { container } = renderSite(
    <>
      <SeriesOverview match={match} games={games} />
      {games.map((game) => (
        <GamePanel key={game.position} match={match} game={game} champions={[]} />
      ))}
    </>,
  );
  openTabs(container);
  const textsOf = (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    headings: textsOf('section h2'),
    columns: textsOf('thead th'),
    labels: textsOf('dt'),
    dashes: container.querySelectorAll('[title="no data"]').length,
    empty: [...container.querySelectorAll('section, table, dl, ul, figure')].filter(({ textContent }) => textContent.trim() === '').length,
    patterns: container.querySelectorAll('pattern').length,
    text: container.textContent,
  };
}

const FINISHED = finishedMatch({ games: [gameStub(1), gameStub(2, { winnerId: 1 })] });
const RUNNING = runningMatch({ games: [gameStub(1), gameStub(2, { id: 4001, status: 'running', winnerId: null, lengthSeconds: null })] });

describe('the games of a match without figures', () => {
  it.each([
    ['finished', FINISHED],
    ['running', RUNNING],
  ])('show who won, with nothing empty (%s)', (_, match) => {
    const { headings, columns, labels, dashes, empty } = show(match, []);
    expect(headings).toEqual(['Games']);
    expect(columns.length).toBeLessThanOrEqual(2);
    expect(labels).toEqual([]);
    expect(empty).toBe(0);
    expect(dashes).toBeLessThanOrEqual(match === RUNNING ? 1 : 0);
  });

  it('say of a running game that it is being played', () => {
    expect(show(RUNNING, []).text).toContain('It updates by itself.');
    const unkept = show(withoutFigures(RUNNING), []).text;
    expect(unkept).toContain('This game is liveNo live stats for this game.');
    expect(unkept).not.toContain('appears here');
  });
});

describe('the games of a match without frames', () => {
  const games = [1, 2].map((position) => finishedGame({ id: 99 + position, position }));

  it('have every figure, and no charts over time', () => {
    const { headings, labels, empty } = show(FINISHED, games);
    expect(headings.filter((heading) => heading.startsWith('Gold difference'))).toEqual([]);
    expect(headings).toContain('Draft');
    expect(labels).toContain('Gold');
    expect(empty).toBe(0);
  });

  const withPlayers = (overrides: Partial<GamePlayer>) =>
    show(
      FINISHED,
      games.map((game) => ({ ...game, players: game.players.map((player) => gamePlayer({ ...player, ...overrides })) })),
    );

  it('show damage bars once, unless damage types are known', () => {
    const plain = withPlayers({});
    cleanup();
    const byKind = withPlayers({ damagePhysical: 9_000, damageMagic: 500, damageTrue: 100 });
    expect(plain.headings).toContain('Damage breakdown');
    expect([plain.patterns, byKind.patterns > 0]).toEqual([0, true]);
  });

  it('give a single further figure no table of its own', () => {
    const lone = withPlayers({ crowdControlSeconds: 9, heal: null, damageTaken: null });
    expect(lone.headings).not.toContain('More stats');
    expect(lone.columns).toContain('CC');
    expect(withPlayers({ crowdControlSeconds: 9, heal: 2_000 }).headings).toContain('More stats');
  });

  it('leave out what is known of no player', () => {
    const bare = games.map((game) => ({
      ...game,
      players: game.players.map((player) => gamePlayer({ ...player, gold: null, damage: null, visionScore: null, wardsPlaced: null })),
    }));
    const { headings, columns, dashes } = show(FINISHED, bare);
    expect(headings).not.toContain('Damage breakdown');
    expect(columns).not.toContain('Vision');
    expect(dashes).toBe(0);
  });
});

describe('a game from a live feed', () => {
  /** T1 (77) is 20 gold a second ahead of Gen.G (1). */
  const live = (): GameDetail => {
    let course: LiveCourse | null = null;
    for (let seconds = 0; seconds <= 600; seconds += 10) {
      const blue = wireLiveTeam({ id: 77, gold: 2500 + seconds * 30 });
      const red = wireLiveTeam({ ...wireLiveTeam({ id: 1 }), gold: 2500 + seconds * 10, players: {} });
      course = withFrame(course, parsed(parseLiveFrame(wireLiveFrame({ current_timestamp: seconds, blue, red }))), seconds);
    }
    if (course === null) throw new Error('no course');
    return gameOf(course, 2, null);
  };

  it('shows its objectives and the gold curve, and nothing unknown', () => {
    const { headings, labels, empty, text } = show(RUNNING, [finishedGame({ id: 100 }), live()]);
    expect(headings).toContain('Gold difference and win chance');
    expect(labels).toEqual(expect.arrayContaining(['Kills', 'Gold', 'Towers', 'Void grubs']));
    expect(text).toContain('20,500');
    expect(empty).toBe(0);
  });

  it('is not counted in the figures of the series, which say so', () => {
    expect(show(RUNNING, [live()]).text).not.toContain('Series totals');
    cleanup();
    expect(show(RUNNING, [finishedGame({ id: 100 }), live()]).headings).toEqual(
      expect.arrayContaining(['Series totals Game 1', 'Players Game 1']),
    );
    cleanup();
    expect(show(FINISHED, [finishedGame({ id: 100 })]).text).not.toContain('Series totals Game 1');
  });
});
