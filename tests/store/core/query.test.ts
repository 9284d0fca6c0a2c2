import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { queryCollection, queryPages, type Clause } from '../../../lib/store/core/query';
import { countReads } from '../../../lib/store/core/read-counter';
import { collectDefects, describeWithStore, plant, useEmptyStore } from '../../support/store/store-rig';

const NoteSchema = v.object({ at: v.number(), by: v.string() });

describeWithStore('a query by clauses', () => {
  beforeAll(async () => {
    useEmptyStore();
    await Promise.all(Array.from({ length: 6 }, (_, at) => plant('main', `notes/n${at}`, { at, by: at % 2 === 0 ? 'ann' : 'bob' })));
    await plant('main', 'notes/n0/replies/r1', { at: 10, by: 'cy' });
    await plant('main', 'broken/a', { at: 1, by: 'ann' });
    await plant('main', 'broken/b', { at: 'two', by: 'bob' });
    await plant('main', 'broken/c', { at: 3, by: 'ann' });
  });

  const ids = async (...clauses: Clause[]) => (await queryCollection('main', 'notes', NoteSchema, clauses)).map(({ id }) => id);

  it('filters, orders and limits', async () => {
    expect(await ids(['where', 'by', '==', 'ann'])).toEqual(['n0', 'n2', 'n4']);
    expect(await ids(['where', 'at', '>', 1], ['where', 'at', '<=', 4], ['orderBy', 'at', 'desc'])).toEqual(['n4', 'n3', 'n2']);
    expect(await ids(['orderBy', 'at'], ['limit', 2])).toEqual(['n0', 'n1']);
  });

  it('starts and ends at cursors, inclusive or exclusive', async () => {
    expect(await ids(['orderBy', 'at'], ['startAt', 3])).toEqual(['n3', 'n4', 'n5']);
    expect(await ids(['orderBy', 'at'], ['startAfter', 3])).toEqual(['n4', 'n5']);
    expect(await ids(['orderBy', 'at'], ['endAt', 1])).toEqual(['n0', 'n1']);
    expect(await ids(['orderBy', 'at'], ['endBefore', 1])).toEqual(['n0']);
    expect(await ids(['orderBy', 'by'], ['orderBy', '__name__'], ['startAfter', 'ann', 'n2'], ['limit', 2])).toEqual(['n4', 'n1']);
  });

  it('reaches collections below a document, and returns paths with the values', async () => {
    expect(await queryCollection('main', 'notes/n0/replies', NoteSchema, [])).toEqual([
      { id: 'r1', path: 'notes/n0/replies/r1', value: { at: 10, by: 'cy' } },
    ]);
    expect(await queryCollection('main', 'nowhere', NoteSchema, [['limit', 1]])).toEqual([]);
  });

  it('drops and reports malformed documents, and counts every document as a read', async () => {
    const defects = collectDefects();
    const { value, reads } = await countReads(() => queryCollection('main', 'broken', NoteSchema, []));
    expect(value.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(defects.map(({ document }) => document)).toEqual(['broken/b']);
    expect(reads).toBe(3);
  });

  it('goes through all of them in pages, past a page of malformed ones', async () => {
    const pagesOf = async (collection: string, clauses: Clause[], size: number) => {
      const pages: string[][] = [];
      for await (const found of queryPages('main', collection, NoteSchema, clauses, { size })) pages.push(found.map(({ id }) => id));
      return pages;
    };
    expect(await pagesOf('notes', [], 4)).toEqual([
      ['n0', 'n1', 'n2', 'n3'],
      ['n4', 'n5'],
    ]);
    expect(await pagesOf('notes', [['where', 'by', '==', 'bob']], 3)).toEqual([['n1', 'n3', 'n5']]);
    expect(await pagesOf('nowhere', [], 3)).toEqual([]);
    const defects = collectDefects();
    expect(await pagesOf('broken', [], 1)).toEqual([['a'], ['c']]);
    expect(defects.map(({ document }) => document)).toEqual(['broken/b']);
  });
});
