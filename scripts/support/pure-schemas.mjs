import ts from 'typescript';

const SCHEMA = /\bv\.\w+\(/;

/**
 * Tells webpack that making a schema changes nothing: `const a = v.object(…)` is
 * handed on as the call of a function marked as pure. A schema that browsers do
 * not use, though it stands beside a rule that they do, is then left out of
 * their scripts, and the schema library with it.
 * @param {string} source of a TypeScript module
 * @returns {string} with as many lines
 */
export default function pureSchemas(source) {
  if (!source.includes("from 'valibot'")) return source;
  const file = ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest);
  const made = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ initializer }) => (initializer && SCHEMA.test(initializer.getText(file)) ? [initializer] : []))
    .filter((value) => !ts.isArrowFunction(value) && !ts.isFunctionExpression(value));
  return made.reduceRight((text, value) => {
    const [from, to] = [value.getStart(file), value.getEnd()];
    return `${text.slice(0, from)}/* #__PURE__ */ (() => (${text.slice(from, to)}))()${text.slice(to)}`;
  }, source);
}
