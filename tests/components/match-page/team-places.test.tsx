// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TeamPlaces } from '../../../components/match-page/TeamPlaces';
import { notStartedMatch, unscored } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

it('of a team that is not known yet nothing is said about its table', () => {
  const match = notStartedMatch({ right: unscored({ id: 0, name: '', abbr: '' }) });
  renderSite(<TeamPlaces match={match} standings={{ left: null, right: null }} />);
  expect(screen.getAllByText('Not in a table yet')).toHaveLength(1);
  expect(screen.getByText('TBD')).toBeTruthy();
  expect(screen.queryByText('?')).toBeTruthy();
});

it('a team that comes from another match is named by that match', () => {
  const round = { part: 'single', name: 'final', round: 3, match: null, from: { right: { takes: 'winner', match: 'T1–KT' } } } as const;
  const match = notStartedMatch({ right: unscored({ id: 0, name: '', abbr: '' }), round });
  renderSite(<TeamPlaces match={match} standings={{ left: null, right: null }} />);
  expect(screen.getByText('Winner of T1–KT')).toBeTruthy();
});
