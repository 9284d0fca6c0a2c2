import * as v from 'valibot';
import { reportDefect } from './defect-report';

type Issue = v.BaseIssue<unknown>;

/** "matches.3.left.name: Expected string"; the first two, without the values. */
function reasonOf(issues: readonly Issue[]): string {
  return issues
    .slice(0, 2)
    .map((issue) => `${v.getDotPath(issue) ?? ''}: expected ${issue.expected ?? issue.type}`)
    .join('; ');
}

/** The outermost list that contains an issue, and the item's index in it. */
function brokenItem(issue: Issue): { list: unknown[]; index: number } | null {
  for (const step of issue.path ?? []) {
    if (step.type === 'array' && Array.isArray(step.input) && typeof step.key === 'number') return { list: step.input, index: step.key };
  }
  return null;
}

/** Takes the broken items out of their lists, in place; false where an issue is outside any list. */
function removeBrokenItems(issues: readonly Issue[]): boolean {
  const broken = new Map<unknown[], Set<number>>();
  for (const issue of issues) {
    const item = brokenItem(issue);
    if (item === null) return false;
    broken.set(item.list, (broken.get(item.list) ?? new Set()).add(item.index));
  }
  for (const [list, indexes] of broken) list.splice(0, list.length, ...list.filter((_item, index) => !indexes.has(index)));
  return true;
}

/**
 * A stored document as its schema's value, or null where it is malformed
 * (docs/architecture.md#read-models). Only the malformed item of a list is
 * dropped, so that one bad match does not empty a week. Both are reported. `data`
 * may be changed.
 */
export function decodeDocument<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> | null {
  const whole = v.safeParse(schema, data);
  if (whole.success) return whole.output;
  const reason = reasonOf(whole.issues);
  if (removeBrokenItems(whole.issues)) {
    const trimmed = v.safeParse(schema, data);
    if (trimmed.success) {
      reportDefect({ document: path, kind: 'trimmed', reason });
      return trimmed.output;
    }
  }
  reportDefect({ document: path, kind: 'dropped', reason });
  return null;
}
