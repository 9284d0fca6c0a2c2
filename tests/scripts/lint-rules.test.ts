import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import js from '@eslint/js';
import { ESLint } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Both linters against small mistakes: a rule that one of them drops in silence is missed here. */

interface Sample {
  rule: string;
  file: string;
  text: string;
}

const sample = (rule: string, text: string, file = `lib/${rule.replace(/^.*[(/]/, '').replace(')', '')}.ts`): Sample => ({
  rule,
  file,
  text,
});

/** What oxlint finds, by its own names for rules. */
const OXLINT: readonly Sample[] = [
  sample('typescript(no-floating-promises)', 'export function f(): void {\n  Promise.resolve(1);\n}\n'),
  sample(
    'typescript(no-misused-promises)',
    "export const f = (on: (act: () => void) => void) => on(async () => Promise.reject(new Error('a')));\n",
  ),
  sample('typescript(no-unsafe-assignment)', "export const value: string = JSON.parse('1');\n"),
  sample('typescript(no-unsafe-argument)', "export const value = Number.parseInt(JSON.parse('1'));\n"),
  sample('typescript(no-unsafe-call)', "export const value: unknown = JSON.parse('1')();\n"),
  sample('typescript(no-unsafe-member-access)', "export const value: unknown = JSON.parse('1').a;\n"),
  sample('typescript(no-unsafe-return)', "export const f = () => JSON.parse('1');\n"),
  sample('typescript(await-thenable)', 'export async function f(n: number): Promise<void> {\n  await n;\n}\n'),
  sample('typescript(switch-exhaustiveness-check)', "export function f(a: 'x' | 'y'): void {\n  switch (a) {\n    case 'x':\n  }\n}\n"),
  sample('typescript(no-unnecessary-condition)', 'export const f = (a: { b: string }) => a?.b;\n'),
  sample('typescript(restrict-template-expressions)', 'export const f = (a: object) => `${a}`;\n'),
  sample('typescript(unbound-method)', 'export const f = (a: Date) => a.getTime;\n'),
  sample('typescript(use-unknown-in-catch-callback-variable)', 'export const f = (a: Promise<void>) => a.catch((e) => e);\n'),
  sample('typescript(consistent-type-imports)', "import { Sample } from './sample';\nexport type A = Sample;\n"),
  sample('typescript(no-explicit-any)', 'export const f = (a: any) => String(a);\n'),
  sample('typescript(no-non-null-assertion)', 'export const f = (a: string | null) => a!;\n'),
  sample('eslint(no-unused-vars)', 'const unused = 1;\nexport const used = 1;\n'),
  sample('eslint(no-eval)', 'export const f = (a: string): void => {\n  eval(a);\n};\n'),
  sample('typescript(no-implied-eval)', 'export const f = (a: string): void => {\n  setTimeout(a);\n};\n'),
  sample('eslint(eqeqeq)', 'export const f = (a: number) => a == 1;\n'),
  sample('eslint(no-console)', "console.log('a');\n"),
  sample('eslint(no-redeclare)', 'var a = 1;\nvar a = 2;\nexport { a };\n', 'scripts/no-redeclare.mjs'),
  sample('typescript(no-floating-promises)', 'export function f() {\n  Promise.resolve(1);\n}\n', 'tests/floating.test.ts'),
  sample('typescript(no-unsafe-call)', "export const value = JSON.parse('1')();\n", 'scripts/call.mjs'),
  sample('react(purity)', 'export function Dice() {\n  return <p>{Math.random()}</p>;\n}\n', 'components/Dice.tsx'),
  sample(
    'react(immutability)',
    'export function Name({ a }: { a: { b: number } }) {\n  a.b = 1;\n  return <p />;\n}\n',
    'components/Name.tsx',
  ),
  sample(
    'eslint(no-param-reassign)',
    'export function More({ a }: { a: number }) {\n  a += 1;\n  return <p>{a}</p>;\n}\n',
    'components/More.tsx',
  ),
  // A comment turns off neither.
  sample('eslint(no-debugger)', '// eslint-disable-next-line no-debugger\ndebugger;\n', 'lib/disabled.ts'),
];

/** What ESLint finds. */
const ESLINT: readonly Sample[] = [
  sample('no-restricted-syntax', 'export const f = (a: unknown) => a as string;\n', 'lib/cast.ts'),
  sample('no-restricted-syntax', 'export default 1;\n', 'lib/default-export.ts'),
  sample('no-restricted-syntax', "export * from './cast';\n", 'pages/barrel.ts'),
  sample('regexp/no-super-linear-backtracking', 'export const f = (a: string) => /^a*a*b$/.test(a);\n'),
  sample('redos/no-vulnerable', 'export const f = (a: string) => /^(?:a|a)+$/.test(a);\n'),
  sample('no-useless-assignment', 'export function f(): number {\n  let a = 1;\n  a = 2;\n  return a;\n}\n'),
  sample('no-unsafe-optional-chaining', 'export const f = (a?: number[]) => Math.max(...a?.slice());\n'),
  sample(
    'react-hooks/rules-of-hooks',
    'export function Count({ a }: { a: boolean }) {\n  if (a) useState(0);\n  return <p />;\n}\n',
    'components/Count.tsx',
  ),
  sample(
    'react-hooks/exhaustive-deps',
    'export function useTitle(a: string) {\n  useEffect(() => set(a), []);\n}\n',
    'lib/client/title.ts',
  ),
  sample('noInlineConfig', '// eslint-disable-next-line no-var\nexport var a = 1;\n', 'lib/directive.ts'),
  sample('no-undef', 'module.exports = nobody;\n', 'lib/no-undef.cjs'),
  sample('no-warning-comments', '/* oxlint-disable */\nexport const a = 1;\n'),
];

/** Recommended rules that are not in `.oxlintrc.json`: docs/decisions/0028-lint-by-two-tools.md. */
const NOT_OXLINTS: Readonly<Record<string, readonly string[]>> = {
  'ESLint has them': ['no-undef', 'no-unsafe-optional-chaining', 'no-useless-assignment'],
  'a module with such an error does not parse': ['no-dupe-args', 'no-octal'],
  'the house does without': [
    'no-confusing-void-expression',
    'no-meaningless-void-operator',
    'no-misused-spread',
    'no-redundant-type-constituents',
    'no-unnecessary-type-parameters',
    'require-await',
  ],
  'nobody has them': ['no-unsafe-class-instance-assignment', 'no-unsafe-enum-assignment'],
};

/** What no rule may mind: the exceptions by folder. */
const ALLOWED: readonly (readonly [file: string, text: string])[] = [
  ['pages/page.ts', 'export default function page() {\n  return 1;\n}\n'],
  ['tests/json.test.ts', "const { a } = JSON.parse('{}');\nconsole.log(a.b(), a.c);\n"],
  ['scripts/json.mjs', "const { a } = JSON.parse('{}');\nconsole.log(a);\n"],
  ['lib/client/requests/log-failure.ts', "console.error('a');\n"],
  ['lib/plain.ts', 'export const VALUES = [1, 2] as const;\n'],
  ['tools.config.js', "export default { value: JSON.parse('{}').a };\n"],
];

let house = '';
let byOxlint: readonly string[] = [];
let byEslint: readonly string[] = [];

async function lintWithOxlint(): Promise<string[]> {
  copyFileSync('.oxlintrc.json', join(house, '.oxlintrc.json'));
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    allowJs: true,
    noEmit: true,
    types: [],
  };
  const files = [...OXLINT.map(({ file, text }) => [file, text] as const), ...ALLOWED];
  for (const [file, text] of [...files, ['tsconfig.json', JSON.stringify({ compilerOptions, include: ['*'] })] as const]) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  }
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: resolve('node_modules/oxlint-tsgolint/bin/tsgolint.js') };
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format', 'json'], { cwd: house, env }, (_, stdout) =>
      done(stdout),
    );
  });
  const report: { diagnostics: { code: string; filename: string }[] } = JSON.parse(output);
  return report.diagnostics.map(({ code, filename }) => `${filename} ${code}`);
}

async function lintWithEslint(): Promise<string[]> {
  const eslint = new ESLint();
  const found: string[] = [];
  for (const [file, text] of [...ESLINT.map((one) => [one.file, one.text] as const), ...ALLOWED]) {
    const [result] = await eslint.lintText(text, { filePath: resolve(file) });
    for (const { ruleId, message } of result?.messages ?? [])
      found.push(`${file} ${ruleId ?? (message.includes('noInlineConfig') ? 'noInlineConfig' : message)}`);
  }
  return found;
}

beforeAll(async () => {
  house = mkdtempSync(join(tmpdir(), 'riftweek-lint-'));
  [byOxlint, byEslint] = await Promise.all([lintWithOxlint(), lintWithEslint()]);
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('the linters', () => {
  it.each(OXLINT)('oxlint: $rule in $file', ({ rule, file }) => expect(byOxlint).toContain(`${file} ${rule}`));
  it.each(ESLINT)('ESLint: $rule in $file', ({ rule, file }) => expect(byEslint).toContain(`${file} ${rule}`));
  it.each(ALLOWED)('%s has no finding', (file) => {
    expect([...byOxlint, ...byEslint].filter((line) => line.startsWith(`${file} `))).toEqual([]);
  });

  it('together check every rule that ESLint and typescript-eslint recommend', () => {
    const { config } = ts.parseConfigFileTextToJson('.oxlintrc.json', readFileSync('.oxlintrc.json', 'utf8'));
    const rules = new Set<string>([config, ...config.overrides].flatMap((part: { rules: object }) => Object.keys(part.rules)));
    const byPlainName = new Set([...rules].map((name) => name.replace(/^(?:eslint|typescript)\//, '')));
    const recommended = [js.configs.recommended, ...tseslint.configs.strictTypeChecked].flatMap((part) => Object.entries(part.rules ?? {}));
    const names = new Set(recommended.filter(([, level]) => level !== 'off').map(([name]) => name.replace('@typescript-eslint/', '')));
    expect([...names].filter((name) => !byPlainName.has(name)).sort()).toEqual(Object.values(NOT_OXLINTS).flat().sort());
  });
});
