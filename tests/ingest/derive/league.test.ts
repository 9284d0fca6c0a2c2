import { describe, expect, it } from 'vitest';
import type { Match } from '../../../lib/domain/match/match';
import { deriveLeague } from '../../../lib/ingest/derive/league';
import { deriveTournamentCatalog } from '../../../lib/ingest/derive/catalogs';
import { deriveSerie } from '../../../lib/ingest/derive/serie';
import { deriveTournament } from '../../../lib/ingest/derive/tournament';
import { deriveLastMatches } from '../../../lib/ingest/derive/team';
import { EntityIndex, type Entities } from '../../../lib/ingest/index/entity-index';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { finishedMatch, notStartedMatch, offMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { league, serie, tournament } from '../../support/entity-fixture';
import { seasonWith } from '../../support/ingest/season-with';

const NOW = Date.parse('2023-08-19T09:00:00Z');

function matchIndex(...matches: Match[]): MatchIndex {
  const filled = new MatchIndex();
  filled.apply(matches);
  return filled;
}

function entities(given: Partial<Entities>): EntityIndex {
  const filled = new EntityIndex();
  filled.add(given);
  return filled;
}

describe('a league', () => {
  const spring = serie({ id: 8, fullName: 'Spring 2023', beginAt: '2023-01-18T08:00:00Z', endAt: '2023-04-09T12:00:00Z' });
  const summer = serie();
  const worlds = serie({ id: 10, fullName: 'Regional Finals 2023', beginAt: '2023-09-06T08:00:00Z', endAt: '2023-09-09T08:00:00Z' });

  it.each([
    ['runs', '2023-08-19T09:00:00Z', 9],
    ['comes next, where none runs', '2023-05-01T00:00:00Z', 9],
    ['comes next of several', '2023-08-25T00:00:00Z', 10],
    ['was last, where none is to come', '2023-12-01T00:00:00Z', 10],
  ])('shows the serie that %s', (_case, now, current) => {
    const document = deriveLeague(
      293,
      seasonWith({
        entities: entities({ leagues: [league()], series: [summer, worlds, spring] }),
        matchIndex: matchIndex(),
        now: () => Date.parse(now),
      }),
    );
    expect(document?.series.map(({ id }) => id)).toEqual([10, 9, 8]);
    expect(document?.currentSerieId).toBe(current);
  });

  it.each([
    ['is to come', notStartedMatch({ id: 7, beginAt: '2023-08-21T08:00:00Z' }), '2023-08-21T07:00:00Z', 9],
    ['is being played', runningMatch({ id: 7, beginAt: '2023-08-21T08:00:00Z' }), '2023-08-21T12:00:00Z', 9],
    ['was played yesterday', finishedMatch({ id: 7, beginAt: '2023-08-21T08:00:00Z' }), '2023-08-22T12:00:00Z', 9],
    ['was played days ago', finishedMatch({ id: 7, beginAt: '2023-08-21T08:00:00Z' }), '2023-08-25T12:00:00Z', 10],
  ])('shows a serie past its own end while its final %s', (_case, final, now, current) => {
    for (const endAt of [null, '2023-08-20T08:00:00Z']) {
      const season = seasonWith({
        entities: entities({ leagues: [league()], series: [serie({ endAt }), worlds] }),
        matchIndex: matchIndex(finishedMatch({ id: 1, beginAt: '2023-08-12T08:00:00Z' }), final),
        now: () => Date.parse(now),
      });
      expect(deriveLeague(293, season)?.currentSerieId).toBe(current);
    }
  });

  it('dates a serie by its matches where the source does not', () => {
    const undated = serie({ id: 11, beginAt: null, endAt: null });
    const matches = [
      finishedMatch({ id: 1, serieId: 11, beginAt: '2023-08-18T08:00:00Z' }),
      notStartedMatch({ id: 2, serieId: 11, beginAt: '2023-08-20T08:00:00Z' }),
    ];
    expect(
      deriveLeague(
        293,
        seasonWith({
          entities: entities({ leagues: [league()], series: [undated, spring] }),
          matchIndex: matchIndex(...matches),
          now: () => NOW,
        }),
      )?.currentSerieId,
    ).toBe(11);
  });

  it('lists neither as running nor as upcoming what its source has forgotten', () => {
    const matches = [
      runningMatch({ id: 1, overdue: true }),
      notStartedMatch({ id: 2, overdue: true, beginAt: '2023-08-18T08:00:00Z' }),
      runningMatch({ id: 3 }),
    ];
    const document = deriveLeague(
      293,
      seasonWith({ entities: entities({ leagues: [league()] }), matchIndex: matchIndex(...matches), now: () => NOW }),
    );
    expect(document?.running.map(({ id }) => id)).toEqual([3]);
    expect(document?.upcoming).toEqual([]);
  });

  it('lists a match that is hours late among those to come, also of its teams, until its source has forgotten it', () => {
    const late = notStartedMatch({ id: 1, beginAt: '2023-08-19T06:00:00Z' });
    const matches = matchIndex(late, notStartedMatch({ id: 2, beginAt: '2023-08-18T08:00:00Z', overdue: true }));
    expect(
      deriveLeague(293, seasonWith({ entities: entities({ leagues: [league()] }), matchIndex: matches, now: () => NOW }))?.upcoming,
    ).toEqual([late]);
    expect(deriveLastMatches(77, seasonWith({ matchIndex: matches, now: () => NOW }))?.next).toEqual([late]);
  });

  it.each(['postponed', 'canceled'] as const)('lists a %s match among those to come until two weeks after its time', (status) => {
    const off = (id: number, beginAt: string): Match => ({ ...offMatch(status), id, beginAt });
    const matches = [
      off(1, '2023-08-04T08:00:00Z'),
      off(2, '2023-08-06T08:00:00Z'),
      off(3, '2023-08-25T08:00:00Z'),
      notStartedMatch({ id: 4, beginAt: '2023-08-20T08:00:00Z' }),
    ];
    const document = deriveLeague(
      293,
      seasonWith({ entities: entities({ leagues: [league()] }), matchIndex: matchIndex(...matches), now: () => NOW }),
    );
    expect(document?.upcoming.map(({ id }) => id)).toEqual([2, 4, 3]);
    expect(deriveLastMatches(77, seasonWith({ matchIndex: matchIndex(...matches), now: () => NOW }))?.next.map(({ id }) => id)).toEqual([
      2, 4, 3,
    ]);
  });

  it('lists groups by their letter, at the start of the first of them', () => {
    const stages = [
      tournament({ id: 20, name: 'Group B', beginAt: '2023-07-15T08:00:00Z' }),
      tournament({ id: 21, name: 'Playoffs', beginAt: '2023-07-24T08:00:00Z' }),
      tournament({ id: 22, name: 'Group A', beginAt: '2023-07-16T08:00:00Z' }),
      tournament({ id: 23, name: 'Regular Season', beginAt: '2023-06-17T08:00:00Z' }),
    ];
    const document = deriveLeague(
      293,
      seasonWith({
        entities: entities({ leagues: [league()], series: [summer], tournaments: stages }),
        matchIndex: matchIndex(),
        now: () => NOW,
      }),
    );
    expect(document?.tournaments.map(({ name }) => name)).toEqual(['Regular Season', 'Group A', 'Group B', 'Playoffs']);
  });

  it('lists the tournaments of its serie and its matches', () => {
    const later = tournament({ id: 17, name: 'Finals', beginAt: '2023-08-19T08:00:00Z' });
    const matches = [
      runningMatch({ id: 1 }),
      notStartedMatch({ id: 2, beginAt: '2023-08-20T08:00:00Z' }),
      finishedMatch({ id: 3, beginAt: '2023-08-18T08:00:00Z' }),
    ];
    const document = deriveLeague(
      293,
      seasonWith({
        entities: entities({ leagues: [league()], series: [summer], tournaments: [later, tournament()] }),
        matchIndex: matchIndex(...matches),
        now: () => NOW,
      }),
    );
    expect(document?.tournaments.map(({ id }) => id)).toEqual([16, 17]);
    expect([document?.running, document?.upcoming, document?.latest].map((list) => list?.map(({ id }) => id))).toEqual([[1], [2], [3]]);
  });

  it('lists at most twenty matches of each kind', () => {
    const matches = Array.from({ length: 25 }, (_, id) =>
      finishedMatch({ id, beginAt: new Date(NOW - (id + 1) * 86_400_000).toISOString(), endAt: null }),
    );
    expect(
      deriveLeague(
        293,
        seasonWith({ entities: entities({ leagues: [league()] }), matchIndex: matchIndex(...matches), now: () => NOW }),
      )?.latest.map(({ id }) => id),
    ).toEqual(Array.from({ length: 20 }, (_, id) => id));
  });

  it('is null if unknown', () => {
    expect(deriveLeague(404, seasonWith({ entities: entities({}), matchIndex: matchIndex(), now: () => NOW }))).toBeNull();
  });
});

describe('a stage of which the source gives no end', () => {
  const open = tournament({ id: 16, endAt: null });
  const last = finishedMatch({ id: 1, beginAt: '2023-08-12T08:00:00Z', endAt: '2023-08-12T10:41:00Z' });
  const endsAfter = (...matches: Match[]) => {
    const season = seasonWith({ entities: entities({ tournaments: [open], series: [serie()] }), matchIndex: matchIndex(...matches) });
    const page = deriveTournament(16, season);
    const listed = deriveTournamentCatalog(2023, season)?.tournaments;
    return [page?.tournament, page?.stages?.[0], deriveSerie(9, season)?.tournaments[0], listed?.[0]].map((stage) => stage?.endAt);
  };

  it('ends with its last match, on every page', () => {
    expect(endsAfter(last, offMatch('canceled'))).toEqual(Array(4).fill('2023-08-12T10:41:00Z'));
  });

  it('has no end while a match is to come', () => {
    expect(endsAfter(last, notStartedMatch({ id: 2 }))).toEqual(Array(4).fill(null));
  });
});
