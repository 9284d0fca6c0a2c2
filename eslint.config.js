import js from '@eslint/js';
import redos from 'eslint-plugin-redos';
import regexp from 'eslint-plugin-regexp';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const NO_CASTS = {
  selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
  message: 'No casts: decode the value with a schema, or narrow it.',
};
const NO_BARRELS = { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that owns the thing.' };
const NO_DEFAULT_EXPORTS = { selector: 'ExportDefaultDeclaration', message: 'Default exports only where Next demands them (pages).' };

export default defineConfig(
  globalIgnores(['**/.next*/', '.riftweek/', 'dist/', 'public/', 'next-env.d.ts']),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', NO_CASTS, NO_BARRELS, NO_DEFAULT_EXPORTS],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // `() => doIt()` where nothing is returned reads well; only statements that rely on nothing are mistakes.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // `() => void doIt()` says that nothing is returned, also where `doIt` returns nothing.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // An unused type parameter documents the shape of schemas and stores.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // `string & keyof T` is how keys are narrowed to names.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      // Code points are what cutting a text at 32 characters means.
      '@typescript-eslint/no-misused-spread': 'off',
      // An `async` without `await` turns a throw into a rejection, which ports such as MatchSource promise.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    name: 'where React is: its rules compile every file they see, which takes a third of the time',
    files: ['**/*.tsx', 'components/**', 'lib/client/**', 'lib/i18n/**', 'tests/client/**'],
    extends: [reactHooks.configs.flat['recommended-latest']],
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
    name: 'Next wants default exports here',
    files: ['pages/**', '*.config.{js,ts}'],
    rules: { 'no-restricted-syntax': ['error', NO_CASTS, NO_BARRELS] },
  },
  {
    name: 'command lines and tests talk to a terminal',
    files: ['scripts/**', 'tests/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'the log of a page is the browser’s console',
    files: ['lib/client/log-failure.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'tests look into JSON answers as they are',
    files: ['tests/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // Helpers are taken apart: `const { open } = useBrowser(…)`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    name: 'configuration outside the TypeScript project',
    files: ['**/*.{js,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', module: 'writable' } },
  },
  {
    name: 'scripts that run before anything is installed',
    files: ['scripts/**/*.mjs'],
    rules: {
      // No schema library yet: what JSON holds is checked by hand where it matters.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // TypeScript knows Node's names better (checkJs).
      'no-undef': 'off',
    },
  },
);
