import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheTag } from '../../../lib/domain/page/cache-tags';
import type { StandingsDocument } from '../../../lib/domain/competition/standings';
import { rankFromMatches } from '../../../lib/domain/competition/standings';
import { raceOf } from '../../../lib/domain/competition/scenarios/race';
import { scenariosOf } from '../../../lib/domain/competition/scenarios/scenarios';
import { certainTiebreaks } from '../../../lib/domain/competition/tiebreaks';
import type { Match } from '../../../lib/domain/match/match';
import type { MatchDocument } from '../../../lib/domain/models/read-models';
import { finishedMatch, notStartedMatch, runningMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';
import { loadMatch } from '../../../lib/server/pages/match-pages';
import { teamStub } from '../../support/entity-fixture';

const { readMatchDocument, readStandings } = vi.hoisted(() => ({
  readMatchDocument: vi.fn<(id: number) => Promise<MatchDocument | null>>(),
  readStandings: vi.fn<(id: number) => Promise<StandingsDocument | null>>(),
}));
vi.mock('../../../lib/store/models/match-documents', async (original) => ({
  ...(await original<object>()),
  readMatchDocument,
  readGames: () => Promise.resolve(null),
}));
vi.mock('../../../lib/store/models/competition-documents', async (original) => ({ ...(await original<object>()), readStandings }));
vi.mock('../../../lib/server/pages/shell-data', () => ({ sourceHasFigures: () => Promise.resolve(true) }));

const played = finishedMatch({ id: 1, left: scored({ id: 1, score: 2 }), right: scored({ id: 2, score: 0 }), winnerId: 1 });
const next = notStartedMatch({ id: 2, numOfGames: 1, left: unscored({ id: 1 }), right: unscored({ id: 3 }) });
const last = notStartedMatch({ id: 3, numOfGames: 1, left: unscored({ id: 2 }), right: unscored({ id: 3 }) });
const matches = [played, next, last];
const rows = rankFromMatches([1, 2, 3].map(teamStub), matches);
const race = raceOf(rows, matches, certainTiebreaks(293));
const scenarios = race && scenariosOf(race, 1, 1);
const table: StandingsDocument = { tournamentId: 16, tournamentName: 'Groups', kind: 'group', from: 'matches', rows, scenarios };

const shown = (match: Match) => {
  const form = { teamId: 0, matches: [] };
  readMatchDocument.mockResolvedValue({
    match,
    form: { left: form, right: form },
    headToHead: { leftWins: 0, rightWins: 0, draws: 0, matches: [] },
    standings: null,
  });
  return loadMatch(match.id, 0);
};

beforeEach(() => {
  readStandings.mockReset().mockResolvedValue(table);
});

describe('a match that has not begun', () => {
  it('shows what is at stake according to its table, and is purged with the table', async () => {
    const { data, tags } = await shown(next);
    expect(data?.stake).toMatchObject({ places: 1, remaining: 2, left: { status: 'open' }, right: { status: 'open' } });
    // Team 1 has beaten team 2: it is first with a win, team 3 needs both.
    expect(data?.stake?.results.map(({ winner, left, right }) => [winner, left.status, right.status])).toEqual([
      ['left', 'in', 'out'],
      ['right', 'open', 'open'],
    ]);
    expect(tags).toEqual([cacheTag.match(2), cacheTag.tournament(16)]);
  });

  it('has nothing at stake without a table', async () => {
    readStandings.mockResolvedValue({ ...table, scenarios: null });
    expect((await shown(next)).data?.stake).toBeNull();
    readStandings.mockResolvedValue(null);
    expect((await shown(next)).data?.stake).toBeNull();
  });
});

it('costs no read of its table once it has begun', async () => {
  for (const match of [runningMatch(), played]) {
    const { data, tags } = await shown(match);
    expect([data?.stake, tags]).toEqual([null, [cacheTag.match(match.id)]]);
  }
  expect(readStandings).not.toHaveBeenCalled();
});
