// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { DigestRow } from '../../../components/news/DigestRow';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { DigestItem } from '../../../lib/domain/news/digest';
import type { NewsWeight } from '../../../lib/domain/news/news-days';
import { renderSite } from '../../support/render-site';

const ITEM: DigestItem = {
  kind: 'digest',
  id: 'day-293-2026-11-17',
  span: 'day',
  day: '2026-11-17',
  at: '2026-11-17T09:00:00Z',
  league: { id: 293, name: 'LCK' },
  serie: 'Fall 2026',
  stage: 'Regular Season',
  angle: { kind: 'upset', matchId: 7, winner: 'right', score: [2, 1] },
  wording: 'a',
  matches: [
    { matchId: 7, left: { id: 1, name: 'Gen.G', acronym: 'GEN' }, right: { id: 2, name: 'OKSavingsBank BRION', acronym: 'BRO' } },
    { matchId: 8, left: { id: 3, name: 'DRX', acronym: 'DRX' }, right: { id: 4, name: 'T1', acronym: 'T1' } },
  ],
  count: 2,
};

const rowOf = (weight: NewsWeight) => renderSite(<DigestRow item={ITEM} weight={weight} />).container;

it('shows whom its headline is about, the winner first and by the name that fans use', () => {
  const row = rowOf('card');
  expect(row.querySelector('.crests')?.textContent).toBe('BROGEN');
  expect(row.querySelector('h2')?.textContent).toMatch(/^BRION .*Gen\.G/);
});

it('leads a day with the score in the clubs’ colours', () => {
  const row = rowOf('lead');
  expect(row.querySelector('.crests')?.textContent).toBe('BRO 2–1 GEN');
  expect(row.querySelector('.clubs')?.getAttribute('style')).toContain('--left');
});

it.each(['card', 'lead'] as const)('names the league alone while results are hidden (%s)', (weight) => {
  saveSettings({ spoilerFree: true });
  const row = rowOf(weight);
  expect(row.querySelector('.crests')?.textContent).toBe('LCK');
  expect(row.querySelector('.clubs')).toBeNull();
  expect(row.textContent).not.toContain('2–1');
});
