import { beforeEach, expect, it, vi } from 'vitest';
import { authorName } from '../../lib/domain/people/comments/author-name';
import { MOST_LEAGUES } from '../../lib/domain/play/leagues/play-league';
import { NEW_ACCOUNT, placeBet, type Bet } from '../../lib/domain/play/ledger';
import { NO_TALLIES } from '../../lib/domain/play/score';
import type { StagePicks } from '../../lib/domain/play/pickem/pickem-entry';
import { divisionTurn } from '../../lib/server/play/contest-turns';
import { leaguePage } from '../../lib/server/play/league-pages';
import { updateUserData } from '../../lib/store/people/user-document';
import { currentDivisions, divisionOf } from '../../lib/store/play/division-document';
import { commitWrites, type DocumentWrite } from '../../lib/store/core/commit-writes';
import { accountPath, betPath } from '../../lib/store/play/ledger-store';
import {
  entriesOf,
  entriesOfStage,
  entryOfShare,
  pickemPointsOf,
  putPoints,
  readEntry,
  saveEntry,
  shareEntry,
} from '../../lib/store/play/pickem-document';
import { erasePlayOf } from '../../lib/store/play/play-erasure';
import { actInLeague, addLeague, invitedLeague, joinByCode, leaguesOf, readPlayLeague } from '../../lib/store/play/play-league-document';
import { chunks } from '../../lib/domain/values/chunks';
import { WEEK_MS } from '../../lib/domain/values/durations';
import { currentMonday } from '../../lib/domain/values/week';
import { matchAt, requestOf, worldBook, WORLD_START } from '../support/play/ledger-world';
import { describeWithStore, plant, useEmptyStore } from '../support/store/store-rig';

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
});

const NOW = Date.parse('2026-11-24T12:00:00Z');
const SIGNAL = new AbortController().signal;
const picks = (teamId: number): StagePicks => ({ kind: 'bracket', winners: [{ matchId: 1, teamId }] });
const request = (uid: string, teamId: number, revision = 0) => ({ uid, tournamentId: 7, picks: picks(teamId), revision });

async function madeLeague(id: string, uid: string): Promise<string> {
  const step = await addLeague({ id, name: 'Friends' }, uid, NOW);
  return step.kind === 'done' && step.league ? step.league.code : expect.fail();
}

async function plantAccount(uid: string, week: string, score: number): Promise<void> {
  const tally = { key: week, count: 5, won: 3, sum: score, score };
  await plant('play', accountPath(uid), { ...NEW_ACCOUNT, name: uid, tallies: { ...NO_TALLIES, week: tally } });
}

describeWithStore('the contests of the prediction game', () => {
  beforeEach(() => {
    useEmptyStore();
  });

  it('keep one of two entries that are saved at once for the same revision', async () => {
    const both = await Promise.all([saveEntry(request('ann', 3), false, NOW), saveEntry(request('ann', 4), false, NOW)]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['refused', 'saved']);
    expect((await readEntry(7, 'ann'))?.revision).toBe(1);
    expect(await saveEntry(request('ann', 5, 1), true, NOW)).toEqual({ kind: 'refused', why: 'locked' });
  });

  it('count points once, however often they are written', async () => {
    await saveEntry(request('ann', 3), false, NOW);
    for await (const entries of entriesOfStage(7)) {
      const counted = entries.map((entry) => ({ ...entry, points: 8 }));
      await putPoints('2026', counted);
      await putPoints('2026', counted);
    }
    expect(await pickemPointsOf(['ann', 'bob'], '2026')).toEqual([8, 0]);
    expect((await readEntry(7, 'ann'))?.points).toBe(8);
  });

  it('share picks at one address until their owner ends it, through changes and counting', async () => {
    expect(await shareEntry(7, 'ann', true)).toBeNull();
    await saveEntry(request('ann', 3), false, NOW);
    const before = await readEntry(7, 'ann');
    const [first, again] = await Promise.all([shareEntry(7, 'ann', true), shareEntry(7, 'ann', true)]);
    const share = first?.share ?? expect.fail();
    expect(again?.share).toBe(share);
    await saveEntry(request('ann', 4, 1), false, NOW);
    expect(await entryOfShare(share)).toMatchObject({ uid: 'ann', picks: picks(4), revision: 2 });
    // Counted from what was read before it was shared.
    if (before) await putPoints('2026', [{ ...before, revision: 2, points: 8 }]);
    expect(await entryOfShare(share)).toMatchObject({ picks: picks(4), points: 8 });
    expect(await shareEntry(7, 'ann', false)).toEqual({ share: null, ended: share });
    expect(await entryOfShare(share)).toBeNull();
    expect((await shareEntry(7, 'ann', true))?.share).not.toBe(share);
  });

  it('share picks at an address that is random in every digit', async () => {
    await saveEntry(request('ann', 3), false, NOW);
    const shares: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      shares.push((await shareEntry(7, 'ann', true))?.share ?? expect.fail());
      await shareEntry(7, 'ann', false);
    }
    const [first = ''] = shares;
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect([...first].filter((digit, at) => shares.every((share) => share[at] === digit))).toEqual([]);
  });

  it('accept members by the current invitation, and nobody twice', async () => {
    const code = await madeLeague('league-1', 'ann');
    await Promise.all([joinByCode(code, 'bob', NOW), joinByCode(code, 'bob', NOW), joinByCode(code, 'cid', NOW)]);
    expect((await readPlayLeague('league-1'))?.members.map(({ uid }) => uid).sort()).toEqual(['ann', 'bob', 'cid']);
    await actInLeague('league-1', 'ann', { act: 'renew', code: 'y'.repeat(22), known: code });
    expect(await joinByCode(code, 'dan', NOW)).toEqual({ kind: 'refused', why: 'no-league' });
    expect(await invitedLeague('y'.repeat(22))).not.toBeNull();
  });

  it('name members who have not played yet as their comments do', async () => {
    const code = await madeLeague('league-1', 'ann');
    for (const uid of ['bob', 'cid']) await joinByCode(code, uid, NOW);
    await updateUserData('bob', { user: { summonerName: 'Bobby', server: '', color: '' } });
    await plantAccount('ann', '2026-11-16', 5);
    const names = (await leaguePage({ uid: 'ann' }, 'league-1', NOW))?.members.map(({ name }) => name) ?? [];
    expect(names.sort()).toEqual(['Bobby', authorName({ uid: 'cid' }), 'ann']);
    expect(authorName({ uid: 'cid' })).toMatch(/^Fan \d{4}$/);
  });

  it('show no week from before they were made', async () => {
    await madeLeague('league-1', 'ann');
    const weekAt = async (now: number) => (await leaguePage({ uid: 'ann' }, 'league-1', now))?.week;
    expect(await weekAt(NOW)).toBeNull();
    expect(await weekAt(NOW + WEEK_MS)).toBe(currentMonday(NOW, 'UTC'));
  });

  it('show each member’s best call of the week, however many lesser ones they and others have won since', { timeout: 60_000 }, async () => {
    const code = await madeLeague('league-1', 'ann');
    await joinByCode(code, 'bob', NOW);
    const monday = Date.parse('2026-11-16');
    const base = placeBet(
      { account: { ...NEW_ACCOUNT, balance: 50 }, book: worldBook(matchAt(0), 0), known: null },
      requestOf({ kind: 'place', account: 0, match: 0, market: 0, outcome: 0, stake: 50, name: 0, tenths: 1 }).request,
      WORLD_START,
    );
    const won = (uid: string, id: number, odds: number, countedAt: number, changes: Partial<Bet> = {}): DocumentWrite => {
      const bet = base.kind === 'placed' ? base.bet : expect.fail();
      const fields = { ...bet, uid, id: `bet-${id}`, odds, state: 'won', countedAt, matchId: id, ...changes };
      return { path: betPath(uid, fields.id), fields };
    };
    const writes = [
      won('ann', 1, 5.5, monday),
      won('ann', 2, 5.5, monday + 2, { placedAt: WORLD_START - 1 }),
      won('ann', 3, 9, monday - 1),
      won('ann', 4, 9, monday + WEEK_MS),
      won('ann', 5, 9, monday + 5, { isRanked: false }),
      won('ann', 6, 9, monday + 5, { state: 'lost' }),
      won('bob', 7, 1.2, monday + 5),
      ...Array.from({ length: 320 }, (_, index) => won('ann', 100 + index, 1.5, monday + 10 + index)),
    ];
    for (const some of chunks(writes, 200)) await commitWrites('play', some);
    const { members = [] } = (await leaguePage({ uid: 'ann' }, 'league-1', NOW)) ?? {};
    expect(members.map(({ bestCall }) => bestCall && [bestCall.matchId, bestCall.odds])).toEqual([
      [2, 5.5],
      [7, 1.2],
    ]);
  });

  it('limit the number of leagues per account', async () => {
    for (let index = 0; index < MOST_LEAGUES; index += 1) await madeLeague(`league-${index}`, 'ann');
    expect(await addLeague({ id: 'one-more', name: 'x' }, 'ann', NOW)).toEqual({ kind: 'refused', why: 'too-many' });
    expect(await joinByCode(await madeLeague('another', 'bob'), 'ann', NOW)).toEqual({ kind: 'refused', why: 'too-many' });
    expect(await leaguesOf('ann')).toHaveLength(MOST_LEAGUES);
  });

  it('create the divisions of a week once', async () => {
    await plantAccount('ann', '2026-11-16', 5);
    await plantAccount('bob', '2026-11-16', 9);
    await plantAccount('old', '2026-11-09', 9);
    await divisionTurn(Date.parse('2026-11-23T00:05:00Z'), SIGNAL);
    expect(await currentDivisions()).toBeNull();
    await divisionTurn(NOW, SIGNAL);
    const current = await currentDivisions();
    expect(current).toEqual({ currentWeek: '2026-11-23', count: 1 });
    expect(current && (await divisionOf('ann', current))?.members.map(({ uid }) => uid)).toEqual(['bob', 'ann']);
    await plantAccount('ann', '2026-11-16', 50);
    await divisionTurn(NOW, SIGNAL);
    expect(current && (await divisionOf('ann', current))?.members.map(({ uid }) => uid)).toEqual(['bob', 'ann']);
    await divisionTurn(NOW + 7 * 86_400_000, SIGNAL);
    expect(await currentDivisions()).toEqual({ currentWeek: '2026-11-30', count: 1 });
  });

  it('keep nothing of an erased account, and leave its leagues intact', async () => {
    const code = await madeLeague('league-1', 'ann');
    await joinByCode(code, 'bob', NOW);
    await madeLeague('league-2', 'ann');
    await saveEntry(request('ann', 3), false, NOW);
    const share = (await shareEntry(7, 'ann', true))?.share ?? expect.fail();
    await plantAccount('ann', '2026-11-16', 5);
    await divisionTurn(NOW, SIGNAL);
    for await (const entries of entriesOfStage(7))
      await putPoints(
        '2026',
        entries.map((entry) => ({ ...entry, points: 8 })),
      );
    await erasePlayOf('ann');
    expect(await readPlayLeague('league-1')).toMatchObject({ ownerUid: 'bob', members: [{ uid: 'bob' }] });
    expect(await readPlayLeague('league-2')).toBeNull();
    expect(await entriesOf('ann', 10)).toEqual([]);
    expect(await entryOfShare(share)).toBeNull();
    expect(await pickemPointsOf(['ann'], '2026')).toEqual([0]);
    const current = await currentDivisions();
    expect(current && (await divisionOf('ann', current))).toBeNull();
    await erasePlayOf('ann');
  });
});
