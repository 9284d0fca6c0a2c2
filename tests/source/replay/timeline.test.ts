import { describe, expect, it } from 'vitest';
import type { SourceStandings } from '../../../lib/domain/entities/entities';
import { timelineSource } from '../../../lib/source/replay/timeline';
import { GEN, serie, tournament } from '../../support/entity-fixture';
import { offMatch } from '../../../lib/fixtures/match-fixture';
import { game, KICK_OFF, LEFT, MINUTE, played, RIGHT, recordedOf } from '../../support/source/recorded-fixture';

const noProgress = () => undefined;
const semifinal = played({ id: 1, numOfGames: 1, games: [game(LEFT)] });
const final = played({ id: 2, begin: KICK_OFF + 60 * MINUTE, numOfGames: 3, games: [game(RIGHT), game(RIGHT)] });

const end = { endAt: '2023-08-19T10:15:00Z', winnerId: RIGHT };
const summer = serie(end);
const playoffs = tournament({ ...end, teams: [] });
const standings: SourceStandings = {
  tournamentId: 16,
  kind: 'bracket',
  rows: [{ rank: 1, team: GEN, wins: null, losses: null, ties: null }],
};
const recorded = recordedOf([semifinal, final], {
  series: [serie(end)],
  tournaments: [tournament({ ...end, teams: [] })],
  standings: [standings],
});
const source = () => timelineSource({ name: 'test', simulated: true, recorded });

describe('competitions on the timeline', () => {
  it('have no winner, no table and no exact end before their last match is over', async () => {
    const before = await source().snapshot(KICK_OFF + 134 * MINUTE, noProgress);
    expect(before.series[0]).toMatchObject({ winnerId: null, endAt: '2023-08-19T23:59:59Z' });
    expect(before.tournaments[0]).toMatchObject({ winnerId: null, endAt: '2023-08-19T23:59:59Z' });
    expect(before.standings).toEqual([]);
  });

  it('are complete once it is over', async () => {
    const after = await source().snapshot(KICK_OFF + 135 * MINUTE, noProgress);
    expect([after.series, after.tournaments, after.standings]).toEqual([[summer], [playoffs], [standings]]);
  });

  it('without matches use their own end', async () => {
    const bare = timelineSource({ name: 'test', simulated: false, recorded: recordedOf([], { series: [summer] }) });
    const winnerAt = async (time: string) => (await bare.snapshot(Date.parse(time), noProgress)).series[0]?.winnerId;
    expect([await winnerAt('2023-08-19T10:14:59Z'), await winnerAt('2023-08-19T10:15:00Z')]).toEqual([null, RIGHT]);
  });
});

describe('changes', () => {
  it('list each match whose state changed since the snapshot or the last call', async () => {
    const timeline = source();
    await timeline.snapshot(KICK_OFF - MINUTE, noProgress);
    const idsAt = async (minute: number) =>
      (await timeline.changes(KICK_OFF + minute * MINUTE)).matches.map(({ id, status }) => `${id} ${status}`);
    expect(await idsAt(-1)).toEqual([]);
    expect(await idsAt(0)).toEqual(['1 running']);
    expect(await idsAt(0)).toEqual([]);
    expect(await idsAt(61)).toEqual(['1 finished', '2 running']);
    expect(await idsAt(200)).toEqual(['2 finished']);
    expect(await idsAt(999)).toEqual([]);
  });

  it('include the games', async () => {
    const timeline = source();
    await timeline.snapshot(KICK_OFF - MINUTE, noProgress);
    const changes = await timeline.changes(KICK_OFF + 11 * MINUTE);
    expect(changes.games.get(1)?.[0]).toMatchObject({ status: 'running', frames: [{ seconds: 0 }, { seconds: 600 }] });
    expect(changes).toMatchObject({ removed: [], cursor: null, rejections: [] });
  });

  it('contain everything without a snapshot', async () => {
    expect((await source().changes(KICK_OFF)).matches).toHaveLength(2);
  });

  it('revert what lies between when the clock is set back', async () => {
    const timeline = source();
    await timeline.snapshot(KICK_OFF + 40 * MINUTE, noProgress);
    expect((await timeline.changes(KICK_OFF - MINUTE)).matches).toMatchObject([{ id: 1, status: 'not_started' }]);
  });

  it('include announcements', async () => {
    const off = { ...offMatch('postponed'), id: 3 };
    const announcedAt = new Map([[3, KICK_OFF]]);
    const timeline = timelineSource({ name: 'test', simulated: true, recorded: recordedOf([{ match: off, games: [] }], { announcedAt }) });
    expect((await timeline.snapshot(KICK_OFF - 1, noProgress)).matches[0]?.status).toBe('not_started');
    expect((await timeline.changes(KICK_OFF)).matches).toEqual([off]);
  });
});
