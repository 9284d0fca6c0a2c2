import * as v from 'valibot';
import { StoredCommentSchema, type StoredComment } from '../../../lib/store/people/comment-document';
import type { StoredDocument } from './store-dump';

/**
 * What must be true of the store at every moment, whoever died in the middle of
 * whatever: every counter is the number of what it counts, nothing hangs on
 * what is not there. Answers what is not so.
 */
export function storeFaults(documents: readonly StoredDocument[]): string[] {
  const inside = (collection: string) => documents.filter(({ path }) => path.startsWith(`${collection}/`) && path.split('/').length === 2);
  const texts = [...inside('comments'), ...inside('replies')].map(({ fields }) => v.parse(StoredCommentSchema, fields));
  const byId = new Map(texts.map((each) => [each.id, each]));
  const faults: string[] = [];
  const check = (what: string, found: unknown, right: unknown) => {
    if (found !== right) faults.push(`${what} is ${String(found)}, not ${String(right)}`);
  };
  const shown = (which: (comment: StoredComment) => boolean) => texts.filter((each) => each.state === 'shown' && which(each)).length;

  const likes = inside('likes').map(({ fields }) => fields['id']);
  for (const { id, parentId, state, likes: liked, replies, listed } of texts) {
    check(`likes of ${id}`, liked, likes.filter((each) => each === id).length);
    if (parentId === null)
      check(
        `replies of ${id}`,
        replies,
        shown((each) => each.parentId === id),
      );
    else check(`the comment above ${id}`, byId.get(parentId)?.parentId, null);
    check(`listed of ${id}`, listed, state === 'shown' || replies > 0);
  }
  for (const id of likes) check(`a comment of the like of ${String(id)}`, byId.has(String(id)), true);

  const counts = new Map(inside('commentCounts').map(({ path, fields }) => [path.split('/')[1], fields['count']]));
  for (const page of new Set([...counts.keys(), ...texts.map((each) => each.page)]))
    check(
      `the count of ${String(page)}`,
      counts.get(page) ?? 0,
      shown((each) => each.page === page),
    );

  const reports = inside('reports');
  for (const { fields } of inside('reportQueue')) {
    const { id, count, reasons } = v.parse(
      v.object({ id: v.string(), count: v.number(), reasons: v.record(v.string(), v.number()) }),
      fields,
    );
    check(
      `reasons of ${id}`,
      Object.values(reasons).reduce((sum, each) => sum + each, 0),
      count,
    );
    // Reports go with their reporter, what was counted of them stays.
    if (reports.filter((each) => each.fields['id'] === id).length > count) faults.push(`more reports of ${id} than counted`);
  }
  for (const { fields } of reports)
    check(
      `the queue of ${String(fields['id'])}`,
      inside('reportQueue').some((each) => each.fields['id'] === fields['id']),
      true,
    );

  const votes = documents.filter(({ path }) => /^votes\/\d+\/voters\//.test(path));
  const matchOf = (path: string) => path.split('/')[1];
  // The match's own document and its shards.
  const counted = documents.filter(({ path }) => /^votes\/\d+(?:\/shards\/\d+)?$/.test(path));
  const sum = (match: string | undefined, side: string) =>
    counted.filter(({ path }) => matchOf(path) === match).reduce((total, { fields }) => total + Number(fields[side] ?? 0), 0);
  for (const match of new Set([...counted, ...votes].map(({ path }) => matchOf(path))))
    for (const side of ['left', 'right'])
      check(
        `votes of match ${String(match)} for ${side}`,
        sum(match, side),
        votes.filter(({ path, fields }) => matchOf(path) === match && fields['side'] === side).length,
      );
  return faults;
}
