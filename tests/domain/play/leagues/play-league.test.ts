import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  joinLeague,
  leagueAfter,
  LeagueNameSchema,
  leagueWithout,
  MOST_LEAGUES,
  MOST_MEMBERS,
  newLeague,
  reactIn,
  type LeagueStep,
  type PlayLeague,
} from '../../../../lib/domain/play/leagues/play-league';

const OWN = newLeague({ id: 'league-1', name: 'Friends', code: 'x'.repeat(22) }, 'ann', 1_000);
function after(step: LeagueStep): PlayLeague {
  if (step.kind === 'refused' || step.league === null) throw new Error('no league');
  return step.league;
}
const TWO = after(joinLeague(OWN, 'bob', 0, 2_000));
const WEEK = '2026-11-16';

describe('a private league', () => {
  it('accepts members up to its limit and theirs, each once', () => {
    expect(joinLeague(TWO, 'bob', MOST_LEAGUES, 3_000)).toEqual({ kind: 'done', league: TWO });
    expect(joinLeague(OWN, 'bob', MOST_LEAGUES, 3_000)).toEqual({ kind: 'refused', why: 'too-many' });
    let full = OWN;
    for (let index = 1; index < MOST_MEMBERS; index += 1) full = after(joinLeague(full, `m${index}`, 0, index));
    expect(full.members).toHaveLength(MOST_MEMBERS);
    expect(joinLeague(full, 'late', 0, 9_000)).toEqual({ kind: 'refused', why: 'full' });
  });

  it('has an owner as long as it has members', () => {
    expect(leagueAfter(TWO, 'ann', { act: 'leave' })).toEqual({ kind: 'refused', why: 'owner-stays' });
    const handed = after(leagueAfter(TWO, 'ann', { act: 'hand-over', member: 'bob' }));
    expect(handed.ownerUid).toBe('bob');
    // The same again, as the answer was lost.
    expect(leagueAfter(handed, 'ann', { act: 'hand-over', member: 'bob' })).toEqual({ kind: 'done', league: handed });
    const left = after(leagueAfter(handed, 'ann', { act: 'leave' }));
    expect(left.members.map(({ uid }) => uid)).toEqual(['bob']);
    expect(leagueAfter(left, 'bob', { act: 'leave' })).toEqual({ kind: 'done', league: null });
  });

  it('passes to the earliest member when its owner is erased', () => {
    const three = after(joinLeague(TWO, 'cid', 0, 3_000));
    expect(leagueWithout(three, 'ann')).toMatchObject({ ownerUid: 'bob', members: [{ uid: 'bob' }, { uid: 'cid' }] });
    expect(leagueWithout(three, 'cid')).toMatchObject({ ownerUid: 'ann' });
    expect(leagueWithout(OWN, 'ann')).toBeNull();
  });

  it('is changed by its owner only', () => {
    for (const request of [
      { act: 'delete' },
      { act: 'rename', name: 'x' },
      { act: 'remove', member: 'ann', code: 'n'.repeat(22) },
    ] as const) {
      expect(leagueAfter(TWO, 'bob', request)).toEqual({ kind: 'refused', why: 'not-owner' });
      expect(leagueAfter(TWO, 'eve', request)).toEqual({ kind: 'refused', why: 'no-league' });
    }
    expect(leagueAfter(TWO, 'ann', { act: 'remove', member: 'ann', code: 'n'.repeat(22) })).toEqual({
      kind: 'refused',
      why: 'owner-stays',
    });
  });

  it('replaces its invitation with a member who is removed, once', () => {
    const removed = after(leagueAfter(TWO, 'ann', { act: 'remove', member: 'bob', code: 'n'.repeat(22) }));
    expect([removed.members.map(({ uid }) => uid), removed.code]).toEqual([['ann'], 'n'.repeat(22)]);
    const again = after(leagueAfter(removed, 'ann', { act: 'remove', member: 'bob', code: 'm'.repeat(22) }));
    expect(again).toBe(removed);
    // A member who leaves takes nothing away from the others.
    expect(after(leagueAfter(TWO, 'bob', { act: 'leave' })).code).toBe(TWO.code);
  });

  it('replaces its invitation once per request id', () => {
    const renewed = after(leagueAfter(TWO, 'ann', { act: 'renew', code: 'y'.repeat(22), known: TWO.code }));
    expect(renewed.code).toBe('y'.repeat(22));
    const again = after(leagueAfter(renewed, 'ann', { act: 'renew', code: 'z'.repeat(22), known: TWO.code }));
    expect(again.code).toBe('y'.repeat(22));
  });

  it('keeps one reaction per member and week', () => {
    let league = after(reactIn(TWO, 'bob', { week: WEEK, on: 'week', emoji: '🔥' }));
    league = after(reactIn(league, 'bob', { week: WEEK, on: 'ann', emoji: '👏' }));
    league = after(reactIn(league, 'ann', { week: WEEK, on: 'week', emoji: '🔥' }));
    expect(league.reactions.by).toHaveLength(2);
    const next = after(reactIn(league, 'ann', { week: '2026-11-23', on: 'week', emoji: '💀' }));
    expect(next.reactions).toEqual({ week: '2026-11-23', by: [{ uid: 'ann', on: 'week', emoji: '💀' }] });
    expect(after(reactIn(next, 'bob', { week: WEEK, on: 'week', emoji: '🔥' }))).toEqual(next);
    expect(after(reactIn(next, 'ann', { week: '2026-11-23', on: 'week', emoji: null })).reactions.by).toEqual([]);
    // What was said about a member goes with them.
    expect(leagueWithout(league, 'ann')?.reactions.by).toEqual([]);
    expect(reactIn(TWO, 'eve', { week: WEEK, on: 'week', emoji: '🔥' })).toEqual({ kind: 'refused', why: 'no-league' });
  });

  it('has a one-line name without control characters for text direction', () => {
    expect(v.parse(LeagueNameSchema, '  The \n  Baron\u202e  Buffs ')).toBe('The Baron Buffs');
    expect(v.parse(LeagueNameSchema, `Ba${'\u0316'.repeat(30)}ron \u200b \u0000 Buffs`)).toBe(`Ba${'\u0316'.repeat(4)}ron Buffs`);
    for (const wrong of ['', '   ', 'x'.repeat(41), '\u202e', '\u200b\u200b', '\u0000', '\ud800', '\u3164', '\u0301\u0301'])
      expect(v.safeParse(LeagueNameSchema, wrong).success).toBe(false);
  });
});
