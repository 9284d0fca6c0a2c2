// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PlayProfileView } from '../../../components/views/PlayProfileView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { NO_LOOK } from '../../../lib/domain/play/cosmetics';
import type { ProfileCall, PublicProfile } from '../../../lib/domain/play/profile';
import { placedBet } from '../../support/play/placed-bet';
import { renderSite } from '../../support/render-site';

afterEach(() => {
  act(() => saveSettings({ spoilerFree: false }));
});

const call = (state: 'won' | 'lost'): ProfileCall => ({
  matchId: 7,
  kind: 'winner',
  outcome: 'left',
  left: { name: 'T1', abbr: 'T1' },
  right: { name: 'Gen.G', abbr: 'GEN' },
  leagueName: 'LCK',
  odds: 1.9,
  state,
  settledAt: '2026-11-18T12:00:00.000Z',
});
const bins = [0.2, 0.4, 0.6, 0.8, 1].map((to) => ({ from: to - 0.2, to, count: 0, expected: null, right: null }));

const profile = (state: 'won' | 'lost'): PublicProfile => ({
  id: '0123456789abcdef',
  name: 'Ana',
  look: { ...NO_LOOK, badge: 'crown' },
  ranks: [{ period: 'all', place: state === 'won' ? 1 : 2, score: state === 'won' ? 4.2 : -1.5, count: 30, won: state === 'won' ? 20 : 9 }],
  form: [call(state)],
  best: state === 'won' ? [call(state)] : [],
  calibration: bins.map((bin, index) => (index === 2 ? { ...bin, count: 1, expected: 0.5, right: state === 'won' ? 1 : 0 } : bin)),
  counted: 1,
  streak: { now: state === 'won' ? 3 : 0, longest: 5 },
  open: [],
  balance: null,
  isOwn: false,
  isPrivate: false,
});

describe('a public profile', () => {
  it('shows form, places and calibration', () => {
    renderSite(<PlayProfileView {...profile('won')} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ana');
    expect(screen.getAllByText(/Ana/)).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Best calls' })).toBeTruthy();
    expect(screen.getByRole('row', { name: '40% to 60% 1 50% 100%' })).toBeTruthy();
    expect([...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'Record20–10',
      'Hit rate67%of 30 picks',
      'Streak3Longest: 5',
      'Best call1.90T1',
    ]);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is the same whatever the results while they are hidden', () => {
    act(() => saveSettings({ spoilerFree: true }));
    const texts = (['won', 'lost'] as const).map((state) => {
      const { container, unmount } = renderSite(<PlayProfileView {...profile(state)} />);
      const html = container.innerHTML.replaceAll(/_r_\w+_/g, '');
      unmount();
      return html;
    });
    expect(texts[0]).toContain('Ana');
    expect(texts[0]).not.toMatch(/Gen\.G|>4\.2</);
    expect(texts[1]).toBe(texts[0]);
  });

  it('lists its owner’s open predictions, also while results are hidden, and their coins', () => {
    act(() => saveSettings({ spoilerFree: true }));
    renderSite(<PlayProfileView {...profile('won')} isOwn open={[placedBet()]} balance={950} />);
    expect(within(screen.getByRole('region', { name: /open predictions/ })).getByText('T1')).toBeTruthy();
    expect(screen.getByText('May have changed with results.')).toBeTruthy();
    act(() => saveSettings({ spoilerFree: false }));
    expect(screen.getByText('950 coins')).toBeTruthy();
  });

  it('begins with open predictions, has no empty tables before anything is settled, and its switch last', () => {
    const none = { form: [], best: [], counted: 0, ranks: [{ period: 'all' as const, place: null, score: null, count: 0, won: 0 }] };
    renderSite(<PlayProfileView {...profile('won')} {...none} isOwn open={[placedBet()]} />);
    expect(screen.queryByRole('table')).toBeNull();
    const [open, settled, last] = [
      screen.getByRole('region', { name: /open predictions/ }),
      screen.getByText('No results yet'),
      screen.getByRole('checkbox', { name: /Public profile/ }),
    ];
    expect(open.compareDocumentPosition(settled) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(settled.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says how far a period without a place is, and leaves out one without predictions', () => {
    const ranks = [
      { period: 'week' as const, place: null, score: null, count: 0, won: 0 },
      { period: 'season' as const, place: null, score: null, count: 12, won: 5 },
    ];
    renderSite(<PlayProfileView {...profile('won')} ranks={ranks} />);
    const rows = within(screen.getByRole('table', { name: 'Rankings' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual(['This season5/1212 of 20 with a result']);
  });

  const picture = async (): Promise<string | null> => {
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    return within(await screen.findByRole('dialog'))
      .getByRole('img')
      .getAttribute('src');
  };

  it('can be shared with a picture of its figures, without them while they are hidden, and not before there are any', async () => {
    const { unmount } = renderSite(<PlayProfileView {...profile('won')} />);
    expect(await picture()).toBe('/og/en/profile/0123456789abcdef.results.jpg');
    unmount();
    act(() => saveSettings({ spoilerFree: true }));
    const hiding = renderSite(<PlayProfileView {...profile('won')} />);
    expect(await picture()).toBe('/og/en/profile/0123456789abcdef.jpg');
    hiding.unmount();
    act(() => saveSettings({ spoilerFree: false }));
    renderSite(<PlayProfileView {...profile('won')} ranks={[]} />);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('cannot be shared while it is switched off', () => {
    renderSite(<PlayProfileView {...profile('won')} isOwn isPrivate />);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('can be switched off by its owner only', () => {
    renderSite(<PlayProfileView {...profile('won')} isOwn />);
    expect(screen.getByRole('checkbox', { name: /Public profile/ })).toBeTruthy();
  });
});
