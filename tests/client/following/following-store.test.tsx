// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  learnPlayerTeams,
  orderLeagues,
  toggleLeague,
  toggleMatch,
  togglePlayer,
  toggleTeam,
  useFollowedLeagues,
  useFollowing,
  useOwnMatchRule,
} from '../../../lib/client/following/following-store';
import { MAX_FOLLOWED_LEAGUES, MAX_FOLLOWED_MATCHES, MAX_FOLLOWED_TEAMS } from '../../../lib/domain/values/constants';

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const ids = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

beforeEach(() => localStorage.clear());

describe('followed leagues', () => {
  it('are kept in the order of following, under the name of the user field', () => {
    for (const id of [4197, 293, 297]) toggleLeague(id);
    expect(stored('leaguesOrder')).toEqual([4197, 293, 297]);
  });

  it('leave when toggled again', () => {
    toggleLeague(293);
    expect(toggleLeague(293)).toEqual({ ok: true, value: false });
    expect(stored('leaguesOrder')).toEqual([]);
  });

  it('are at most eight; the ninth is refused and says so', () => {
    for (const id of ids(MAX_FOLLOWED_LEAGUES)) expect(toggleLeague(id).ok).toBe(true);
    expect(toggleLeague(99)).toEqual({ ok: false, error: { kind: 'limit', max: 8 } });
    expect(stored('leaguesOrder')).toEqual(ids(8));
  });

  it('are reordered without losing one that the order omits, or gaining one that is not followed', () => {
    for (const id of [4197, 293, 297]) toggleLeague(id);
    orderLeagues([297, 4197, 12]);
    expect(stored('leaguesOrder')).toEqual([297, 4197, 293]);
  });

  it('can be unfollowed at the limit', () => {
    for (const id of ids(MAX_FOLLOWED_LEAGUES)) toggleLeague(id);
    expect(toggleLeague(3)).toEqual({ ok: true, value: false });
  });

  it('keep their names for the navigation as long as they are followed', () => {
    const league = { id: 293, name: 'LCK', acronym: 'LCK', img: null, flag: 'kr' };
    const { result } = renderHook(() => useFollowedLeagues());
    act(() => void toggleLeague(293, league));
    expect(result.current).toEqual([league]);
    act(() => void toggleLeague(293, league));
    expect(result.current).toEqual([]);
  });

  it.each(['{', '"x"', '[1,"2"]', '[-1]'])('are none when storage holds %s', (text) => {
    localStorage.setItem('leaguesOrder', text);
    expect(renderHook(() => useFollowing()).result.current.leaguesOrder).toEqual([]);
  });
});

describe('followed teams', () => {
  it('are at most fifty', () => {
    for (const id of ids(MAX_FOLLOWED_TEAMS)) expect(toggleTeam(id).ok).toBe(true);
    expect(toggleTeam(99)).toEqual({ ok: false, error: { kind: 'limit', max: 50 } });
    expect(stored('followingTeams')).toEqual(ids(50));
  });
});

describe('followed matches', () => {
  it('are the newest hundred: there is always room for one more', () => {
    for (const id of ids(MAX_FOLLOWED_MATCHES)) expect(toggleMatch(id)).toBe(true);
    expect(toggleMatch(999)).toBe(true);
    const kept = stored('followingMatches');
    expect(kept).toEqual([...ids(MAX_FOLLOWED_MATCHES).slice(1), 999]);
    expect(toggleMatch(999)).toBe(false);
  });
});

describe('followed players', () => {
  it('count as their teams, as long as they are followed and wherever they move', () => {
    const { result } = renderHook(() => useOwnMatchRule());
    act(() => void togglePlayer(5, 77));
    expect(result.current.playerTeams).toEqual([77]);
    act(() => learnPlayerTeams([{ id: 5, teamId: 78 }]));
    expect(result.current.playerTeams).toEqual([78]);
    act(() => void togglePlayer(5, 78));
    expect(result.current.playerTeams).toEqual([]);
  });
});
