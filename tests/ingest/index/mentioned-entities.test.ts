import { expect, it } from 'vitest';
import { mentionedBy } from '../../../lib/ingest/index/mentioned-entities';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';

it('calls what a match leaves nameless "?", so that a link to it can be seen', () => {
  const match = finishedMatch({ leagueName: '', serieName: '', tournamentName: '' });
  const { league, serie, tournament, teams } = mentionedBy({ ...match, left: { ...match.left, name: '' } });
  expect([league.name, serie?.fullName, tournament?.name, teams[0]?.name]).toEqual(['?', '?', '?', '?']);
  expect(teams[1]?.name).toBe(match.right.name);
});
