// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorView } from '../../../components/views/ErrorView';
import { NotFoundView } from '../../../components/views/NotFoundView';
import { missingKind } from '../../../lib/domain/page/missing-kind';
import { renderSite } from '../../support/render-site';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('what an address was meant to show', () => {
  it.each([
    ['/match/999/a-vs-b', 'match'],
    ['/ko/match/999/a-vs-b', 'match'],
    ['/match?id=999', 'match'],
    ['/league/1/x', 'league'],
    ['/team/1/x', 'team'],
    ['/player/1/x', 'player'],
    ['/tournament/1/x', 'tournament'],
    ['/champion/1/x', 'champion'],
    ['/nothing', 'page'],
    ['/privacy-policy/match', 'match'],
    ['/a/b/match', 'page'],
    ['/', 'page'],
    ['', 'page'],
  ])('%s: %s', (address, expected) => expect(missingKind(address)).toBe(expected));
});

describe('not found', () => {
  it.each([
    ['page', 'Page not found'],
    ['match', 'Match not found'],
    ['league', 'Tournament not found'],
    ['team', 'Team not found'],
    ['player', 'Player not found'],
    ['champion', 'Champion not found'],
  ] as const)('says for a %s: %s', (missing, text) => {
    renderSite(<NotFoundView missing={missing} />);
    expect(title()).toBe(text);
  });

  it('says that a deleted page was deleted', () => {
    renderSite(<NotFoundView missing="team" isGone />);
    expect(title()).toBe('Team not found');
    expect(screen.getByText('410')).toBeTruthy();
    expect(screen.getByText(/has deleted it/)).toBeTruthy();
  });

  it('links to home, matches and search', () => {
    renderSite(<NotFoundView missing="page" />);
    expect(ways()).toEqual(['/', '/matches?time=today', '/leagues']);
    expect(screen.getByRole('combobox')).toBeTruthy();
  });
});

describe('an error', () => {
  it('on the server says so, with its status', () => {
    renderSite(<ErrorView statusCode={500} />);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(title()).toBe('Something went wrong on our side');
    expect(screen.getByText('500')).toBeTruthy();
  });

  it('in the browser says so', () => {
    renderSite(<ErrorView statusCode={null} />);
    expect(title()).toBe('Something went wrong on this page');
    expect(ways()).toContain('/');
  });
});
