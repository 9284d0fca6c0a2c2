// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewsView } from '../../../components/views/NewsView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { renderSite } from '../../support/render-site';

it('a list that is cut down to the visitor’s own says no number of pages, and leads to older ones', () => {
  const filter = { leagueId: null, teamId: null, name: '' };
  renderSite(<NewsView items={[]} page={1} pages={64} leagues={[]} filter={filter} />);
  expect(screen.getByText('Page 1 of 64')).toBeTruthy();
  cleanup();
  saveSettings({ showFollowingLeaguesOnly: true });
  renderSite(<NewsView items={[]} page={1} pages={64} leagues={[]} filter={filter} />);
  expect(screen.queryByText('Page 1 of 64')).toBeNull();
  expect(screen.getByRole('link', { name: 'Older' })).toBeTruthy();
});
