// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { mapFollowing } from '../../../lib/domain/people/following';
import { FirstTeams } from '../../../components/following/FirstTeams';
import { readFollowing, writeFollowing } from '../../../lib/client/following/following-store';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { GEN, T1 } from '../../support/entity-fixture';
import { renderSite } from '../../support/render-site';

const LCK = { id: 293, name: 'LCK', acronym: 'LCK', img: null, flag: 'kr', regionId: 1 };

afterEach(() => writeFollowing(mapFollowing(() => [])));

it('a crest is called by what it shows, and then by what it does', () => {
  renderSite(<FirstTeams teams={[GEN]} leagues={[]} />);
  expect(screen.getByRole('button', { name: 'Follow Gen.G (GEN)' })).toBeTruthy();
});

it('a league is followed as a team is, and the calendar of what was picked is there at once', async () => {
  renderSite(<FirstTeams teams={[T1]} leagues={[LCK]} />);
  expect(screen.queryByText('Add to calendar')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Follow LCK' }));
  fireEvent.click(screen.getByRole('button', { name: /T1/ }));
  expect(readFollowing()).toMatchObject({ leaguesOrder: [293], followingTeams: [T1.id] });
  fireEvent.click(await screen.findByText('Add to calendar'));
  const feed = await screen.findByRole('link', { name: 'Apple Calendar and other apps' });
  expect(feed.getAttribute('href')).toMatch(new RegExp(`/api/calendar/followed/leagues-293\\.teams-${T1.id}\\.ics\\?locale=en$`));
});

it('a new visitor who hides results picks from the same teams: no result chose them', () => {
  saveSettings({ spoilerFree: true });
  renderSite(<FirstTeams teams={[T1]} leagues={[LCK]} />);
  expect(screen.getByRole('button', { name: /T1/ })).toBeTruthy();
});
