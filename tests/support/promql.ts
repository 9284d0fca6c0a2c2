import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import * as v from 'valibot';
import { parse } from 'yaml';

/** As much of Prometheus as it takes to say whether an alarm rings: its own grammar, over the text of `/metrics` before and now. */

type Sample = { readonly name: string; readonly labels: ReadonlyMap<string, string>; readonly value: number };

const LINE = /^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/gim;

export function samplesOf(text: string): Sample[] {
  return [...text.matchAll(LINE)].map(([, name = '', labels = '', value = '']) => ({
    name,
    labels: new Map([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', of = '']) => [label, of])),
    value: Number(value),
  }));
}

type Node = ReturnType<typeof parser.parse>['topNode'];

const childrenOf = (node: Node): Node[] => {
  const children: Node[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
};

/** The names of the metrics in an expression. Throws where Prometheus would not take it. */
export function metricNames(expression: string): string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ name, type, from, to }) => {
      if (type.isError) throw new Error(`no PromQL at ${from}: ${expression}`);
      if (name === 'Identifier') names.push(expression.slice(from, to));
    },
  });
  return names;
}

const RulesSchema = v.object({
  groups: v.array(
    v.object({
      rules: v.array(v.object({ alert: v.string(), expr: v.string(), annotations: v.object({ summary: v.string(), do: v.string() }) })),
    }),
  ),
});
type Rule = v.InferOutput<typeof RulesSchema>['groups'][number]['rules'][number];

export function alertRules(): Rule[] {
  return v.parse(RulesSchema, parse(readFileSync('deploy/alerts.yml', 'utf8'))).groups.flatMap(({ rules }) => rules);
}

const MATCHES = new Map<string, (value: string, wanted: string) => boolean>([
  ['=', (value, wanted) => value === wanted],
  ['!=', (value, wanted) => value !== wanted],
  ['=~', (value, wanted) => new RegExp(`^(?:${wanted})$`).test(value)],
]);
const ARITHMETIC = new Map<string, (a: number, b: number) => number>([
  ['-', (a, b) => a - b],
  ['*', (a, b) => a * b],
  ['/', (a, b) => a / b],
]);
const COMPARISONS = new Map<string, (a: number, b: number) => boolean>([
  ['>', (a, b) => a > b],
  ['==', (a, b) => a === b],
]);

/** The names of the alarms that ring: the time between the two texts is taken for the span of every rule. `now` in milliseconds. */
export function ringing(before: string, text: string, now: number, rules: readonly Rule[] = alertRules()): string[] {
  const [earlier, later] = [samplesOf(before), samplesOf(text)];
  return rules
    .filter(({ expr }) => !expr.includes('quantile') && !expr.includes('up{') && valuesOf(expr, earlier, later, now).length > 0)
    .map(({ alert }) => alert);
}

function valuesOf(expression: string, earlier: readonly Sample[], later: readonly Sample[], now: number): number[] {
  const textOf = ({ from, to }: Node) => expression.slice(from, to);
  const keyOf = ({ name, labels }: Sample) => `${name} ${[...labels].sort().join()}`;

  const selected = (selector: Node): Sample[] => {
    const [name, ...rest] = childrenOf(selector);
    const matchers = rest.flatMap(childrenOf).map((matcher) => {
      const [label, operator, wanted] = childrenOf(matcher).map(textOf);
      return { label: label ?? '', matches: MATCHES.get(operator ?? ''), wanted: (wanted ?? '').slice(1, -1) };
    });
    return later.filter(
      (sample) =>
        name !== undefined &&
        sample.name === textOf(name) &&
        matchers.every(({ label, matches, wanted }) => matches?.(sample.labels.get(label) ?? '', wanted)),
    );
  };
  /** Like Prometheus: a series that was not there before has not grown. */
  const grown = (samples: readonly Sample[]): Sample[] =>
    samples.map((sample) => {
      const was = earlier.find((each) => keyOf(each) === keyOf(sample));
      return { ...sample, value: was === undefined ? 0 : sample.value - was.value };
    });
  const samples = (node: Node): Sample[] => {
    if (node.name === 'VectorSelector') return selected(node);
    if (node.name === 'FunctionCall' && /^(?:increase|rate)\(/.test(textOf(node))) {
      const selector = node.getChild('FunctionCallBody')?.getChild('MatrixSelector')?.getChild('VectorSelector');
      if (selector) return grown(selected(selector));
    }
    throw new Error(`not evaluated here: ${textOf(node)}`);
  };
  const aggregate = (node: Node): number[] => {
    const [inner] = childrenOf(node.getChild('FunctionCallBody') ?? node);
    const labels = (node.getChild('AggregateModifier')?.getChild('GroupingLabels')?.getChildren('LabelName') ?? []).map(textOf);
    const groups = new Map<string, number[]>();
    for (const { labels: own, value } of inner ? samples(inner) : []) {
      const key = labels.map((label) => own.get(label)).join();
      groups.set(key, [...(groups.get(key) ?? []), value]);
    }
    const isMost = textOf(node).startsWith('max');
    return [...groups.values()].map((values) => (isMost ? Math.max(...values) : values.reduce((sum, each) => sum + each, 0)));
  };
  const evaluate = (node: Node): number[] => {
    switch (node.name) {
      case 'NumberDurationLiteral':
        return [Number(textOf(node))];
      case 'FunctionCall':
        return textOf(node) === 'time()' ? [now / 1000] : samples(node).map(({ value }) => value);
      case 'AggregateExpr':
        return aggregate(node);
      case 'BinaryExpr': {
        const [left, operator, right] = childrenOf(node);
        if (!left || !operator || !right) break;
        const [a, b] = [evaluate(left), evaluate(right)];
        const [word, compare] = [textOf(operator), COMPARISONS.get(textOf(operator))];
        const pairs = a.flatMap((value, index): [number, number][] => {
          const other = b.length === 1 ? b[0] : b[index];
          return other === undefined ? [] : [[value, other]];
        });
        return compare
          ? pairs.filter(([x, y]) => compare(x, y)).map(([x]) => x)
          : pairs.map(([x, y]) => ARITHMETIC.get(word)?.(x, y) ?? Number.NaN);
      }
    }
    throw new Error(`not evaluated here: ${textOf(node)}`);
  };
  const [root] = childrenOf(parser.parse(expression).topNode);
  return root ? evaluate(root) : [];
}
