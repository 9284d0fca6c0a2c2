import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  ChampionSchema,
  LeagueSchema,
  PlayerSchema,
  SerieSchema,
  SourceStandingsSchema,
  TeamSchema,
  TournamentSchema,
} from '../../lib/domain/entities/entities';
import { MatchSchema } from '../../lib/domain/match/match';
import { admitMatch } from '../../lib/ingest/index/field-order';
import { MatchIndex } from '../../lib/ingest/index/match-index';
import { archiveSource } from '../../lib/source/archive/archive-source';
import { demoSource } from '../../lib/source/demo/demo-source';
import type { SourceSnapshot } from '../../lib/source/match-source';
import { archiveFolder, EVERY_KIND } from '../support/source/archive-folder-fixture';

/**
 * Ingest compares hashes of the documents' texts, and what is read back from the
 * store has the order of its schema: what a source gives must have the same, or
 * an ingest that starts again would write it anew.
 */

const NOW = Date.parse('2031-02-01T17:00:00Z');

function archive() {
  return archiveSource(archiveFolder(EVERY_KIND), { asOf: false });
}

function expectOrder<const Schema extends v.GenericSchema>(schema: Schema, values: Iterable<v.InferOutput<Schema>>): void {
  expect([...values].filter((value) => JSON.stringify(value) !== JSON.stringify(v.parse(schema, value)))).toEqual([]);
}

function expectStoredOrder({ matches, ...entities }: SourceSnapshot): void {
  expectOrder(LeagueSchema, entities.leagues);
  expectOrder(SerieSchema, entities.series);
  expectOrder(TournamentSchema, entities.tournaments);
  expectOrder(TeamSchema, entities.teams);
  expectOrder(PlayerSchema, entities.players);
  expectOrder(ChampionSchema, entities.champions);
  expectOrder(SourceStandingsSchema, entities.standings);
  const index = new MatchIndex();
  index.apply(matches.map((match) => admitMatch(match, NOW)));
  // Its round is found anew, and always comes last.
  expectOrder(
    MatchSchema,
    [...index.all()].map(({ round: _round, ...match }) => match),
  );
}

describe('the fields of what a source gives stand as in the store', () => {
  it('of an archive, with a bracket and a match that is overdue', async () => {
    const snapshot = await archive().snapshot(NOW, () => undefined);
    expectStoredOrder(snapshot);
    const late = snapshot.matches.map((match) => admitMatch(match, NOW + 90 * 86_400_000));
    expect(late.map(({ overdue, previousTakes }) => [overdue, previousTakes])).toEqual([
      [undefined, undefined],
      [true, ['winner']],
    ]);
    const index = new MatchIndex();
    index.apply(late);
    expect(Object.keys(index.get(3002) ?? {}).filter((name) => /^previous|modifiedAt|overdue|left/.test(name))).toEqual([
      'previousMatchIds',
      'previousTakes',
      'modifiedAt',
      'overdue',
      'left',
    ]);
  });

  it('of the demo season', async () => {
    expectStoredOrder(await demoSource(NOW).snapshot(NOW, () => undefined));
  });
});
