import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Ledger } from '../../../lib/ingest/write/ledger';
import type { RegisteredDocument } from '../../../lib/ingest/documents/document-registry';
import { planBatches, type Batch, type BatchLimits } from '../../../lib/ingest/write/write-plan';
import { DocumentPathSchema } from '../../../lib/store/core/document-path';

const LIMITS: BatchLimits = { writes: 12, bytes: 10_000 };

function target(path: string, shard: string | null, overrides: Partial<RegisteredDocument> = {}): RegisteredDocument {
  return { project: 'main', path: v.parse(DocumentPathSchema, path), shard, linked: null, fields: () => ({ body: path }), ...overrides };
}

const week = (monday: string, overrides: Partial<RegisteredDocument> = {}) =>
  target(`weeks/${monday}`, `week-${monday}`, { linked: 'list', ...overrides });
const match = (id: number, monday: string | null, overrides: Partial<RegisteredDocument> = {}) =>
  target(`matches/${id}`, monday && `week-${monday}`, { linked: 'item', ...overrides });

/** Plans, and takes every batch as written. */
function write(targets: readonly RegisteredDocument[], ledger: Ledger, limits = LIMITS): Batch[] {
  const batches = [...planBatches(targets, ledger, {}, limits)];
  for (const { changes } of batches) ledger.apply(changes.map(({ update }) => update));
  return batches;
}

function pathsOf(batches: readonly Batch[]): string[][] {
  return batches.map(({ changes }) => changes.map(({ path }) => path));
}

describe('the write plan', () => {
  it('writes nothing that is already stored, and says so', () => {
    const ledger = new Ledger('main');
    const targets = [week('A'), match(1, 'A'), target('teams/1', 'teams')];
    expect(pathsOf(write(targets, ledger))).toEqual([['weeks/A', 'matches/1', 'teams/1']]);
    let unchanged = 0;
    expect([...planBatches(targets, ledger, { onUnchanged: () => (unchanged += 1) })]).toEqual([]);
    expect(unchanged).toBe(3);
  });

  it('writes what differs, what is in doubt and what was lost', () => {
    const ledger = new Ledger('main');
    write([target('teams/1', 'teams'), target('teams/2', 'teams')], ledger);
    ledger.doubt([{ path: 'teams/2', entry: null }]);
    ledger.addLost(['teams/3']);
    const again = write(
      [target('teams/1', 'teams', { fields: () => ({ body: 'new' }) }), target('teams/2', 'teams'), target('teams/3', 'teams')],
      ledger,
    );
    expect(pathsOf(again)).toEqual([['teams/1', 'teams/2', 'teams/3']]);
  });

  it('skips what a source has only touched', () => {
    const ledger = new Ledger('main');
    const matchOf = (modifiedAt: string, name: string) =>
      match(1, 'A', { fields: () => ({ body: JSON.stringify({ match: { id: 1, modifiedAt, name } }) }) });
    write([matchOf('2023-08-19T08:00:00Z', 'A vs B')], ledger);
    expect(pathsOf(write([matchOf('2023-08-19T09:00:00Z', 'A vs B')], ledger))).toEqual([]);
    expect(pathsOf(write([matchOf('2023-08-19T09:00:00Z', 'A vs C')], ledger))).toEqual([['matches/1']]);
  });

  it('deletes what must not exist, and only what the ledger lists', () => {
    const ledger = new Ledger('main');
    write([target('teams/1', 'teams')], ledger);
    const gone = [target('teams/1', null), target('teams/2', null), target('teams/3', 'teams', { fields: () => null })];
    const [batch, ...more] = write(gone, ledger);
    expect(batch?.changes.map(({ path, fields }) => ({ path, fields }))).toEqual([{ path: 'teams/1', fields: null }]);
    expect(more).toEqual([]);
    expect([...ledger.paths()]).toEqual([]);
  });

  it('keeps a week and its matches in one batch', () => {
    const full = Array.from({ length: 9 }, (_, id) => match(id, 'A'));
    const batches = pathsOf(write([target('teams/1', 'teams'), week('A'), ...full, week('B'), match(20, 'B')], new Ledger('main')));
    expect(batches).toEqual([
      ['weeks/A', ...full.map(({ path }) => path)],
      ['weeks/B', 'matches/20', 'teams/1'],
    ]);
  });

  it('moves a match in one batch with both weeks, however far apart their names are', () => {
    const ledger = new Ledger('main');
    const fill = (monday: string, from: number) => Array.from({ length: 8 }, (_, index) => match(from + index, monday));
    write([week('A'), match(1, 'A'), week('B'), ...fill('C', 10), week('C')], ledger);
    const moved = [
      week('A', { fields: () => null }),
      ...fill('C', 30),
      week('C', { fields: () => ({ body: 'more' }) }),
      week('B', { fields: () => ({ body: 'B with 1' }) }),
      match(1, 'B'),
    ];
    const batch = write(moved, ledger).find(({ changes }) => changes.some(({ path }) => path === 'matches/1'));
    expect(batch?.changes.map(({ path }) => path)).toEqual(['weeks/A', 'weeks/B', 'matches/1']);
    expect(batch?.shards).toEqual(new Set(['week-A', 'week-B']));
    expect(ledger.get('matches/1')?.shard).toBe('week-B');
    expect(ledger.entriesWith('week-A', [])).toBeNull();
  });

  it('removes a match in one batch with its week', () => {
    const ledger = new Ledger('main');
    write([week('A'), match(1, 'A'), match(2, 'A')], ledger);
    expect(pathsOf(write([match(1, null), week('A', { fields: () => ({ body: 'without' }) })], ledger))).toEqual([
      ['matches/1', 'weeks/A'],
    ]);
  });

  it('does not join weeks that only lose matches', () => {
    const ledger = new Ledger('main');
    const weeks = ['A', 'B', 'C'];
    write(
      weeks.flatMap((monday, id) => [week(monday), match(id, monday), match(id + 10, monday), match(id + 20, monday)]),
      ledger,
    );
    const without = weeks.flatMap((monday, id) => [
      week(monday, { fields: () => ({ body: 'without' }) }),
      match(id, null),
      match(id + 10, null),
      match(id + 20, null),
    ]);
    const batches = write(without, ledger, { writes: 6, bytes: 10_000 });
    expect(batches.map(({ shards }) => [...shards])).toEqual([['week-A'], ['week-B'], ['week-C']]);
  });

  it('writes a week too large for one batch after its matches', () => {
    const ledger = new Ledger('main');
    const many = Array.from({ length: 25 }, (_, id) => match(id, 'A'));
    const batches = pathsOf(write([week('A'), ...many], ledger));
    expect(batches.at(-1)).toEqual(['weeks/A']);
    expect(batches.flat()).toHaveLength(26);
    expect(batches.every((paths) => paths.length < LIMITS.writes)).toBe(true);
  });

  it('stays below the limits, including the ledger', () => {
    const ledger = new Ledger('main');
    const large = Array.from({ length: 40 }, (_, id) =>
      target(`players/${id}`, `players-${id % 3}`, { fields: () => ({ body: 'x'.repeat(2_000) }) }),
    );
    for (const { changes, shards } of write(large, ledger)) {
      expect(changes.length + shards.size).toBeLessThanOrEqual(LIMITS.writes);
      expect(changes.reduce((sum, { fields }) => sum + JSON.stringify(fields).length, 0)).toBeLessThan(LIMITS.bytes);
    }
  });

  it('derives a document only when its batch is due', () => {
    let derived = 0;
    const counting = Array.from({ length: 100 }, (_, id) =>
      target(`players/${id}`, 'players', { fields: () => ({ body: String((derived += 1)) }) }),
    );
    const plan = planBatches(counting, new Ledger('main'), {}, LIMITS);
    plan.next();
    expect(derived).toBeLessThan(20);
  });

  it('leaves out a document that is too large for the store, reports it once, and keeps the old one', () => {
    const ledger = new Ledger('main');
    write([week('A'), match(1, 'A')], ledger);
    // Of bytes that cannot be compressed.
    const body = randomBytes(1_500_000).toString('base64');
    const refused: string[] = [];
    const onRefused = (path: string, reason: string) => void refused.push(`${path}: ${reason}`);
    const large = [week('A', { fields: () => ({ body }) }), match(2, 'A')];
    const limits = { writes: 100, bytes: 3_000_000 };
    const before = ledger.get('weeks/A');
    expect(pathsOf([...planBatches(large, ledger, { onRefused }, limits)])).toEqual([['matches/2']]);
    expect(pathsOf([...planBatches(large, ledger, { onRefused }, limits)])).toEqual([['matches/2']]);
    expect(refused).toEqual([expect.stringMatching(/^weeks\/A: it has 1\d{6} bytes, more than 1000000$/)]);
    expect(ledger.get('weeks/A')).toEqual(before);
    const smaller = week('A', { fields: () => ({ body: 'x'.repeat(800_000) }) });
    expect(pathsOf([...planBatches([smaller], ledger, { onRefused }, limits)])).toEqual([['weeks/A']]);
  });
});
