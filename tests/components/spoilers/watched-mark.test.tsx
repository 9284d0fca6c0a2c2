// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MatchList } from '../../../components/match/MatchList';
import { WatchedButton } from '../../../components/spoilers/WatchedMark';
import { writeFollowing } from '../../../lib/client/following/following-store';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { watchedStore } from '../../../lib/client/spoilers/watched-store';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';
import { mapFollowing } from '../../../lib/domain/people/following';
import { renderSite } from '../../support/render-site';

const FOLLOWS_NOTHING = mapFollowing(() => []);

const match = finishedMatch();
const round = { part: 'single', name: 'semifinals', round: 2, match: 1 } as const;
const score = () => document.querySelector('.score')?.textContent;

beforeEach(() => saveSettings({ spoilerFree: true }));
afterEach(() => {
  act(() => {
    watchedStore.write([]);
    writeFollowing(FOLLOWS_NOTHING);
    saveSettings(DEFAULT_SETTINGS);
  });
});

describe('a match that is marked as watched', () => {
  it('shows its result until the mark is taken away', () => {
    renderSite(<MatchList matches={[match]} />);
    const mark = () => screen.getByRole('button', { name: 'Watched: T1 vs Gen.G' });
    expect(score()).toBe('Result hidden');
    fireEvent.click(mark());
    expect(score()).toBe('21');
    expect(mark().getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: /^Show the result/ })).toBeNull();
    fireEvent.click(mark());
    expect(score()).toBe('Result hidden');
  });

  it('says so on its button, which before says what a tap does', () => {
    renderSite(<WatchedButton match={match} />);
    fireEvent.click(screen.getByRole('button', { name: 'Mark as watched' }));
    expect(screen.getByRole('button', { name: 'Watched' })).toBeTruthy();
  });

  it('shows its teams where they are results', () => {
    watchedStore.write([match.id]);
    renderSite(<MatchList matches={[finishedMatch({ round })]} />);
    expect(screen.getByRole('link', { name: 'T1 vs Gen.G' })).toBeTruthy();
  });

  it('has no mark where nothing is hidden', () => {
    saveSettings({ spoilerFree: false });
    renderSite(<MatchList matches={[match]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('with results of followed teams hidden', () => {
  it('a match shows its score exactly where none of its teams is followed', () => {
    saveSettings({ spoilerFree: true, spoilerTeamsOnly: true });
    renderSite(<MatchList matches={[match]} />);
    expect(score()).toBe('21');
    act(() => writeFollowing({ ...FOLLOWS_NOTHING, followingTeams: [match.right.id] }));
    expect(score()).toBe('Result hidden');
  });

  it('a match that others feed is named by its round whoever is followed: its cover reveals nothing', () => {
    saveSettings({ spoilerFree: true, spoilerTeamsOnly: true });
    renderSite(<MatchList matches={[finishedMatch({ round })]} />);
    expect(screen.getByRole('button', { name: 'Semifinal 1: show the teams' })).toBeTruthy();
    expect(score()).toBe('Result hidden');
  });
});
