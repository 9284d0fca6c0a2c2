import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { CHECKOUT } from '../../scripts/support/checkout.mjs';
import { pageSections } from '../../scripts/next/page-sections.mjs';

const SECTIONS = { shell: {}, home: {}, login: {}, ui: {}, mail: {}, stats: {}, team: {} };
const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** The sections of a site of these files. */
function sectionsOf(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'sections-'));
  roots.push(root);
  for (const [file, text] of Object.entries({ 'locales/en/texts.json': JSON.stringify(SECTIONS), 'pages/_app.tsx': '', ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return pageSections(root);
}

describe('the sections that travel with a page', () => {
  it('are those of its imports, beyond those of every page', () => {
    const { everywhere, pages } = sectionsOf({
      'pages/_app.tsx': "import { Shell } from '../components/Shell';",
      'components/Shell.tsx': "t('shell.menu')",
      'pages/index.tsx': "import { Home } from '../components/Home';\nt(`home.${kind}`)",
      'components/Home.tsx': "import { Team } from './Team';\nt('shell.menu')",
      'components/Team.tsx': "t('team.name'); open('file.txt')",
      'pages/team/[id]/index.tsx': "export { default } from '../../../components/Team';",
      'pages/api/team.ts': "t('stats.title')",
    });
    expect(everywhere).toEqual(['shell']);
    expect(pages).toEqual({ '/': ['home', 'team'], '/team/[id]': ['team'] });
  });

  it('exclude the server’s, and those of files imported only for types', () => {
    const { pages } = sectionsOf({
      'pages/tos.tsx': "import type {\n  Team,\n} from '../components/Team';\nimport { load } from '../lib/server/load';",
      'components/Team.tsx': "t('team.name')",
      'lib/server/load.ts': "t('mail.subject')",
    });
    expect(pages).toEqual({ '/tos': [] });
  });

  it('include those of a part on demand, except the section that it loads itself', () => {
    const { everywhere } = sectionsOf({
      'pages/_app.tsx': "withTexts(\n  'login',\n  import('../components/Dialog'),\n)",
      'components/Dialog.tsx': "t('login.title'); t('ui.close')",
    });
    expect(everywhere).toEqual(['ui']);
  });

  it('include those of a part on demand that a page also shows at once', () => {
    const { pages } = sectionsOf({
      'pages/login.tsx': "t('login.title'); withTexts('login', import('../components/Dialog'))",
      'components/Dialog.tsx': "t('login.title')",
    });
    expect(pages).toEqual({ '/login': ['login'] });
  });

  it('are few everywhere: the homepage’s own are with the homepage', () => {
    const { everywhere, pages } = pageSections(CHECKOUT);
    expect(everywhere).toContain('shell');
    expect(everywhere).not.toContain('home');
    expect(pages).toMatchObject({
      '/': expect.arrayContaining(['home']),
      '/tos': ['legal'],
      '/_error': expect.arrayContaining(['errors']),
      '/failure': expect.arrayContaining(['errors']),
    });
  });
});
