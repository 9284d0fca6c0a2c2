import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { MatchSummarySchema, type FinishedMatch, type Match, type MatchSummary, type RunningMatch } from '../../../lib/domain/match/match';
import { matchSummary } from '../../../lib/domain/match/match-summary';
import { finishedMatch, notStartedMatch, offMatch, runningMatch } from '../../../lib/fixtures/match-fixture';

const details = {
  games: [
    {
      id: 1,
      position: 1,
      status: 'running' as const,
      beginAt: null,
      endAt: null,
      lengthSeconds: null,
      winnerId: null,
      videoUrl: null,
    },
  ],
  streams: [{ url: 'https://a.test', embedUrl: null, language: 'en', main: true, official: true }],
};
const feeding = { previousMatchIds: [5, 6], previousTakes: ['winner' as const, 'loser' as const] };

describe('the summary of a match', () => {
  it('has neither games nor streams nor feeding matches', () => {
    for (const match of [notStartedMatch(), finishedMatch(), offMatch('canceled'), offMatch('postponed')]) {
      const { games: _games, streams: _streams, previousMatchIds: _ids, ...rest } = match;
      expect(matchSummary({ ...match, ...details, ...feeding })).toEqual(rest);
    }
  });

  it('has all games and streams of a running match', () => {
    expect(matchSummary(runningMatch({ ...details, ...feeding }))).toMatchObject(details);
    expect(matchSummary(runningMatch(feeding))).not.toHaveProperty('previousMatchIds');
  });

  it('equals what its schema makes of the match', () => {
    for (const match of [notStartedMatch(details), runningMatch(details), finishedMatch(details), offMatch('canceled')])
      expect(v.parse(MatchSummarySchema, match)).toEqual(matchSummary(match));
  });

  it('is not a match, but every match is a summary', () => {
    expectTypeOf<Match>().toExtend<MatchSummary>();
    expectTypeOf<MatchSummary>().not.toExtend<Match>();
    expectTypeOf<Exclude<MatchSummary, { status: 'running' }>>().not.toHaveProperty('games');
    expectTypeOf(matchSummary).returns.not.toExtend<FinishedMatch | RunningMatch>();
  });
});
