import redos from 'eslint-plugin-redos';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * What oxlint (.oxlintrc.json) does not check, file by file and without types:
 * docs/decisions/0028-lint-by-two-tools.md lists which tool has which rule.
 */

const NO_CASTS = {
  selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
  message: 'No casts: decode the value with a schema, or narrow it.',
};
const NO_BARRELS = { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that owns the thing.' };
const NO_DEFAULT_EXPORTS = { selector: 'ExportDefaultDeclaration', message: 'Default exports only where Next demands them (pages).' };
/** `TABLE['constructor']` is a function: text from outside must not find what no table holds. */
const NO_TEXT_TABLES = {
  selector:
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > Identifier :matches(TSTypeReference[typeName.name="Record"] > TSTypeParameterInstantiation > TSStringKeyword:first-child, TSIndexSignature)',
  message: 'A table that any text may look up is a Map; one of known keys says which: Partial<Record<Key, …>>.',
};
/** What a rule says at noon and at midnight must be what its arguments say. */
const NO_CLOCK = {
  selector:
    ':matches(MemberExpression[object.name="Date"][property.name="now"], NewExpression[callee.name="Date"][arguments.length=0], MemberExpression[object.name="Math"][property.name="random"])',
  message: 'Rules have neither clock nor chance: `now` is a parameter.',
};

export default defineConfig(
  globalIgnores(['**/.next*/', '.riftweek/', 'dist/', 'public/', 'next-env.d.ts']),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.base,
  {
    files: ['**/*.{ts,tsx,js,cjs,mjs}'],
    rules: {
      'no-restricted-syntax': ['error', NO_CASTS, NO_BARRELS, NO_DEFAULT_EXPORTS],
      // `noInlineConfig` reports the comments that would turn off ESLint, this those that would turn off oxlint.
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
      // Oxlint's own are unfinished, or find less.
      'no-useless-assignment': 'error',
      'no-unsafe-optional-chaining': 'error',
    },
  },
  {
    name: 'where React is: its other rules compile every file they see, which oxlint does in a second',
    files: ['**/*.tsx', 'components/**', 'lib/client/**', 'lib/i18n/**', 'tests/client/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    name: 'a regular expression takes linear time, whatever text it meets',
    files: ['lib/**', 'components/**', 'pages/**', 'styles/**', 'scripts/**'],
    plugins: { regexp, redos },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      // Searches for an attack (recheck) where the two above only look at the pattern's form.
      // What it has proved is kept in node_modules/.cache; what it has only tried is tried again.
      'redos/no-vulnerable': ['error', { timeout: 30_000, cache: true }],
    },
  },
  {
    name: 'Next, and vitest of a reporter, want default exports here',
    files: ['pages/**', '*.config.{js,ts}', 'scripts/next/{hydrate-in-slices,most-used-passwords}.mjs', 'scripts/support/second-tries.mjs'],
    rules: { 'no-restricted-syntax': ['error', NO_CASTS, NO_BARRELS] },
  },
  {
    name: 'where text of a request arrives',
    files: ['lib/{server,domain,store,net}/**'],
    rules: { 'no-restricted-syntax': ['error', NO_CASTS, NO_BARRELS, NO_DEFAULT_EXPORTS, NO_TEXT_TABLES] },
  },
  {
    name: 'rules, which are pure',
    files: ['lib/domain/**'],
    rules: { 'no-restricted-syntax': ['error', NO_CASTS, NO_BARRELS, NO_DEFAULT_EXPORTS, NO_TEXT_TABLES, NO_CLOCK] },
  },
  {
    name: 'configuration outside the TypeScript project, which knows the names that exist',
    files: ['**/*.{js,cjs}'],
    languageOptions: { globals: { process: 'readonly', module: 'writable' } },
    rules: { 'no-undef': 'error' },
  },
);
