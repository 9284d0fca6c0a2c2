// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FoundMatches } from '../../../components/search/FoundMatches';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { notStartedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

it('a running match is found as live, not as upcoming', () => {
  const next = [runningMatch({ id: 1 }), notStartedMatch({ id: 2 })];
  renderSite(<FoundMatches matches={{ next, last: [] }} most={{ next: 5, last: 5 }} />);
  const idsIn = (name: string) =>
    [...screen.getByRole('list', { name }).querySelectorAll('[data-match]')].map((row) => row.getAttribute('data-match'));
  expect([idsIn('Live'), idsIn('Upcoming')]).toEqual([['1'], ['2']]);
  expect(within(document.body).queryByRole('heading', { name: 'Past' })).toBeNull();
});

it('says that there is no match only where none can be hidden', () => {
  const none = 'No matches between them yet.';
  const semifinal = notStartedMatch({ id: 3, round: { part: 'single', name: 'semifinals', round: 1, match: 2 } });
  const render = (next: Parameters<typeof FoundMatches>[0]['matches']['next']) => {
    cleanup();
    renderSite(<FoundMatches matches={{ next, last: [] }} most={{ next: 1, last: 2 }} none={none} />);
    return screen.queryByText(none) !== null;
  };
  expect([render([]), render([semifinal])]).toEqual([true, false]);
  act(() => saveSettings({ spoilerFree: true }));
  // The same whether one is hidden: that it exists is a result.
  expect([render([]), render([semifinal])]).toEqual([false, false]);
  act(() => saveSettings({ spoilerFree: false }));
});
