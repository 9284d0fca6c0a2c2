// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ScenarioSection } from '../../../components/standings/ScenarioSection';
import { raceOf } from '../../../lib/domain/competition/scenarios/race';
import { scenariosOf } from '../../../lib/domain/competition/scenarios/scenarios';
import { rankFromMatches } from '../../../lib/domain/competition/standings';
import { certainTiebreaks } from '../../../lib/domain/competition/tiebreaks';
import { finishedMatch, notStartedMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';
import { teamStub } from '../../support/entity-fixture';
import { renderSite } from '../../support/render-site';

afterEach(() => {
  history.replaceState(null, '', '/');
});

/** 1 has beaten 2; 1–3 (13) and 2–3 (23) are left; the first goes on. */
const side = (id: number) => ({ id, abbr: `T${id}`, name: `Team ${id}` });
const left = (id: number, a: number, b: number) =>
  notStartedMatch({ id, numOfGames: 3, left: unscored(side(a)), right: unscored(side(b)) });
const played = finishedMatch({
  id: 12,
  numOfGames: 3,
  left: scored({ ...side(1), score: 2 }),
  right: scored({ ...side(2), score: 0 }),
  winnerId: 1,
});
const matches = [played, left(13, 1, 3), left(23, 2, 3)];
const rows = rankFromMatches([1, 2, 3].map(teamStub), matches);
const chances = [
  { matchId: 13, left: 0.7 },
  { matchId: 23, left: 0.6 },
];
const race = raceOf(rows, matches, certainTiebreaks(293));
const scenarios = race && scenariosOf(race, 1, 1);

function show() {
  if (scenarios === null) throw new Error('no scenarios');
  renderSite(<ScenarioSection stage="Groups" stageId={16} scenarios={{ ...scenarios, chances }} rows={rows} matches={matches} />);
}
const needs = () =>
  within(screen.getByRole('table', { name: 'Playoff scenarios: Groups' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => `${row.querySelector('.short')?.textContent ?? ''}: ${row.lastElementChild?.textContent ?? ''}`);

it('a picked winner changes table, chances and needs, is announced, and is in the address; pressing again undoes it', async () => {
  const user = userEvent.setup();
  show();
  const before = needs();
  expect(screen.queryByRole('button', { name: 'T3 beat T1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'What if …?' }));
  screen.getByRole('button', { name: 'T1 beat T3' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(needs()).toEqual(['T1: Through', 'T3: Out', 'T2: Out']));
  expect(location.hash).toBe('#what-if=13.1');
  expect(screen.getByRole('status').textContent).toBe('1 match picked. T1: Through. T3: Out');
  await user.keyboard(' ');
  await waitFor(() => expect(needs()).toEqual(before));
  expect(location.hash).toBe('');
});

it('says of what the chances are in the table of what is at stake', () => {
  show();
  expect(screen.getByText('Chance of place 1, the only one that advances.')).toBeTruthy();
});

it('a score can be picked, and all picks are undone at once', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'What if …?' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Score of T1 vs T3' }), '0–2');
  expect(location.hash).toBe('#what-if=13.3.2-0');
  expect(screen.getByRole('button', { name: 'T3 beat T1' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(location.hash).toBe('');
  expect(screen.getByRole('button', { name: 'T3 beat T1' }).getAttribute('aria-pressed')).toBe('false');
});

it('a link restores its picks; finished matches in it are left out with a note, and invalid ones are ignored with one', async () => {
  show();
  const before = needs();
  cleanup();
  history.replaceState(null, '', '#what-if=13.3,12.2');
  show();
  expect((await screen.findByRole('button', { name: 'T3 beat T1' })).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('1 pick dropped');
  cleanup();
  history.replaceState(null, '', '#what-if=<script>');
  show();
  expect(screen.getByRole('alert').textContent).toBe('This link’s picks can’t be read.');
  expect(needs()).toEqual(before);
});

it('the favourites of all matches without a pick can be picked at once', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'What if …?' }));
  await user.click(screen.getByRole('button', { name: 'T3 beat T1' }));
  await user.click(screen.getByRole('button', { name: 'Favourites win' }));
  expect(location.hash).toBe('#what-if=13.3,23.2');
  expect(screen.queryByRole('button', { name: 'Favourites win' })).toBeNull();
  // Nothing is left to count.
  await waitFor(() => expect(screen.queryByText(/Exact|are certain/)).toBeNull());
});
