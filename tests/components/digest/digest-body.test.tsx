// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DigestBody } from '../../../components/digest/DigestBody';
import { DigestView } from '../../../components/views/DigestView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { DigestPageData } from '../../../components/digest/digest-data';
import { digestFacts } from '../../../lib/domain/news/digest/digest-facts';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

const lead = finishedMatch({ id: 1 });
const angle: DigestPageData['digest']['angle'] = { kind: 'win', matchId: 1, winner: 'left', score: [2, 1] };
const next = {
  matchId: 2,
  left: { id: 1, name: 'T1', acronym: 'T1' },
  right: { id: 2, name: 'KT', acronym: 'KT' },
  at: '2023-08-20T06:00:00Z',
};
const data: DigestPageData = {
  digest: {
    ...{ kind: 'digest', id: 'day-293-2023-08-19', span: 'day', day: '2023-08-19', at: lead.beginAt, serie: 'Summer 2023', stage: '' },
    ...{ league: { id: 293, name: 'LCK' }, angle, wording: 'a', table: null, next },
  },
  matches: [lead],
  facts: digestFacts([lead], angle, new Map()),
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2023-08-20T05:59:50Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [false, 'T1 beat Gen.G'],
  [true, 'LCK, 19 Aug 2023'],
])('a digest names its league and day once, with results hidden: %s', (spoilerFree, heading) => {
  saveSettings({ spoilerFree });
  renderSite(<DigestView {...data} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.getAllByText('LCK, 19 Aug 2023')).toHaveLength(1);
});

it('a digest that stays open no longer calls a match that has begun the next one', () => {
  renderSite(<DigestBody {...data} />);
  expect(screen.queryByText('Up next: LCK')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(15_000));
  expect(screen.queryByText('Up next: LCK')).toBeNull();
});

it('a digest calls a league by its acronym, also one that is known by its name alone', () => {
  const league = { id: 90001, name: 'League of Legends Championship Pacific' };
  renderSite(<DigestBody {...data} digest={{ ...data.digest, league }} />);
  expect(screen.queryByText('Up next: LCP')).not.toBeNull();
});

it('a digest that a user shows does not say whom the winner meets, which is the result of another match', () => {
  saveSettings({ spoilerFree: true });
  const quarterfinal = finishedMatch({ id: 1, round: { part: 'single', name: 'quarterfinals', round: 0, match: 1 } });
  const onward = {
    round: { part: 'single', name: 'semifinals', round: 1, match: null },
    next: { at: '2023-08-22T06:00:00Z', opponent: 'KT', winnerOf: null },
  } as const;
  renderSite(<DigestBody {...data} matches={[quarterfinal]} facts={digestFacts([quarterfinal], angle, new Map(), { onward })} />);
  act(() => screen.getAllByRole('button', { name: 'Show results' })[0]?.click());
  const story = document.querySelector('.story')?.textContent;
  expect(story).toContain('reach the semifinals');
  expect(story).not.toContain('KT');
});
