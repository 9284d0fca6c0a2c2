import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json';

/** Whatever names a page of `docs`, a heading or a file of the repository must lead somewhere. */

const FOLDERS = ['components', 'docs', 'e2e', 'lib', 'locales', 'pages', 'scripts', 'styles', 'tests'];
const TEXT = new Set(['.cjs', '.css', '.js', '.json', '.md', '.mjs', '.rules', '.ts', '.tsx', '.yaml', '.yml']);
/** This file quotes what it looks for. */
const SELF = 'tests/scripts/doc-links.test.ts';

const inFolders = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => normalize(join(folder, path)).replaceAll('\\', '/')),
);
const atRoot = readdirSync('.').filter((file) => file !== 'package-lock.json');
const texts = [...atRoot, ...inFolders]
  .filter((file) => TEXT.has(extname(file)) && file !== SELF)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const pages = texts.filter(({ file }) => file === 'README.md' || /^docs\/.*\.md$/.test(file));
const code = texts.filter(({ file }) => !file.endsWith('.md'));

/** The fragment by which GitHub addresses a heading, before it numbers repeated ones. */
function slugOf(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}

/** The fragments of a page: its headings, repeated ones with "-1", "-2". */
function fragmentsOf(markdown: string): Set<string> {
  const seen = new Map<string, number>();
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
  const fragments = [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const slug = slugOf(heading);
    const repeated = seen.get(slug) ?? 0;
    seen.set(slug, repeated + 1);
    return repeated === 0 ? slug : `${slug}-${repeated}`;
  });
  return new Set(fragments);
}

const fragments = new Map(pages.map(({ file, text }) => [file, fragmentsOf(text)]));

/** Whether a path of the repository, with or without a heading, is there. */
function leadsSomewhere(target: string): boolean {
  const [path = '', fragment] = target.split('#');
  if (fragment === undefined) return existsSync(path);
  return fragments.get(path)?.has(fragment) ?? false;
}

/** All matches of a pattern's first group in some files, as "file: what it names", where `isDead` says so. */
function dead(
  files: readonly { readonly file: string; readonly text: string }[],
  pattern: RegExp,
  isDead: (name: string, file: string) => boolean,
) {
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].filter(([, name = '']) => isDead(name, file)).map(([, name = '']) => `${file}: ${name}`),
  );
}

const DECISION_INDEX = 'docs/decisions/README.md';
const decisionNumbers = new Set(
  readdirSync('docs/decisions')
    .filter((file) => file !== 'README.md')
    .map((file) => file.slice(0, 4)),
);
const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '.test.ts', '.test.tsx'];

describe('links into the documentation', () => {
  it('name a page and a heading that exist, wherever they are', () => {
    expect(dead(texts, /\b(docs\/[\w/-]+\.md(?:#[\w-]+)?)/g, (target) => !leadsSomewhere(target))).toEqual([]);
  });

  it('name decisions by numbers that exist', () => {
    expect(dead(texts, /\b(?:docs\/decisions\/|decision )(\d+)/g, (number) => !decisionNumbers.has(number))).toEqual([]);
  });
});

describe('pages of the documentation', () => {
  it('link to files and headings that exist', () => {
    const isDead = (target: string, file: string) =>
      !/^[a-z]+:/.test(target) && !leadsSomewhere(target.startsWith('#') ? `${file}${target}` : normalize(join(dirname(file), target)));
    expect(dead(pages, /\]\(([^)\s]+)\)/g, isDead)).toEqual([]);
  });

  it('name files of the repository that exist', () => {
    const path = new RegExp(`\`((?:${FOLDERS.join('|')})/[\\w./[\\]-]+)\``, 'g');
    expect(dead(pages, path, (name) => !EXTENSIONS.some((extension) => existsSync(`${name}${extension}`)))).toEqual([]);
  });

  it('name files of the repository by their name alone only where they exist', () => {
    const names = new Set([...atRoot, ...inFolders.map((file) => basename(file))]);
    const example = new Set(['site.yaml']);
    const isDead = (name: string) => !names.has(name) && !example.has(name);
    expect(dead(pages, /`([\w[\]-][\w.[\]-]*\.(?:tsx?|mjs|cjs|json|rules|ya?ml))`/g, isDead)).toEqual([]);
  });

  it('say what every command does, and name no other', () => {
    const scripts = Object.keys(packageJson.scripts);
    const guides = pages.filter(({ file }) => !file.startsWith('docs/decisions/')).map(({ text }) => text);
    const named = guides.flatMap((text) => [...text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name]) => name));
    expect(scripts.filter((script) => !named.includes(script))).toEqual([]);
    expect(dead(pages, /\bnpm run ([\w:-]+)/g, (name) => !scripts.includes(name))).toEqual([]);
  });

  it('list the folders of each layer', () => {
    const listed = readFileSync('docs/architecture.md', 'utf8').split('Folders inside folders:')[1]?.split('\n## ')[0] ?? '';
    const unlisted = ['source', 'ingest', 'store', 'server'].flatMap((layer) =>
      readdirSync(join('lib', layer), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !new RegExp(`\\b${entry.name}\\b`).test(listed))
        .map(({ name }) => `${layer}/${name}`),
    );
    expect(unlisted).toEqual([]);
  });

  it('number every decision, and repeat the number in its title', () => {
    const decisions = pages.filter(({ file }) => file.startsWith('docs/decisions/') && file !== DECISION_INDEX);
    expect(decisionNumbers.size).toBe(decisions.length);
    for (const { file, text } of decisions) expect([file, text.slice(0, 8)]).toEqual([file, `# ${basename(file).slice(0, 4)}: `]);
  });

  it('list every decision in the index', () => {
    const index = readFileSync(DECISION_INDEX, 'utf8');
    const listed = [...index.matchAll(/\]\((\d[^)]*)\)/g)].map(([, file]) => file);
    expect(listed).toEqual(readdirSync('docs/decisions').filter((file) => file !== 'README.md'));
  });
});

describe('comments and titles', () => {
  it('refer to no document that is not in the repository', () => {
    const elsewhere = /(§ ?\d|\bspec (?:§|"|“)|\(spec\b|\bdesign(?:\.md)?: (?:"|“|[a-z])|\blayouts(?:\.md)?(?::| "| “))/gi;
    expect(dead(code, elsewhere, () => true)).toEqual([]);
  });
});
