// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FirstTeams } from '../../../components/following/FirstTeams';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { GEN, T1 } from '../../support/entity-fixture';
import { renderSite } from '../../support/render-site';

it('a crest is called by what it shows, and then by what it does', () => {
  renderSite(<FirstTeams teams={[GEN]} />);
  expect(screen.getByRole('button', { name: 'Follow Gen.G (GEN)' })).toBeTruthy();
});

it('a new visitor who hides results may still pick teams, by name: who is strong follows from results', () => {
  renderSite(<FirstTeams teams={[T1]} />);
  expect(screen.getByRole('button', { name: /T1/ })).toBeTruthy();
  cleanup();
  saveSettings({ spoilerFree: true });
  renderSite(<FirstTeams teams={[T1]} />);
  expect(screen.getByRole('heading', { name: 'Pick your teams' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /T1/ })).toBeNull();
  expect(screen.getByRole('link')).toBeTruthy();
});
