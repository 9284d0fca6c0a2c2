import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { picksText, raceAfter, readPicks, rowsAfter, type Pick, type Picks } from '../../../../lib/domain/competition/scenarios/picks';
import { raceOf } from '../../../../lib/domain/competition/scenarios/race';
import { scenariosOf } from '../../../../lib/domain/competition/scenarios/scenarios';
import { rankFromMatches } from '../../../../lib/domain/competition/standings';
import { certainTiebreaks } from '../../../../lib/domain/competition/tiebreaks';
import { finishedMatch, notStartedMatch, scored, unscored } from '../../../../lib/fixtures/match-fixture';
import { teamStub } from '../../../support/entity-fixture';

/** A round robin of four of the LCK, best of three: 1–2, 1–3 and 2–3 are played, 1–4 (14), 2–4 (24) and 3–4 (34) are left. */
const stubs = [1, 2, 3, 4].map(teamStub);
const played = (a: number, b: number, lost: number) =>
  finishedMatch({
    id: 10 * a + b,
    numOfGames: 3,
    left: scored({ id: a, score: 2 }),
    right: scored({ id: b, score: lost }),
    winnerId: a,
  });
const left = (a: number, b: number) =>
  notStartedMatch({ id: 10 * a + b, numOfGames: 3, left: unscored({ id: a }), right: unscored({ id: b }) });
const matches = [played(1, 2, 1), played(1, 3, 0), played(2, 3, 1), left(1, 4), left(2, 4), left(3, 4)];
const rows = rankFromMatches(stubs, matches);
const race = raceOf(rows, matches, certainTiebreaks(293));
if (race === null) throw new Error('expected a race');

const score = (a: number, b: number): Pick => ({ winner: a > b ? 'left' : 'right', score: { left: a, right: b } });
const won = (winner: Pick['winner']): Pick => ({ winner, score: null });
const picks = (...entries: [number, Pick][]): Picks => new Map(entries);
const chances = (own: Picks) => scenariosOf(raceAfter(race, own), 2, 1).teams;

describe('picks of remaining matches', () => {
  it('with a score count as that result', () => {
    const after = matches.map((match) =>
      match.id === 14
        ? finishedMatch({ ...played(1, 4, 0), id: 14, left: scored({ id: 4, score: 2 }), right: scored({ id: 1, score: 1 }), winnerId: 4 })
        : match,
    );
    const truth = raceOf(rankFromMatches(stubs, after), after, certainTiebreaks(293));
    if (truth === null) throw new Error('expected a race');
    const byId = (teams: ReturnType<typeof chances>) => [...teams].sort((a, b) => a.teamId - b.teamId);
    const expected = byId(scenariosOf(truth, 2, 1).teams);
    for (const [index, team] of byId(chances(picks([14, score(1, 2)]))).entries()) {
      const { chance, byPlace: _places, ...rest } = expected[index] ?? team;
      expect(team).toMatchObject(rest);
      expect(team.chance).toBeCloseTo(chance);
    }
  });

  it('of a winner only leave the score open: the mean of its scores', () => {
    const of = (own: Picks) => chances(own).map(({ chance }) => chance);
    const [one, two] = [of(picks([24, score(2, 0)])), of(picks([24, score(2, 1)]))];
    for (const [index, chance] of of(picks([24, won('left')])).entries())
      expect(chance).toBeCloseTo(((one[index] ?? 0) + (two[index] ?? 0)) / 2);
  });

  it('count in the table: matches always, games where a score is picked', () => {
    const after = rowsAfter(rows, matches, picks([14, won('right')], [24, score(2, 1)]));
    const of = (id: number) => after.find(({ team }) => team.id === id);
    expect(of(4)).toMatchObject({ wins: 1, losses: 1, gameWins: 1, gameLosses: 2 });
    expect(of(1)).toMatchObject({ rank: 1, wins: 2, losses: 1, gameWins: 4, gameLosses: 1 });
  });

  it('survive a round trip through a link', () => {
    const pick = fc.constantFrom(won('left'), won('right'), score(2, 0), score(2, 1), score(1, 2), score(0, 2));
    fc.assert(
      fc.property(fc.subarray([14, 24, 34], { minLength: 1 }), fc.array(pick, { minLength: 3, maxLength: 3 }), (ids, made) => {
        const own: Picks = new Map(ids.flatMap((id, index): [number, Pick][] => (made[index] ? [[id, made[index]]] : [])));
        expect(readPicks(race, picksText(race, own))).toEqual({ picks: own, lost: 0 });
      }),
      { numRuns: 50 },
    );
  });

  it('are left out and counted where their match is not open, or the score is impossible', () => {
    expect(readPicks(race, '12.1,14.1,24.9,34.3.2-2,24.2.3-0')).toEqual({ picks: picks([14, won('left')]), lost: 4 });
  });

  it('are empty in a text that is not one of our links', () => {
    for (const text of ['', 'x', '14', '14.1;24.2', '14.1,', '14.1.2', '-1.4', '14.1.22-0', '<b>'])
      expect(readPicks(race, text)).toBeNull();
  });
});
