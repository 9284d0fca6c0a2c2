import * as v from 'valibot';
import { accountFaults } from '../../../lib/domain/play/audit';
import { BetSchema, JournalRowSchema, PlayAccountSchema } from '../../../lib/domain/play/ledger';
import { PurchaseSchema } from '../../../lib/domain/play/purchase';
import { countPath, pathOf, StoredCommentSchema, type StoredComment } from '../../../lib/store/people/comment-document';
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

  /** With what is pending of it. */
  const counted = (path: string, counter: string) =>
    [...documents.filter((each) => each.path === path), ...inside('pendingCounts').filter(({ fields }) => fields['of'] === path)]
      .map(({ fields }) => Number(fields[counter] ?? 0))
      .reduce((sum, each) => sum + each, 0);

  const likes = inside('likes').map(({ fields }) => fields['id']);
  for (const { id, parentId, state, replies, listed } of texts) {
    const path = pathOf({ id, parentId });
    check(`likes of ${id}`, counted(path, 'likes'), likes.filter((each) => each === id).length);
    if (parentId === null)
      check(
        `replies of ${id}`,
        counted(path, 'replies'),
        shown((each) => each.parentId === id),
      );
    else check(`the comment above ${id}`, byId.get(parentId)?.parentId, null);
    check(`listed of ${id}`, listed, state === 'shown' || replies > 0);
  }
  for (const id of likes) check(`a comment of the like of ${String(id)}`, byId.has(String(id)), true);

  for (const page of new Set([...inside('commentCounts').map(({ path }) => path.split('/')[1] ?? ''), ...texts.map((each) => each.page)]))
    check(
      `the count of ${page}`,
      counted(countPath(page), 'count'),
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
  for (const match of new Set([...inside('votes'), ...votes].map(({ path }) => matchOf(path))))
    for (const side of ['left', 'right'])
      check(
        `votes of match ${String(match)} for ${side}`,
        counted(`votes/${String(match)}`, side),
        votes.filter(({ path, fields }) => matchOf(path) === match && fields['side'] === side).length,
      );

  const ofPlayers = documents.filter(({ path }) => /^playerVotes\/\d+\/voters\//.test(path));
  const players = ofPlayers.map(({ path, fields }) => `${matchOf(path)} player-${String(fields['player'])}`);
  const named = inside('playerVotes').flatMap(({ path, fields }) =>
    Object.keys(fields).flatMap((name) => (name.startsWith('player-') ? [`${matchOf(path)} ${name}`] : [])),
  );
  for (const each of new Set([...players, ...named])) {
    const [match = '', player = ''] = each.split(' ');
    check(`votes of match ${match} for ${player}`, counted(`playerVotes/${match}`, player), players.filter((vote) => vote === each).length);
  }
  return [...faults, ...playFaults(documents)];
}

/** Of every account of the prediction game: what its journal, bets and purchases do not agree on. */
function playFaults(documents: readonly StoredDocument[]): string[] {
  const below = (folder: string) => documents.filter(({ path }) => path.startsWith(`${folder}/`));
  const bets = below('bets').map(({ fields }) => v.parse(BetSchema, fields));
  const purchases = below('purchases').map(({ fields }) => v.parse(PurchaseSchema, fields));
  return below('accounts')
    .filter(({ path }) => path.split('/').length === 2)
    .flatMap(({ path, fields }) => {
      const uid = path.split('/')[1] ?? '';
      const account = v.parse(PlayAccountSchema, fields);
      const rows = below(`${path}/journal`)
        .map((row) => v.parse(JournalRowSchema, row.fields))
        .sort((one, other) => Number(one.id) - Number(other.id));
      const bought = purchases.filter((each) => each.uid === uid).map(({ item }) => item);
      const faults = accountFaults({ uid, account, rows, bets: bets.filter((bet) => bet.uid === uid) });
      return bought.sort().join() === account.items.toSorted().join() ? faults : [...faults, `${uid} bought ${bought.join()}`];
    });
}
