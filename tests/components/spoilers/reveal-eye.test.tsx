// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MatchList } from '../../../components/match/MatchList';
import { setRevealed } from '../../../lib/client/spoilers/reveal-store';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { finishedMatch, notStartedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

beforeEach(() => saveSettings({ spoilerFree: true }));
afterEach(() => {
  act(() => setRevealed(7, false));
  saveSettings(DEFAULT_SETTINGS);
});

const eye = () => screen.getByRole('button', { name: 'Show the result of T1 vs Gen.G' });
const score = () => document.querySelector('.score')?.textContent;
const pointer = { button: 0, pointerId: 1, pointerType: 'mouse', width: 1, height: 1, pressure: 0.5 };

describe('the reveal eye', () => {
  /** A press of so many milliseconds and pixels. */
  const pressFor = (ms: number, px = 0): void => {
    const down = createEvent.pointerDown(eye(), pointer);
    const up = createEvent.pointerUp(eye(), { ...pointer, clientX: px });
    Object.defineProperty(down, 'timeStamp', { value: 1000 });
    Object.defineProperty(up, 'timeStamp', { value: 1000 + ms });
    fireEvent(eye(), down);
    fireEvent(eye(), up);
    fireEvent.click(eye(), { detail: 1 });
  };

  it('shows the score from one tap to the next', () => {
    renderSite(<MatchList matches={[finishedMatch()]} />);
    pressFor(120, 4);
    expect(score()).toBe('21');
    expect(eye().getAttribute('aria-pressed')).toBe('true');
    pressFor(120);
    expect(score()).toBe('Result hidden');
  });

  it.each([
    ['longer', 400, 0],
    ['moves', 100, 30],
  ])('treats a press that is %s as a hold, and hides the score after it', (_what, ms, px) => {
    renderSite(<MatchList matches={[finishedMatch()]} />);
    pressFor(ms, px);
    expect(score()).toBe('Result hidden');
  });

  it('shows the score while it is held with a pointer', () => {
    renderSite(<MatchList matches={[finishedMatch()]} />);
    expect(score()).toBe('Result hidden');
    const down = createEvent.pointerDown(eye(), pointer);
    Object.defineProperty(down, 'timeStamp', { value: -1000 });
    fireEvent(eye(), down);
    expect(score()).toBe('21');
    fireEvent.pointerUp(eye(), pointer);
    fireEvent.click(eye(), { detail: 1 });
    expect(score()).toBe('Result hidden');
  });

  it('hides the score again when the pointer is taken away', () => {
    renderSite(<MatchList matches={[finishedMatch()]} />);
    fireEvent.pointerDown(eye(), pointer);
    fireEvent.pointerCancel(eye(), pointer);
    expect(score()).toBe('Result hidden');
  });

  it.each(['{Enter}', ' '])('toggles with the key "%s" and says so', async (key) => {
    const user = userEvent.setup();
    renderSite(<MatchList matches={[runningMatch()]} />);
    expect(eye().getAttribute('aria-pressed')).toBe('false');
    eye().focus();
    await user.keyboard(key);
    expect(eye().getAttribute('aria-pressed')).toBe('true');
    expect(score()).toBe('11');
    await user.keyboard(key);
    expect(eye().getAttribute('aria-pressed')).toBe('false');
    expect(score()).toBe('Result hidden');
  });

  it('toggles for a screen reader, whose press has no pointer', () => {
    renderSite(<MatchList matches={[finishedMatch()]} />);
    fireEvent.pointerDown(eye(), { ...pointer, width: 0, height: 0, pressure: 0 });
    fireEvent.pointerUp(eye(), { ...pointer, width: 0, height: 0, pressure: 0 });
    fireEvent.click(eye(), { detail: 0 });
    expect(score()).toBe('21');
  });

  it('is outside the link', () => {
    renderSite(<MatchList matches={[finishedMatch()]} />);
    expect(screen.getByRole('link').contains(eye())).toBe(false);
  });

  it('exists only where a result is hidden', () => {
    renderSite(<MatchList matches={[notStartedMatch()]} />);
    expect(screen.queryByRole('button', { name: /result/ })).toBeNull();
    act(() => saveSettings({ spoilerFree: false }));
    renderSite(<MatchList matches={[finishedMatch()]} />);
    expect(screen.queryByRole('button', { name: /result/ })).toBeNull();
  });

  it('reacts at once when the setting changes', () => {
    renderSite(<MatchList matches={[finishedMatch()]} />);
    act(() => saveSettings({ spoilerFree: false }));
    expect(score()).toBe('21');
    act(() => saveSettings({ spoilerFree: true }));
    expect(score()).toBe('Result hidden');
  });
});
