import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPageSections } from '../../../lib/server/http/built-site';
import { routeTable } from '../../../lib/server/route-table';

it.each([
  ['/', ['home']],
  ['/team/7/t1', ['team']],
  ['/team/7/%ED%8B%B0%EC%9B%90', ['team']],
  ['/failure', ['errors']],
  ['/nowhere', []],
])('the page at %s has the sections %j of its route', async (path, sections) => {
  const root = await mkdtemp(join(tmpdir(), 'built-'));
  try {
    const pages = { '/': ['home'], '/team/[id]/[slug]': ['team'], '/failure': ['errors'] };
    await writeFile(join(root, 'page-sections.json'), JSON.stringify({ everywhere: ['shell'], pages }));
    const found = await readPageSections(root, '.', routeTable(Object.keys(pages)));
    expect(found.everywhere).toEqual(['shell']);
    expect(found.at(path)).toEqual(sections);
  } finally {
    await rm(root, { recursive: true });
  }
});
