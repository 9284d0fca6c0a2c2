import { expect, it } from 'vitest';
import { matchStake } from '../../../../lib/domain/competition/scenarios/match-stake';
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
