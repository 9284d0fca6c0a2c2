import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json';

const CODE = ['components', 'lib', 'pages', 'scripts', 'styles']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => ['.ts', '.tsx', '.mjs'].includes(extname(file)))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The name of the package, or without the scope that a template adds. */
const isNamed = (name: string): boolean =>
  [name, name.replace(/^@fontsource-variable\//, '')].some((each) => CODE.includes(`'${each}'`) || CODE.includes(`'${each}/`));

it('the site has no dependency that its code does not name', () => {
  expect(Object.keys(packageJson.dependencies).filter((name) => !isNamed(name))).toEqual([]);
});
