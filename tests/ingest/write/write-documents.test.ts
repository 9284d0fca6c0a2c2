import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { RegisteredDocument } from '../../../lib/ingest/documents/document-registry';
import { ContentHashes, shardOf } from '../../../lib/ingest/write/content-hashes';
import { writeDocuments, type Commit } from '../../../lib/ingest/write/write-documents';
import { DocumentPathSchema } from '../../../lib/store/core/document-path';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';

const target = (path: string, body = path): RegisteredDocument => ({
  project: 'main',
  path: v.parse(DocumentPathSchema, path),
  fields: () => ({ body }),
});

/** A store that takes everything but one document, as Firestore would say it. */
function storeWithout(path: string) {
  const stored = new Map<string, unknown>();
  const commits: string[][] = [];
  const commit: Commit = async (_project, writes) => {
    commits.push(writes.map((write) => write.path));
    if (writes.some((write) => write.path === path))
      throw new StoreUnavailableError('write', Object.assign(new Error('a map has too many entries'), { code: 3 }));
    for (const write of writes) stored.set(write.path, write.fields);
  };
  return { stored, commits, commit };
}

describe('a document that the store refuses', () => {
  const targets = [target('weeks/A'), target('matches/1'), target('teams/1'), target('teams/2')];

  it('blocks no other, is reported once, and leaves the hashes correct', async () => {
    const { stored, commits, commit } = storeWithout('teams/1');
    const hashes = new ContentHashes('main');
    const refused: string[] = [];
    const options = { commit, onRefused: (path: string, reason: string) => void refused.push(`${path}: ${reason}`) };
    expect(await writeDocuments(targets, new Map([['main', hashes]]), options)).toEqual({ written: 3, deleted: 0, unchanged: 0 });
    expect([...stored.keys()].filter((path) => !path.startsWith('states/')).sort()).toEqual(['matches/1', 'teams/2', 'weeks/A']);
    expect(refused).toEqual(['teams/1: a map has too many entries']);
    expect([...hashes.paths()].sort()).toEqual(['matches/1', 'teams/2', 'weeks/A']);
    expect(stored.has(`states/ledger-${shardOf('teams/1')}`)).toBe(false);
    // Matches go before the week that names them.
    expect(commits.at(-1)?.[0]).toBe('weeks/A');

    const before = commits.length;
    await writeDocuments(targets, new Map([['main', hashes]]), options);
    expect(commits).toHaveLength(before);
    expect(refused).toHaveLength(1);
  });

  it('is retried once it differs', async () => {
    const { stored, commit } = storeWithout('nothing');
    const hashes = new ContentHashes('main');
    await writeDocuments(targets, new Map([['main', hashes]]), { commit: storeWithout('teams/1').commit });
    const mended = [target('teams/1', 'mended')];
    expect(await writeDocuments(mended, new Map([['main', hashes]]), { commit })).toMatchObject({ written: 1 });
    expect(stored.get('teams/1')).toEqual({ body: 'mended' });
  });
});
