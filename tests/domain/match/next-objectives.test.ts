import { describe, expect, it } from 'vitest';
import { gameLog } from '../../../lib/domain/match/game-log';
import { nextObjectives, objectivesInSight } from '../../../lib/domain/match/next-objectives';
import type { ReportedEvent } from '../../../lib/domain/match/reported-events';

const dragon = (seconds: number, teamId: number | null = 77, type?: ReportedEvent['dragon']): ReportedEvent => ({
  ...{ seconds, kind: 'dragon', teamId },
  ...(type && { dragon: type }),
});
const baron = (seconds: number): ReportedEvent => ({ seconds, kind: 'baron', teamId: 77 });
const next = (list: readonly ReportedEvent[], version = '16.2', complete = true) =>
  nextObjectives(gameLog({ complete, list: [...list] }), version).map(({ kind, at }) => `${kind} ${at / 60}`);

describe('the next dragon', () => {
  it('comes at five minutes, then five minutes after the last one', () => {
    expect(next([])).toContain('dragon 5');
    expect(next([dragon(360), dragon(720, 1)])).toContain('dragon 17');
  });

  it('is the elder one six minutes after a team has its fourth, and after each elder', () => {
    const three = [dragon(300), dragon(600, 1), dragon(900), dragon(1200, 1), dragon(1500)];
    expect(next(three)).toContain('dragon 30');
    expect(next([...three, dragon(1800)])).toContain('elder 36');
    expect(next([...three, dragon(1800), dragon(2400, 1, 'elder')])).toContain('elder 46');
  });

  it('is unknown where the team of the fourth is unknown', () => {
    const unknown = [dragon(300), dragon(600), dragon(900), dragon(1200, null)];
    expect(next(unknown)).toEqual(['baron 20']);
    expect(next(unknown.slice(1))).toContain('dragon 25');
  });
});

describe('the next baron', () => {
  it.each([
    ['14.5', 20],
    ['15.3', 25],
    ['25.3', 25],
    ['16.2', 20],
    ['26.2', 20],
  ])('comes first, on patch %s, at %i minutes', (version, minutes) => {
    expect(next([], version)).toContain(`baron ${minutes}`);
  });

  it('comes six minutes after the last one', () => {
    expect(next([baron(1260)])).toContain('baron 27');
  });
});

it('is unknown where an event may be missing, or in a season with unknown times', () => {
  expect(next([dragon(360)], '16.2', false)).toEqual([]);
  for (const version of ['', '9.24', '17.1', '27.1', 'x']) expect(next([], version)).toEqual([]);
});

it('has an objective in sight from five minutes before', () => {
  const all = nextObjectives(gameLog({ complete: true, list: [dragon(600)] }), '16.2');
  expect(objectivesInSight(all, 700).map(({ kind }) => kind)).toEqual(['dragon']);
  expect(objectivesInSight(all, 900).map(({ kind }) => kind)).toEqual(['dragon', 'baron']);
  expect(objectivesInSight(all, 5000)).toHaveLength(2);
});
