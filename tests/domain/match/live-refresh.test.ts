import { describe, expect, it } from 'vitest';
import { liveRefreshMs } from '../../../lib/domain/match/live-refresh';
import { finishedMatch, notStartedMatch, offMatch, runningMatch } from '../../../lib/fixtures/match-fixture';

const at = (time: string) => Date.parse(`2023-08-19T${time}Z`);

describe('how often a list is polled', () => {
  it('is every 5 s while one of its matches runs', () => {
    expect(liveRefreshMs([notStartedMatch(), runningMatch()], at('07:30:00'))).toBe(5_000);
  });

  it('is every minute from an hour before a start until an hour after it was due', () => {
    expect(liveRefreshMs([notStartedMatch()], at('07:00:00'))).toBe(60_000);
    expect(liveRefreshMs([notStartedMatch()], at('08:59:00'))).toBe(60_000);
  });

  it('is never otherwise', () => {
    expect(liveRefreshMs([notStartedMatch()], at('06:59:00'))).toBe(0);
    expect(liveRefreshMs([notStartedMatch()], at('09:00:00'))).toBe(0);
    expect(liveRefreshMs([finishedMatch(), offMatch('canceled')], at('08:00:00'))).toBe(0);
    expect(liveRefreshMs([runningMatch()], null)).toBe(0);
    expect(liveRefreshMs([runningMatch({ overdue: true })], at('18:00:00'))).toBe(0);
  });
});
