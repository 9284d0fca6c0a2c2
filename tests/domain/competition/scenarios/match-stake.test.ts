import { expect, it } from 'vitest';
import type { Outlook } from '../../../../lib/domain/competition/scenario-model';
import { matchStake, sidesAtStake } from '../../../../lib/domain/competition/scenarios/match-stake';
import { titleChances } from '../../../../lib/domain/competition/scenarios/title-chances';
import { notStartedMatch, unscored } from '../../../../lib/fixtures/match-fixture';

const semifinal = (id: number, left: number, right: number) =>
  notStartedMatch({ id, left: unscored({ id: left }), right: unscored({ id: right }), previousMatchIds: [], numOfGames: 5 });
const final = notStartedMatch({
  id: 3,
  beginAt: '2023-08-21T06:00:00Z',
  left: unscored({ id: 0 }),
  right: unscored({ id: 0 }),
  previousMatchIds: [1, 2],
  numOfGames: 5,
});

it('says of a semifinal what either result makes of the title, of the final nothing', () => {
  const matches = [semifinal(1, 11, 12), semifinal(2, 13, 14), final];
  const table = {
    scenarios: null,
    titleChances: titleChances(
      matches,
      1,
      () => null,
      () => 0.5,
    ),
  };
  const [first = final] = matches;
  const stake = matchStake(table, first);
  expect(stake).toMatchObject({ places: null, left: { status: 'open', chance: 0.25 } });
  expect(stake?.results).toEqual([
    { winner: 'left', chance: 0.5, left: { status: 'open', chance: 0.5 }, right: { status: 'out', chance: 0 } },
    { winner: 'right', chance: 0.5, left: { status: 'out', chance: 0 }, right: { status: 'open', chance: 0.5 } },
  ]);
  expect(matchStake(table, final)).toBeNull();
});

it('a result means something to a team whose place it decides or whose chance it moves by two percent', () => {
  const open = (chance: number): Outlook => ({ status: 'open', chance });
  const atStake = (left: readonly [Outlook, Outlook, Outlook], right: readonly [Outlook, Outlook, Outlook]) =>
    sidesAtStake({
      left: left[0],
      right: right[0],
      results: [
        { winner: 'left', chance: 0.5, left: left[1], right: right[2] },
        { winner: 'right', chance: 0.5, left: left[2], right: right[1] },
      ],
    });
  const through: Outlook = { status: 'in', chance: 1 };
  const [sure, rare] = [open(0.998), open(0.004)];
  expect(atStake([sure, sure, sure], [rare, rare, rare])).toEqual([]);
  expect(atStake([rare, open(0.013), rare], [open(0.5), open(0.505), open(0.495)])).toEqual([]);
  expect(atStake([through, through, through], [open(0.5), open(0.6), open(0.4)])).toEqual(['right']);
  // A win makes it certain; a loss makes it a question again.
  expect(atStake([sure, through, sure], [sure, sure, open(0.97)])).toEqual(['left', 'right']);
});
