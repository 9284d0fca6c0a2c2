// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FoundMatches } from '../../../components/search/FoundMatches';
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
