import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** The import rules (.dependency-cruiser.cjs) against small invented projects. */

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
let project = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'riftweek-import-rules-'));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** @returns the names of the rules that the files break, each once */
async function brokenRules(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const rules: ICruiseOptions = { baseDir: project, ruleSet: { forbidden }, validate: true, tsPreCompilationDeps: true };
  const { output } = await cruise([...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))], rules);
  if (typeof output === 'string') throw new Error(output);
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))].filter((name) => name !== 'no file is forgotten');
}

describe('import rules', () => {
  it.each([
    ['lib/domain/a.ts', 'lib/store/b.ts', 'lib/domain'],
    ['lib/source/a.ts', 'lib/store/b.ts', 'lib/source'],
    ['lib/store/a.ts', 'lib/server/b.ts', 'lib/store'],
    ['lib/ingest/a.ts', 'lib/server/b.ts', 'lib/ingest'],
    ['lib/client/a.ts', 'lib/store/b.ts', 'lib/client'],
    ['lib/server/a.ts', 'components/b.ts', 'lib/server'],
    ['components/ui/a.ts', 'lib/server/b.ts', 'components'],
    ['components/ui/a.ts', 'lib/store/b.ts', 'components'],
    ['pages/a.ts', 'lib/ingest/b.ts', 'pages'],
    ['pages/api/a.ts', 'components/b.ts', 'pages/api'],
    ['styles/a.ts', 'components/b.ts', 'styles'],
  ])('%s may not import %s', async (from, to, folder) => {
    const path = `${'../'.repeat(from.split('/').length - 1)}${to.replace(/\.ts$/, '')}`;
    expect(await brokenRules({ [from]: `import { b } from '${path}';\nexport const a = b;\n`, [to]: 'export const b = 1;\n' })).toEqual([
      `${folder} imports only what it may`,
    ]);
  });

  it('a type counts as an import', async () => {
    const files = {
      'components/a.ts': "import type { B } from '../lib/server/b';\nexport type A = B;\n",
      'lib/server/b.ts': 'export type B = 1;\n',
    };
    expect(await brokenRules(files)).toEqual(['components imports only what it may']);
  });

  it('links are our own, not those of Next', async () => {
    const files = {
      'components/a.tsx': "import Link from 'next/link';\nexport const a = Link;\n",
      'node_modules/next/link.js': 'module.exports = {};\n',
    };
    expect(await brokenRules(files)).toEqual(['links are plain']);
  });

  it('the file system is off limits to the domain', async () => {
    expect(await brokenRules({ 'lib/domain/a.ts': "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;\n" })).toEqual([
      'lib/domain imports only what it may',
    ]);
  });

  it('a rule belongs to a subject', async () => {
    const files = {
      'components/ui/a.ts': "import { b } from '../../lib/domain/b';\nexport const a = b;\n",
      'lib/domain/b.ts': 'export const b = 1;\n',
    };
    expect(await brokenRules(files)).toEqual(['rules and browser state are sorted by subject']);
  });

  it('finds a cycle', async () => {
    const files = {
      'lib/domain/match/a.ts': "import { b } from './b';\nexport const a = () => b;\n",
      'lib/domain/match/b.ts': "import { a } from './a';\nexport const b = () => a;\n",
    };
    expect(await brokenRules(files)).toEqual(['no cycles']);
  });

  it('finds a cycle between folders whose files have none', async () => {
    const files = {
      'components/auth/Menu.ts': "import { picture } from '../account/Picture';\nexport const menu = picture;\n",
      'components/account/Picture.ts': 'export const picture = 1;\n',
      'components/account/Form.ts': "import { message } from '../settings/Message';\nexport const form = message;\n",
      'components/settings/Message.ts': "import { title } from '../auth/Title';\nexport const message = title;\n",
      'components/auth/Title.ts': 'export const title = 1;\n',
    };
    expect(await brokenRules(files)).toEqual(['no cycles between folders']);
  });

  it('accepts what the table allows', async () => {
    const files = {
      'components/views/view.ts': "import { rule } from '../../lib/domain/match/rule';\nexport const view = rule;\n",
      'lib/domain/match/rule.ts': 'export const rule = 1;\n',
      'lib/ingest/run.ts':
        "import { readFileSync } from 'node:fs';\nimport { save } from '../store/save';\nexport const run = [save, readFileSync];\n",
      'lib/store/save.ts': 'export const save = 1;\n',
    };
    expect(await brokenRules(files)).toEqual([]);
  });
});
