import { describe, expect, it } from 'vitest';
import {
  consistentWinners,
  fitsTask,
  pickedChampion,
  savePicks,
  titlePath,
  type StagePicks,
} from '../../../../lib/domain/play/pickem/pickem-entry';
import type { PickemTask } from '../../../../lib/domain/play/pickem/pickem-stage';
import { teamStub } from '../../../support/entity-fixture';
import { DOUBLE_ELIMINATION, FOUR_TEAMS } from '../../../support/play/pickem-fixture';

const teams = Array.from({ length: 16 }, (_, index) => teamStub(index + 1));
const GROUPS: PickemTask = { kind: 'groups', groups: [{ group: null, teams: teams.slice(0, 3) }] };
const SWISS: PickemTask = { kind: 'swiss', teams };
const winners = (...pairs: [number, number][]): StagePicks => ({
  kind: 'bracket',
  winners: pairs.map(([matchId, teamId]) => ({ matchId, teamId })),
});
const swiss = (perfect: number[], advance: number[], winless: number[]): StagePicks => ({ kind: 'swiss', perfect, advance, winless });

describe('picks are valid', () => {
  it('where every team of a group has one place', () => {
    const order = (...ids: number[]): StagePicks => ({ kind: 'groups', groups: [ids] });
    expect(fitsTask(GROUPS, order(3, 1, 2))).toBe(true);
    for (const wrong of [order(3, 1), order(3, 1, 1), order(3, 1, 9), order(1, 2, 3, 3)]) expect(fitsTask(GROUPS, wrong)).toBe(false);
  });

  it('where the boxes of a Swiss stage are full and no team is in two', () => {
    expect(fitsTask(SWISS, swiss([1, 2], [3, 4, 5, 6, 7, 8], [9, 10]))).toBe(true);
    expect(fitsTask(SWISS, swiss([1], [3, 4, 5, 6, 7, 8], [9, 10]))).toBe(false);
    expect(fitsTask(SWISS, swiss([1, 2], [2, 4, 5, 6, 7, 8], [9, 10]))).toBe(false);
    expect(fitsTask(SWISS, swiss([1, 99], [3, 4, 5, 6, 7, 8], [9, 10]))).toBe(false);
  });

  it('where every match of a bracket is won by a team that reaches it', () => {
    expect(fitsTask(FOUR_TEAMS, winners([1, 1], [2, 3], [3, 3]))).toBe(true);
    expect(fitsTask(FOUR_TEAMS, winners([1, 1], [2, 3], [3, 2]))).toBe(false);
    expect(fitsTask(FOUR_TEAMS, winners([1, 1], [2, 3]))).toBe(false);
    expect(fitsTask(FOUR_TEAMS, winners([1, 1], [2, 3], [3, 3], [3, 1]))).toBe(false);
    expect(fitsTask(SWISS, winners([1, 1]))).toBe(false);
  });

  it('and changing an earlier pick removes those that depended on it', () => {
    expect([
      ...consistentWinners(
        FOUR_TEAMS.ties,
        new Map([
          [1, 4],
          [2, 3],
          [3, 1],
        ]),
      ).keys(),
    ]).toEqual([1, 2]);
  });
});

it('the champion is who wins the match that is worth most', () => {
  expect(pickedChampion(FOUR_TEAMS, winners([1, 1], [2, 3], [3, 3]))?.id).toBe(3);
  expect(pickedChampion(FOUR_TEAMS, winners([1, 1]))).toBeNull();
  expect(pickedChampion(SWISS, swiss([1], [], []))).toBeNull();
});

it('the way to the title is what the champion wins, in the order of play, through the lower bracket too', () => {
  const steps = (...given: Parameters<typeof titlePath>) => titlePath(...given).map(({ matchId, beaten }) => [matchId, beaten.id]);
  expect(steps(FOUR_TEAMS, winners([1, 1], [2, 3], [3, 3]))).toEqual([
    [2, 2],
    [3, 1],
  ]);
  // Team 4 loses at first, and to nobody after that.
  expect(steps(DOUBLE_ELIMINATION, winners([1, 1], [2, 2], [3, 1], [4, 4], [5, 4], [6, 4]))).toEqual([
    [4, 3],
    [5, 2],
    [6, 1],
  ]);
  expect(steps(FOUR_TEAMS, winners([1, 1]))).toEqual([]);
});

describe('saving picks', () => {
  const picks = winners([1, 1], [2, 3], [3, 3]);
  const others = winners([1, 4], [2, 3], [3, 3]);
  const request = (given: StagePicks, revision: number) => ({ uid: 'ann', tournamentId: 7, picks: given, revision });
  const first = savePicks({ stored: null, isLocked: false }, request(picks, 0), 1_000);

  it('counts revisions, and rejects a change to an outdated one', () => {
    if (first.kind !== 'saved') throw new Error('not saved');
    expect(first.entry).toMatchObject({ revision: 1, savedAt: 1_000, points: null });
    const second = savePicks({ stored: first.entry, isLocked: false }, request(others, 1), 2_000);
    expect(second).toMatchObject({ kind: 'saved', entry: { revision: 2 } });
    expect(savePicks({ stored: first.entry, isLocked: false }, request(others, 0), 2_000)).toEqual({ kind: 'refused', why: 'changed' });
  });

  it('accepts the same picks again, even after the lock, and rejects others then', () => {
    if (first.kind !== 'saved') throw new Error('not saved');
    expect(savePicks({ stored: first.entry, isLocked: true }, request(picks, 0), 9_000)).toEqual({ kind: 'same', entry: first.entry });
    expect(savePicks({ stored: first.entry, isLocked: true }, request(others, 1), 9_000)).toEqual({ kind: 'refused', why: 'locked' });
    expect(savePicks({ stored: null, isLocked: true }, request(picks, 0), 9_000)).toEqual({ kind: 'refused', why: 'locked' });
  });
});
