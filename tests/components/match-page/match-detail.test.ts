import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { awaitsFigures, figuresFollow, seriesGames } from '../../../lib/domain/match/series-games';
import { MatchAnswerSchema } from '../../../lib/domain/models/match-answer';
import { pageDetail } from '../../../lib/domain/models/match-detail';
import { pastResult } from '../../../lib/domain/match/past-result';
import { detailRefreshMs } from '../../../components/match-page/use-match-detail';
import { goldCurve } from '../../../lib/domain/match/gold-curve';
import type { GameStub } from '../../../lib/domain/match/match';
import { finishedGame, gamePlayer, gameTeam } from '../../support/game-fixture';
import { gameStub, finishedMatch, notStartedMatch, runningMatch, scored } from '../../../lib/fixtures/match-fixture';
import { matchDetail } from '../../support/match-detail-fixture';

describe('the games of a series', () => {
  it('are those begun, by position; a game that was not played is left out', () => {
    const match = runningMatch({
      games: [
        gameStub(3, { status: 'not_started' }),
        gameStub(2, { status: 'running', winnerId: null }),
        gameStub(1),
        gameStub(4, { status: 'not_played' }),
      ],
    });
    expect(seriesGames(match, []).map((game) => [game.position, game.status])).toEqual([
      [1, 'finished'],
      [2, 'running'],
    ]);
  });

  it('take state and winner from the match, which is newer than the figures', () => {
    const [game] = seriesGames(finishedMatch({ games: [gameStub(1, { winnerId: 1 })] }), [
      finishedGame({ status: 'running', winnerId: null }),
    ]);
    expect(game).toMatchObject({ status: 'finished', winnerId: 1 });
  });

  it('include those that the match does not list, where their figures exist', () => {
    expect(seriesGames(finishedMatch(), [finishedGame()])).toHaveLength(1);
  });

  it('have no detail while only their result is known', () => {
    const games = seriesGames(finishedMatch({ games: [gameStub(1)] }), [finishedGame({ teams: [], players: [] })]);
    expect(games[0]?.detail).toBeNull();
    expect(awaitsFigures(games)).toBe(true);
  });
});

describe('the figures of a game', () => {
  const ended = '2023-08-19T08:50:00Z';
  const now = Date.parse('2023-08-19T10:49:00Z');
  const soon = (at: number | null, overrides: Partial<GameStub> = {}, details: Parameters<typeof seriesGames>[1] = []) =>
    seriesGames(runningMatch({ games: [gameStub(1, { endAt: ended, ...overrides })] }), details).some((game) => figuresFollow(game, at));

  it('are awaited within two hours of its end, not of the match’s', () => {
    expect([soon(now), soon(now + 2 * 60_000), soon(null)]).toEqual([true, false, false]);
  });

  it('are awaited from its start where its end is not known', () => {
    expect([
      soon(now, { endAt: null, beginAt: '2023-08-19T08:55:00Z' }),
      soon(now, { endAt: null, beginAt: '2023-08-19T08:20:00Z' }),
    ]).toEqual([true, false]);
  });

  it('are not awaited where they exist, or the source keeps none', () => {
    expect([soon(now, {}, [finishedGame()]), soon(now, { withoutFigures: true }), soon(now, { status: 'running' })]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('a past result', () => {
  it('reads from either side', () => {
    expect(pastResult(finishedMatch(), 77)).toMatchObject({ outcome: 'won', score: '2–1', opponent: { name: 'Gen.G' } });
    expect(pastResult(finishedMatch(), 1)).toMatchObject({ outcome: 'lost', score: '1–2', opponent: { name: 'T1' } });
  });
  it('knows a draw', () => {
    const draw = finishedMatch({ left: scored({ score: 1 }), right: scored({ id: 1, score: 1 }), winnerId: null, drawn: true });
    expect(pastResult(draw, 77)?.outcome).toBe('drawn');
  });
  it('follows the winner where the score is level (a forfeit)', () => {
    const forfeit = finishedMatch({ left: scored({ score: 0 }), right: scored({ id: 1, score: 0 }), winnerId: 1, forfeit: true });
    expect(pastResult(forfeit, 77)?.outcome).toBe('lost');
  });
  it('is null for another team’s match and for an unfinished one', () => {
    expect(pastResult(finishedMatch(), 5)).toBeNull();
    expect(pastResult(runningMatch(), 77)).toBeNull();
  });
});

describe('how often the page polls', () => {
  const begin = Date.parse('2023-08-19T08:00:00Z');
  const hour = 3_600_000;
  const over = finishedMatch({ games: [gameStub(1)] });
  const underWay = finishedGame({ status: 'running', winnerId: null });

  it.each([
    ['a running match', matchDetail({ match: runningMatch() }), begin + hour, 5000],
    ['a match that starts within the hour', matchDetail({ match: notStartedMatch() }), begin - hour / 2, 60_000],
    ['a match of tomorrow', matchDetail({ match: notStartedMatch() }), begin - 24 * hour, 0],
    ['a finished match whose figures are there', matchDetail({ match: over, games: [finishedGame()] }), begin + 3 * hour, 0],
    ['a match just ended whose figures are late', matchDetail({ match: over, games: [] }), begin + 3 * hour, 60_000],
    [
      'a match that has ended this minute, with figures of the game as it was under way',
      matchDetail({ match: over, games: [underWay] }),
      Date.parse('2023-08-19T10:41:50Z'),
      5000,
    ],
    ['the same match an hour later', matchDetail({ match: over, games: [underWay] }), Date.parse('2023-08-19T11:41:50Z'), 60_000],
    [
      'a match just ended whose figures never come',
      matchDetail({ match: finishedMatch({ games: [gameStub(1, { withoutFigures: true })] }), games: [] }),
      begin + 3 * hour,
      0,
    ],
    ['an old match that never got figures', matchDetail({ match: over, games: [] }), begin + 48 * hour, 0],
  ])('%s', (_, detail, now, expected) => {
    expect(detailRefreshMs(detail, now)).toBe(expected);
  });

  it('never, before the clock is known', () => expect(detailRefreshMs(matchDetail({ match: runningMatch() }), null)).toBe(0));
});

describe('the props of the page', () => {
  const { match, form, headToHead } = matchDetail();
  const teams = (gold: number) => [77, 1].map((id) => ({ id, gold: gold + id, kills: 0, towers: 0, dragons: 0, barons: 0, inhibitors: 0 }));
  const boots = { id: 1, name: 'Boots', img: null };
  const full = finishedGame({
    frames: [
      { seconds: 0, teams: teams(2500), players: [] },
      { seconds: 300, teams: teams(8000), players: [] },
    ],
    players: [
      gamePlayer({ items: [boots, boots], pentaKills: 1, damageTrue: 0 }),
      gamePlayer({ id: 2, role: null, level: null, wardsPlaced: null, champion: { id: 9, name: 'Ahri', img: '/ahri.png' } }),
    ],
    teams: [
      gameTeam({ bans: [9, 4], dragonTypes: { air: 1, earth: null, fire: 0, water: null, chemtech: null, hextech: 2, elder: null } }),
    ],
  });

  it('hold every figure, known or not, and the curve instead of the frames', () => {
    const champions = [{ id: 4, name: 'Braum', img: null }];
    const detail = pageDetail({ match, form, headToHead }, { matchId: 7, games: [full], champions });
    const { frames, ...game } = full;
    expect(detail).toMatchObject({ games: [{ ...game, curve: goldCurve(frames) }], champions });
    expect(detail.games[0]).not.toHaveProperty('frames');
  });

  it('equal the later JSON answer', () => {
    const answer = { match, form, headToHead, games: [full], champions: [] };
    const [later] = v.parse(MatchAnswerSchema, answer).games;
    const [first] = pageDetail({ match, form, headToHead }, { matchId: 7, games: [full], champions: [] }).games;
    expect(later).toEqual(first);
  });

  it('are complete without a document of games', () => {
    expect(pageDetail({ match, form, headToHead }, null)).toMatchObject({ games: [], champions: [] });
  });
});
