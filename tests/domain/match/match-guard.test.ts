import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { isLive, isMatch } from '../../../lib/domain/match/match-guard';
import { MatchSchema, type Match } from '../../../lib/domain/match/match';
import { finishedMatch, notStartedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';

const MATCHES: readonly Match[] = [notStartedMatch(), runningMatch(), finishedMatch(), finishedMatch({ winnerId: null, endAt: null })];
const WRONG: readonly unknown[] = [undefined, {}, [{}], true, Number.NaN.toString() + '!'];

/** A match with one field, or one field of its left side, replaced. */
function* broken(match: Match): Generator<{ readonly field: string; readonly value: unknown }> {
  for (const field of Object.keys(match)) for (const wrong of WRONG) yield { field, value: { ...match, [field]: wrong } };
  for (const field of Object.keys(match.left))
    for (const wrong of WRONG) yield { field: `left.${field}`, value: { ...match, left: { ...match.left, [field]: wrong } } };
}

describe('the guard of polled matches', () => {
  it('accepts what the schema accepts', () => {
    for (const match of MATCHES) expect([match.status, isMatch(match), v.is(MatchSchema, match)]).toEqual([match.status, true, true]);
  });

  it('rejects every missing field and wrong type that the schema rejects', () => {
    // Lists of values and the form of instants are the server's word.
    const trusted = ['status', 'opponentType', 'beginAt', 'modifiedAt', 'originalBeginAt', 'endAt'];
    for (const match of MATCHES) {
      for (const { field, value } of broken(match)) {
        if (v.is(MatchSchema, value) || (trusted.includes(field) && isMatch(value))) continue;
        expect([match.status, field, isMatch(value)]).toEqual([match.status, field, false]);
      }
    }
  });

  it('rejects a score before the start, and a running match without one', () => {
    expect(isMatch({ ...notStartedMatch(), left: runningMatch().left })).toBe(false);
    expect(isMatch({ ...runningMatch(), left: notStartedMatch().left })).toBe(false);
  });

  it('accepts live answers with and without figures, and no others', () => {
    const figures = { matchId: 7, position: 2, seconds: null, left: { gold: 1, kills: null }, right: { gold: null, kills: 2 } };
    expect(isLive({ matches: [runningMatch()] })).toBe(true);
    expect(isLive({ matches: [runningMatch()], playing: [figures] })).toBe(true);
    expect(isLive({ matches: [runningMatch()], playing: [{ ...figures, left: null }] })).toBe(false);
    const clock = { seconds: 600, at: '2023-08-19T08:00:00Z', stands: false };
    expect(isLive({ matches: [], playing: [{ ...figures, clock }] })).toBe(true);
    expect(isLive({ matches: [], playing: [{ ...figures, clock: { ...clock, at: null } }] })).toBe(false);
    expect(isLive({ matches: [], playing: [{ ...figures, chance: 0.62 }] })).toBe(true);
    expect(isLive({ matches: [], playing: [{ ...figures, chance: '62%' }] })).toBe(false);
    expect(isLive({ matches: [{}] })).toBe(false);
    expect(isLive([])).toBe(false);
  });
});
