import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { CHECKOUT } from '../../scripts/support/checkout.mjs';

const FILES = ['lib', 'components', 'styles'].flatMap((folder) =>
  readdirSync(join(CHECKOUT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

/** Names of the types, classes and components that a file exports. */
function exportedNames(file: string): string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(join(CHECKOUT, file), 'utf8'), ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    const isNamed =
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isFunctionDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
}

describe('the name of a type or a component', () => {
  it('is exported by one file only', () => {
    const files = new Map<string, Set<string>>();
    for (const file of FILES) {
      // Values and functions begin in lower case and are distinguished by their imports.
      for (const name of exportedNames(file).filter((each) => /^[A-Z][a-z]/.test(each)))
        files.set(name, new Set([...(files.get(name) ?? []), file]));
    }
    expect([...files].filter(([, where]) => where.size > 1).map(([name, where]) => `${name}: ${[...where].join(', ')}`)).toEqual([]);
  });
});
