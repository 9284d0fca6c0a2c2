import { beforeAll, describe, expect, it } from 'vitest';
import type { Tournament } from '../../../../lib/domain/entities/entities';
import { isComplete } from '../../../../lib/domain/competition/standings-figures';
import { qualificationLines } from '../../../../lib/domain/competition/qualification-lines';
import { byGroup } from '../../../../lib/domain/competition/table-groups';
import { deriveStandings } from '../../../../lib/ingest/derive/tournament';
import { EntityIndex } from '../../../../lib/ingest/index/entity-index';
import { RatingIndex } from '../../../../lib/ingest/index/rating-index';
import { StatsIndex } from '../../../../lib/ingest/index/stats-index';
import { MatchIndex } from '../../../../lib/ingest/index/match-index';
import { archiveSource } from '../../../../lib/source/archive/archive-source';
import type { MatchSource, SourceSnapshot } from '../../../../lib/source/match-source';
import { sharedFolder } from '../../../support/shared-data';
import { seasonWith } from '../../../support/ingest/season-with';

/** What the site claims of tables at moments of the real archive, against what happened. */

const archive = sharedFolder('lol-2022-2023');
const NONE = () => undefined;

const LCK_SUMMER_2023 = 17;
const LOCK_IN_A = 28;
const LOCK_IN_B = 29;
const PLAY_IN_A = 109;
const WORLDS_GROUPS = [103, 104, 105, 106];

function books({ matches, ...entities }: Omit<SourceSnapshot, 'removed' | 'cursor' | 'rejections' | 'games'>) {
  const [book, known] = [new MatchIndex(), new EntityIndex()];
  book.apply(matches);
  known.add(entities);
  const unrated = new RatingIndex(new MatchIndex(), new StatsIndex());
  const season = seasonWith({ entities: known, matchIndex: book, ratings: unrated });
  return { book, entities: known, table: (id: number) => deriveStandings(id, season) };
}

describe.skipIf(archive.absent)(`claims about tables of the archive of 2022 and 2023${archive.note}`, { timeout: 120_000 }, () => {
  let source: MatchSource;
  let truth: ReturnType<typeof books>;
  const at = async (time: string) => books(await source.snapshot(Date.parse(time), NONE));

  beforeAll(async () => {
    source = archiveSource(archive.path, { asOf: true });
    truth = books(await archiveSource(archive.path, { asOf: false }).snapshot(Date.now(), NONE));
  }, 60_000);

  /** Who played on in the serie after a stage. */
  function wentOn({ id, serieId, endAt }: Tournament): Set<number> {
    const later = [...truth.entities.tournaments.values()].filter(
      (stage) => stage.serieId === serieId && stage.id !== id && stage.beginAt !== null && endAt !== null && stage.beginAt > endAt,
    );
    return new Set(later.flatMap(({ teams }) => teams.map((team) => team.id)));
  }

  it('give the chances of LCK Summer 2023 on 1 August that an enumeration of all 1,048,576 scores gives', async () => {
    const { table, entities } = await at('2023-08-01T00:00:00Z');
    const scenarios = table(LCK_SUMMER_2023)?.scenarios;
    expect(scenarios).toMatchObject({ method: 'exact', byScore: false, outcomes: 1024, remaining: 10, places: 6 });
    // Percent, best and worst place, counted one by one from the raw lines by a separate program.
    const counted: Readonly<Record<string, readonly [number, number, number]>> = {
      KT: [100, 1, 2],
      GEN: [100, 1, 2],
      HLE: [100, 3, 4],
      DK: [100, 3, 4],
      T1: [100, 5, 6],
      LSB: [56.746, 5, 10],
      NS: [22.9, 6, 10],
      KDF: [9.701, 6, 10],
      DRX: [6.49, 6, 10],
      BRO: [4.163, 6, 10],
    };
    expect(scenarios?.teams).toHaveLength(10);
    for (const { teamId, chance, status, best, worst } of scenarios?.teams ?? []) {
      const [percent = NaN, ...places] = counted[entities.teams.get(teamId)?.acronym ?? ''] ?? [];
      expect(Math.abs(chance * 100 - percent)).toBeLessThan(1);
      expect([best, worst]).toEqual(places);
      expect(status).toBe(percent === 100 ? 'in' : 'open');
    }
  });

  it('call no team through or out, or practically so, that is not', async () => {
    const wrong: string[] = [];
    let verdicts = 0;
    for (const time of [
      '2022-03-13',
      '2022-03-19',
      '2022-08-07',
      '2022-10-03',
      '2022-10-14',
      '2023-03-12',
      '2023-07-01',
      '2023-07-15',
      '2023-08-03',
    ]) {
      const { table, book, entities } = await at(`${time}T00:00:00Z`);
      for (const stage of entities.tournaments.values()) {
        if (book.ofTournament(stage.id).length === 0 || isComplete(book.ofTournament(stage.id))) continue;
        const on = wentOn(truth.entities.tournaments.get(stage.id) ?? stage);
        for (const { teamId, status, chance } of table(stage.id)?.scenarios?.teams ?? []) {
          verdicts += Number(status !== 'open');
          if (on.has(teamId) ? chance < 0.005 : chance > 0.995) wrong.push(`${time} ${stage.id}: ${teamId} at ${chance}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(verdicts).toBeGreaterThan(60);
  });

  it.each([
    ['PCS Summer 2023', '2023-08-01', 89, 6],
    ['LEC Summer 2022', '2022-08-01', 47, 6],
    ['LCS Summer 2022', '2022-08-01', 36, 8],
    ['PCS Summer 2022', '2022-08-01', 88, 8],
    ['LLA Closing 2022', '2022-08-01', 65, 6],
  ])('are there although tiebreakers are listed whose teams are not known: %s', async (_, time, id, places) => {
    const { table } = await at(`${time}T00:00:00Z`);
    expect(table(id)).toMatchObject({ cuts: [{ places, kind: 'advances' }], scenarios: { places } });
  });

  it('are left out on the first day of a season, and so are places', async () => {
    const { table, book, entities } = await at('2023-06-07T00:00:00Z');
    const document = table(LCK_SUMMER_2023);
    if (!document) throw new Error('no table');
    expect(document).toMatchObject({ cuts: [], scenarios: null });
    expect(new Set(document.rows.map(({ rank }) => rank))).toEqual(new Set([1]));
    const stages = [...entities.tournaments.values()].map((stage) => ({ ...stage, teamIds: [] }));
    expect(qualificationLines(document, document.rows, book.ofTournament(LCK_SUMMER_2023), stages).byTeam.size).toBe(0);
  });

  it('use the listed cut for the groups of Worlds 2022: two advance', async () => {
    const { table } = await at('2022-10-12T00:00:00Z');
    for (const id of WORLDS_GROUPS) expect(table(id)?.cuts).toEqual([{ places: 2, kind: 'advances' }]);
    expect((await at('2022-10-01T00:00:00Z')).table(PLAY_IN_A)?.cuts).toHaveLength(2);
  });

  it('are left out where two groups are one stage of the source, each with its own places', async () => {
    const snapshot = await source.snapshot(Date.parse('2022-01-20T00:00:00Z'), NONE);
    const apart = books(snapshot);
    const both = snapshot.tournaments.filter(({ id }) => id === LOCK_IN_A || id === LOCK_IN_B).flatMap(({ teams }) => teams);
    const merged = books({
      ...snapshot,
      matches: snapshot.matches.map((match) => (match.tournamentId === LOCK_IN_B ? { ...match, tournamentId: LOCK_IN_A } : match)),
      tournaments: snapshot.tournaments
        .filter(({ id }) => id !== LOCK_IN_B)
        .map((stage) => (stage.id === LOCK_IN_A ? { ...stage, name: 'Group Stage', teams: both } : stage)),
    }).table(LOCK_IN_A);
    expect(merged).toMatchObject({ cuts: [], scenarios: null });
    const places = (rows: readonly { rank: number; team: { id: number } }[] = []) => rows.map(({ rank, team }) => [rank, team.id]);
    const groups = byGroup(merged?.rows ?? []).map(([, rows]) => JSON.stringify(places(rows)));
    expect(groups.sort()).toEqual([LOCK_IN_A, LOCK_IN_B].map((id) => JSON.stringify(places(apart.table(id)?.rows))).sort());
    expect(apart.table(LOCK_IN_A)?.cuts).toEqual([{ places: 4, kind: 'advances' }]);
  });
});
