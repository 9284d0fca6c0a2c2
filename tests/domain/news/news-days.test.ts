import { describe, expect, it } from 'vitest';
import type { DigestItem } from '../../../lib/domain/news/digest';
import { newsDays, newsWeights, topDigests } from '../../../lib/domain/news/news-days';

const LCK = 293;
const LPL = 294;
const LPLOL = 4407;

function digest(id: string, day: string, leagueId: number, span: DigestItem['span'] = 'day'): DigestItem {
  return {
    ...{ kind: 'digest', id, span, day, at: `${day}T20:00:00Z`, league: { id: leagueId, name: '' }, serie: '', stage: '', wording: 'a' },
    ...{ angle: { kind: 'win', matchId: 1, winner: 'left', score: [2, 0] }, matches: [], count: 1 },
  };
}

describe('a list of news', () => {
  it('is read by day, the latest first, and led by the most important league whatever happened', () => {
    const upset = digest('lpl', '2023-08-19', LPL);
    const win = digest('lck', '2023-08-19', LCK);
    const before = digest('before', '2023-08-18', LPL);
    const titled = { ...upset, angle: { ...upset.angle, kind: 'title' as const } };
    const ids = newsDays([before, titled, win]).map(({ day, items }) => [
      day,
      ...items.map((item) => (item.kind === 'recap' ? '' : item.id)),
    ]);
    expect(ids).toEqual([
      ['2023-08-19', 'lck', 'lpl'],
      ['2023-08-18', 'before'],
    ]);
  });

  it('has a match day that goes on past midnight on its own day, and a week on its last', () => {
    const late = { ...digest('day', '2023-08-18', LCK), at: '2023-08-19T01:00:00Z' };
    const week = { ...digest('week', '2023-08-14', LCK, 'week'), at: '2023-08-20T01:00:00Z' };
    expect(newsDays([late, week]).map(({ day }) => day)).toEqual(['2023-08-20', '2023-08-18']);
  });
});

describe('the digests of a front page', () => {
  it('are of match days, the latest two, those of the most important leagues', () => {
    const items = [
      digest('lpl', '2023-08-19', LPL),
      digest('week', '2023-08-19', LCK, 'week'),
      digest('lck', '2023-08-18', LCK),
      digest('old', '2023-08-17', LCK),
    ];
    expect(topDigests(items, 3).map(({ id }) => id)).toEqual(['lck', 'lpl']);
    expect(topDigests(items, 1).map(({ id }) => id)).toEqual(['lck']);
  });
});

it.each([
  [1, LCK, 'lead'],
  [2, LCK, 'lead line'],
  [3, LCK, 'lead card card'],
  [4, LCK, 'lead card card line'],
  [7, LCK, 'lead card card card card line line'],
  [1, LPLOL, 'card'],
  [2, LPLOL, 'card card'],
  [3, LPLOL, 'lead card card'],
])('%i items of a day of league %i weigh so that no card stands alone and no small story fills the day', (count, league, weights) => {
  const items = Array.from({ length: count }, (_, index) => digest(`${index}`, '2023-08-19', league));
  expect(newsWeights(items).join(' ')).toBe(weights);
});
