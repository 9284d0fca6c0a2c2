import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { rankFromBracket } from '../../../lib/domain/competition/bracket-standings';
import type { SourceStandings, TeamStub, Tournament } from '../../../lib/domain/entities/entities';
import type { Match } from '../../../lib/domain/match/match';
import { archiveSource } from '../../../lib/source/archive/archive-source';
import { teamStub } from '../../support/entity-fixture';
import { sharedFolder } from '../../support/shared-data';
import { bracketShapes, playBracket, playings, type TestBracket } from '../../support/bracket-shapes';
import { finishedMatch, notStartedMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';

const teams = (count: number) => Array.from({ length: count }, (_, index) => teamStub(index + 1));
const day = (id: number) => `2023-08-${String(id).padStart(2, '0')}T08:00:00Z`;

function won(id: number, winner: number, loser: number, previousMatchIds: number[] = []): Match {
  const sides = { left: scored({ id: winner, score: 3 }), right: scored({ id: loser, score: 0 }) };
  return finishedMatch({ id, beginAt: day(id), ...sides, winnerId: winner, previousMatchIds });
}
function open(id: number, left: number, right: number, previousMatchIds: number[] = []): Match {
  return notStartedMatch({ id, beginAt: day(id), left: unscored({ id: left }), right: unscored({ id: right }), previousMatchIds });
}
const places = (rows: ReturnType<typeof rankFromBracket>) => rows.map(({ rank, team: { id } }) => [rank, id]);

/** The teams whose loss led nowhere, by the node of that loss. */
function lossesThatLeadNowhere({ nodes }: TestBracket, matches: readonly Match[]): Map<string, number> {
  const spared = new Set(
    nodes.flatMap(({ sides }) => sides.flatMap((side) => (typeof side === 'object' && side.takes === 'loser' ? side.of : []))),
  );
  return new Map(
    nodes.flatMap(({ key }, index) => {
      const match = matches[index];
      if (match?.status !== 'finished' || spared.has(key)) return [];
      return [[key, match.winnerId === match.left.id ? match.right.id : match.left.id] as const];
    }),
  );
}

/** Every pair of nodes in which the second comes after the first. */
function pairs({ nodes }: TestBracket): [string, string][] {
  const before = new Map<string, ReadonlySet<string>>();
  for (const { key, sides } of nodes) {
    const feeders = sides.flatMap((side) => (typeof side === 'object' ? side.of : []));
    before.set(key, new Set(feeders.flatMap((feeder) => [feeder, ...(before.get(feeder) ?? [])])));
  }
  return [...before].flatMap(([key, earlier]) => [...earlier].map((each): [string, string] => [each, key]));
}

describe('the table of a bracket', () => {
  it('ranks a knockout by how far each team is while it is played', () => {
    const semifinals = [open(5, 1, 4, [1, 2]), open(6, 2, 0, [3, 4]), open(7, 0, 0, [5, 6])];
    const rows = rankFromBracket(teams(8), [won(1, 1, 8), won(2, 4, 5), won(3, 2, 7), open(4, 3, 6), ...semifinals]);
    expect(places(rows)).toEqual([
      [1, 1],
      [1, 2],
      [1, 4],
      [4, 3],
      [4, 6],
      [6, 5],
      [6, 7],
      [6, 8],
    ]);
    expect(rows[0]).toMatchObject({ wins: 1, losses: 0, gameWins: 3, gameLosses: 0 });
  });

  it('ranks teams of the upper bracket above the lower, and eliminated teams last', () => {
    const rest = [open(4, 3, 4, [1, 2]), open(5, 2, 0, [3, 4]), open(6, 1, 0, [3, 5])];
    expect(places(rankFromBracket(teams(4), [won(1, 1, 4), won(2, 2, 3), won(3, 1, 2, [1, 2]), ...rest]))).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [3, 4],
    ]);
  });

  it('ranks the winner of the third-place match below the finalists and above the other semifinalist', () => {
    const played = [won(1, 1, 4), won(2, 2, 3), won(3, 4, 3, [1, 2])];
    expect(places(rankFromBracket(teams(4), [...played, open(4, 1, 2, [1, 2])]))).toEqual([
      [1, 1],
      [1, 2],
      [3, 4],
      [4, 3],
    ]);
  });

  it('has every team on one place before anything is known, also those that no match names yet', () => {
    expect(places(rankFromBracket(teams(3), []))).toEqual([1, 2, 3].map((id) => [1, id]));
    expect(places(rankFromBracket(teams(4), [open(1, 1, 2), open(2, 0, 0), open(3, 0, 0, [1, 2])]))).toEqual(
      [1, 2, 3, 4].map((id) => [1, id]),
    );
  });

  it('falls back to losses and wins where nothing says what comes next', () => {
    expect(places(rankFromBracket(teams(4), [won(1, 1, 4), open(2, 2, 3), open(3, 0, 0)]))).toEqual([
      [1, 1],
      [2, 2],
      [2, 3],
      [4, 4],
    ]);
  });

  it('ranks remaining teams first, later eliminations above earlier ones, and the final’s winner at the top', () => {
    fc.assert(
      fc.property(bracketShapes, playings({ told: 'takes' }), (shape, playing) => {
        const matches = playBracket(shape, playing).map(({ match }) => match);
        const ids = shape.nodes.flatMap(({ sides }) => sides.filter((side) => typeof side === 'number'));
        const rows = rankFromBracket(ids.map(teamStub), matches);
        const rank = new Map(rows.map((row) => [row.team.id, row.rank]));
        const rankOf = (id: number | undefined) => rank.get(id ?? 0) ?? 0;
        const losses = lossesThatLeadNowhere(shape, matches);
        const out = new Set(losses.values());
        const [third] = shape.nodes.flatMap(({ key, called }) => (called.name === 'third' ? key : []));
        // Who wins the match for the third place is over with it, too.
        const placed = matches[shape.nodes.findIndex(({ key }) => key === third)];
        if (placed?.status === 'finished') out.add(placed.winnerId ?? 0);
        const lastIn = Math.max(0, ...ids.filter((id) => !out.has(id)).map(rankOf));
        for (const id of out) expect(rankOf(id)).toBeGreaterThan(lastIn);
        for (const [earlier, later] of pairs(shape)) {
          if (losses.has(earlier) && losses.has(later)) expect(rankOf(losses.get(earlier))).toBeGreaterThan(rankOf(losses.get(later)));
        }
        const last = matches.at(-1);
        const isFinal = ['final', 'grandFinal'].includes(shape.nodes.at(-1)?.called.name ?? '');
        if (isFinal && last?.status === 'finished') {
          const loser = last.winnerId === last.left.id ? last.right.id : last.left.id;
          expect([rankOf(last.winnerId ?? 0), rankOf(loser)]).toEqual([1, 2]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

const archive = sharedFolder('lol-2022-2023');

describe.skipIf(archive.absent)(`tables of the brackets of 2022 and 2023${archive.note}`, { timeout: 60_000 }, () => {
  let stages: readonly Tournament[] = [];
  let sources: readonly SourceStandings[] = [];
  let matches: readonly Match[] = [];
  beforeAll(async () => {
    const snapshot = await archiveSource(archive.path, { asOf: false }).snapshot(Date.now(), () => undefined);
    stages = snapshot.tournaments.filter(({ hasBracket }) => hasBracket);
    ({ matches, standings: sources } = snapshot);
  }, 60_000);
  const tableOf = ({ id, teams: own }: Tournament) =>
    rankFromBracket(
      own,
      matches.filter(({ tournamentId }) => tournamentId === id),
    );
  const byPlace = (rows: readonly { readonly rank: number; readonly team: TeamStub }[]) =>
    rows.map(({ rank, team: { id } }) => [rank, id]).sort(([a = 0, x = 0], [b = 0, y = 0]) => a - b || x - y);

  it('equal the source’s where it has one', () => {
    const told = stages.flatMap((stage) => {
      const source = sources.find(({ tournamentId }) => tournamentId === stage.id);
      return source ? [{ stage, source }] : [];
    });
    expect(told).toHaveLength(41);
    for (const { stage, source } of told) expect([stage.id, byPlace(tableOf(stage))]).toEqual([stage.id, byPlace(source.rows)]);
  });

  it.each([
    ['CBLOL Split 2 2023, before its final', 3, '1 LLL, 2 PNG, 3 RED, 4 ITZ, 5 VKS, 6 FX'],
    ['a group of the LEC, of which two go on', 42, '1 VIT, 2 MAD, 3 AST, 4 FNC'],
    ['the MSI’s play-in, of which three go on', 82, '1 BLG, 1 G2, 3 GG, 4 PSG, 5 LLL, 5 R7, 7 DFM, 7 GAM'],
    ['VCS Summer 2023, before its lower bracket’s second round', 101, '1 GAM, 2 SGB, 2 TS, 2 TW, 5 CES, 5 TF'],
  ])('rank %s', (_name, id, expected) => {
    const stage = stages.find((each) => each.id === id);
    const rows = stage ? tableOf(stage) : [];
    const lines = rows.map(({ rank, team: { acronym } }) => `${rank} ${acronym}`);
    expect(lines.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || a.localeCompare(b)).join(', ')).toBe(expected);
  });
});
