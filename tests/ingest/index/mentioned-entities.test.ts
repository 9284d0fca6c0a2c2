import { expect, it } from 'vitest';
import { EntityIndex } from '../../../lib/ingest/index/entity-index';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';

it('calls what a match leaves nameless "?", so that a link to it can be seen', () => {
  const match = finishedMatch({ leagueName: '', serieName: '', tournamentName: '' });
  const { leagues, series, tournaments, teams } = new EntityIndex().addMentioned([{ ...match, left: { ...match.left, name: '' } }]);
  expect([leagues[0]?.name, series[0]?.fullName, tournaments[0]?.name, teams[0]?.name]).toEqual(['?', '?', '?', '?']);
  expect(teams[1]?.name).toBe(match.right.name);
});
