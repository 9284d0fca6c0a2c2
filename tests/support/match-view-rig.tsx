import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
// Loaded with an answer: the clock of these tests does not wait for files.
import '../../lib/domain/models/match-answer';
import type { MatchDetail } from '../../lib/domain/models/match-detail';
import { MatchView } from '../../components/views/MatchView';
import { saveSettings } from '../../lib/client/settings/settings-store';
import { DEFAULT_SETTINGS } from '../../lib/domain/settings/settings';
import { matchDetail } from './match-detail-fixture';
import { openTabs } from './open-tabs';
import { renderSite, siteHtml } from './render-site';
import { withOwnCache } from './schedule-rig';

const NOW = '2023-08-21T12:00:00Z';

/** A match page is open, two days after its match, with default settings. */
export function onMatchPage(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true });
    history.replaceState(null, '', '/match/7/t1-vs-gen-g');
  });
  afterEach(() => {
    cleanup();
    saveSettings(DEFAULT_SETTINGS);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export const show = (overrides: Partial<MatchDetail> = {}) => renderSite(withOwnCache(<MatchView detail={matchDetail(overrides)} />));
/** The HTML that the server sends of it. */
export const sentPage = (overrides: Partial<MatchDetail> = {}, fullTab: string | null = null) =>
  siteHtml(withOwnCache(<MatchView detail={matchDetail(overrides)} fullTab={fullTab} />));
export const showOpened = (overrides: Partial<MatchDetail> = {}) => {
  const result = show(overrides);
  openTabs(result.container);
  return result;
};
export const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
// Roles are looked up by their attribute: computing names over a page this large takes seconds.
export const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];
export const tab = (name: string) => tabs().find((each) => each.textContent === name) ?? document.body;
export const selected = () => tabs().find((each) => each.getAttribute('aria-selected') === 'true')?.textContent;
export const links = (name: string | RegExp) => screen.queryAllByText(name).flatMap((each) => each.closest('a') ?? []);
export const button = (name: string) => screen.queryAllByText(name).find((each) => each.closest('button')) ?? null;
export const score = () => [...document.querySelectorAll('.score-value')].map((value) => value.textContent);
export const region = (label: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('[role=region]')].find((each) => label.test(each.getAttribute('aria-label') ?? '')) ??
  document.body;
export const shownPanels = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[role=tabpanel][data-shown=true]')].map((panel) => panel.id);
