// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ShareDialog } from '../../../components/share/ShareDialog';
import { renderSite } from '../../support/render-site';

const MATCH = {
  subject: { kind: 'match', id: 7 },
  path: '/match/7/t1-vs-gen-g',
  title: 'T1 vs Gen.G',
  titleWithResults: 'T1 2–1 Gen.G · LCK',
  hidden: false,
  open: true,
  onClose: () => undefined,
} as const;

const source = () => screen.queryByRole('img')?.getAttribute('src');
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

describe('the box to share a page', () => {
  it('shows the picture in the chosen format, with the result while results show', async () => {
    renderSite(<ShareDialog {...MATCH} />);
    expect(source()).toBe('/og/en/match/7.results.jpg');
    expect(screen.getByRole('img').getAttribute('alt')).toContain('2–1');
    await choose('Square');
    expect(source()).toBe('/og/en/match/7.results.square.jpg');
    await choose('Hide');
    expect(source()).toBe('/og/en/match/7.square.jpg');
    expect(document.body.innerHTML).not.toContain('2–1');
  });

  it('has no word of the result where the page hides it, until that is asked for', async () => {
    renderSite(<ShareDialog {...MATCH} hidden />);
    expect(source()).toBe('/og/en/match/7.jpg');
    expect(document.body.innerHTML).not.toContain('2–1');
    await choose('Show');
    expect(source()).toBe('/og/en/match/7.results.jpg');
  });

  it('shows no picture with teams that are results, until they are asked for', async () => {
    renderSite(<ShareDialog {...MATCH} hidden teamsHidden />);
    expect(source()).toBeUndefined();
    expect(screen.queryByRole('link', { name: 'Save picture' })).toBeNull();
    expect(document.body.innerHTML).not.toMatch(/T1|Gen\.G/);
    await userEvent.click(screen.getByRole('button', { name: 'Show the teams' }));
    expect(source()).toBe('/og/en/match/7.jpg');
  });

  it('offers no choice of results where there is none', () => {
    renderSite(<ShareDialog {...MATCH} titleWithResults={null} />);
    expect(source()).toBe('/og/en/match/7.jpg');
    expect(screen.queryByRole('radio', { name: 'Show' })).toBeNull();
  });

  it('copies the result with the address, and the address alone without it', async () => {
    const user = userEvent.setup();
    renderSite(<ShareDialog {...MATCH} />);
    await user.click(screen.getByRole('button', { name: 'Copy result' }));
    expect(await navigator.clipboard.readText()).toBe('T1 2–1 Gen.G · LCK\n/match/7/t1-vs-gen-g');
    await user.click(screen.getByRole('radio', { name: 'Hide' }));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe('/match/7/t1-vs-gen-g');
  });

  it('shows the text where the browser does not copy', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    renderSite(<ShareDialog {...MATCH} />);
    await user.click(screen.getByRole('button', { name: 'Copy result' }));
    expect(await screen.findByDisplayValue(/^T1 2–1 Gen\.G · LCK/)).toBeTruthy();
  });
});
