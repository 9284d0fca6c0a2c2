import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ContentHashes } from '../../../lib/ingest/write/content-hashes';
import type { RegisteredDocument } from '../../../lib/ingest/documents/document-registry';
import { planBatches, type Batch, type BatchLimits } from '../../../lib/ingest/write/write-plan';
import { DocumentPathSchema } from '../../../lib/store/core/document-path';

const LIMITS: BatchLimits = { writes: 12, bytes: 10_000 };

const target = (path: string, fields: RegisteredDocument['fields'] = () => ({ body: path })): RegisteredDocument => ({
  project: 'main',
  path: v.parse(DocumentPathSchema, path),
  fields,
});
const nothing = () => null;

/** Plans, and takes every batch as written. */
function write(targets: readonly RegisteredDocument[], hashes: ContentHashes, limits = LIMITS): Batch[] {
  const batches = [...planBatches(targets, hashes, {}, limits)];
  for (const { changes } of batches) hashes.apply(changes.map(({ update }) => update));
  return batches;
}

function pathsOf(batches: readonly Batch[]): string[][] {
  return batches.map(({ changes }) => changes.map(({ path }) => path));
}

describe('the write plan', () => {
  it('writes nothing that is already stored, and says so', () => {
    const hashes = new ContentHashes('main');
    const targets = [target('weeks/A'), target('matches/1'), target('teams/1')];
    expect(pathsOf(write(targets, hashes)).flat().sort()).toEqual(['matches/1', 'teams/1', 'weeks/A']);
    let unchanged = 0;
    expect([...planBatches(targets, hashes, { onUnchanged: () => (unchanged += 1) })]).toEqual([]);
    expect(unchanged).toBe(3);
  });

  it('writes what differs, what is in doubt and what was lost', () => {
    const hashes = new ContentHashes('main');
    write([target('teams/1'), target('teams/2'), target('teams/4')], hashes);
    hashes.doubt([{ path: 'teams/2', hash: null }]);
    hashes.addLost(['teams/3', 'teams/4']);
    const again = [target('teams/1', () => ({ body: 'new' })), target('teams/2'), target('teams/3'), target('teams/4')];
    expect(pathsOf(write(again, hashes)).flat().sort()).toEqual(['teams/1', 'teams/2', 'teams/3']);
  });

  it('skips what a source has only touched', () => {
    const hashes = new ContentHashes('main');
    const matchOf = (modifiedAt: string, name: string) =>
      target('matches/1', () => ({ body: JSON.stringify({ match: { id: 1, modifiedAt, name } }) }));
    write([matchOf('2023-08-19T08:00:00Z', 'A vs B')], hashes);
    expect(pathsOf(write([matchOf('2023-08-19T09:00:00Z', 'A vs B')], hashes))).toEqual([]);
    expect(pathsOf(write([matchOf('2023-08-19T09:00:00Z', 'A vs C')], hashes))).toEqual([['matches/1']]);
  });

  it('deletes what must not exist, and only documents that have a hash', () => {
    const hashes = new ContentHashes('main');
    write([target('teams/1')], hashes);
    const [batch, ...more] = write([target('teams/1', nothing), target('teams/2', nothing)], hashes);
    expect(batch?.changes.map(({ path, fields }) => ({ path, fields }))).toEqual([{ path: 'teams/1', fields: null }]);
    expect(more).toEqual([]);
    expect([...hashes.paths()]).toEqual([]);
  });

  it('writes matches before the weeks that name them, and deletes them after', () => {
    const hashes = new ContentHashes('main');
    const many = Array.from({ length: 25 }, (_, id) => target(`matches/${id}`));
    const first = pathsOf(write([target('weeks/A'), ...many], hashes));
    expect(first.flat().at(-1)).toBe('weeks/A');
    expect(first.flat()).toHaveLength(26);
    const gone = [
      target('matches/1', nothing),
      target('weeks/A', () => ({ body: 'without' })),
      target('matches/2', () => ({ body: 'new' })),
    ];
    expect(pathsOf(write(gone, hashes)).flat()).toEqual(['matches/2', 'weeks/A', 'matches/1']);
  });

  it('stays below the limits, including the shards of hashes', () => {
    const hashes = new ContentHashes('main');
    const large = Array.from({ length: 40 }, (_, id) => target(`players/${id}`, () => ({ body: 'x'.repeat(2_000) })));
    const batches = write(large, hashes);
    for (const { changes, shards } of batches) {
      expect(changes.length + shards.size).toBeLessThanOrEqual(LIMITS.writes);
      expect(changes.reduce((sum, { fields }) => sum + JSON.stringify(fields).length, 0)).toBeLessThan(LIMITS.bytes);
    }
    expect(pathsOf(batches).flat()).toHaveLength(40);
  });

  it('brings the documents of one shard together', () => {
    const many = Array.from({ length: 3_000 }, (_, id) => target(`players/${id}`));
    const batches = write(many, new ContentHashes('main'), { writes: 450, bytes: 3_000_000 });
    const written = batches.reduce((sum, { shards }) => sum + shards.size, 0);
    // Each part is written once, and twice where a batch ends within it.
    expect(written).toBeLessThan(256 + batches.length);
  });

  it('derives a document only when its batch is due', () => {
    let derived = 0;
    const counting = Array.from({ length: 100 }, (_, id) => target(`players/${id}`, () => ({ body: String((derived += 1)) })));
    const plan = planBatches(counting, new ContentHashes('main'), {}, LIMITS);
    plan.next();
    expect(derived).toBeLessThan(20);
  });

  it('leaves out a document that is too large for the store, reports it once, and keeps the old one', () => {
    const hashes = new ContentHashes('main');
    write([target('weeks/A'), target('matches/1')], hashes);
    // Of bytes that cannot be compressed.
    const body = randomBytes(1_500_000).toString('base64');
    const refused: string[] = [];
    const onRefused = (path: string, reason: string) => void refused.push(`${path}: ${reason}`);
    const large = [target('weeks/A', () => ({ body })), target('matches/2')];
    const limits = { writes: 100, bytes: 3_000_000 };
    const before = hashes.get('weeks/A');
    expect(pathsOf([...planBatches(large, hashes, { onRefused }, limits)])).toEqual([['matches/2']]);
    expect(pathsOf([...planBatches(large, hashes, { onRefused }, limits)])).toEqual([['matches/2']]);
    expect(refused).toEqual([expect.stringMatching(/^weeks\/A: it has 1\d{6} bytes, more than 1000000$/)]);
    expect(hashes.get('weeks/A')).toEqual(before);
    const smaller = target('weeks/A', () => ({ body: 'x'.repeat(800_000) }));
    expect(pathsOf([...planBatches([smaller], hashes, { onRefused }, limits)])).toEqual([['weeks/A']]);
  });
});
