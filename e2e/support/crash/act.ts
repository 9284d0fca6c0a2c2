import { notStartedMatch } from '../../../lib/fixtures/match-fixture';
import type { Match } from '../../../lib/domain/match/match';
import { firestore } from '../../../lib/store/core/firestore';
import { matchDocuments } from '../../../lib/store/models/match-documents';
import { send, type CrashPerson, type Sent } from './crash-rig';

/**
 * One write that a user can make, with what must be stored before it. All that
 * it reads and writes carries its mark, seven digits, so that many can be under
 * way at once.
 */
export type Act = {
  readonly name: string;
  /** Stores what the act needs; the people of the act exist already. */
  readonly before?: (mark: string) => Promise<unknown>;
  readonly send: (site: string, mark: string) => Promise<Sent>;
  /** What its documents are named by instead of the mark. */
  readonly alias?: (mark: string) => string;
  /** It only sends something, such as a mail. */
  readonly storesNothing?: boolean;
  /** A repeated request sends another mail. */
  readonly mailsAgain?: boolean;
  /** Its transaction queries a collection, so no other act may run beside it. */
  readonly alone?: boolean;
};

export const author = (mark: string) => `u${mark}a`;
export const other = (mark: string) => `u${mark}b`;
export const admin = (mark: string) => `u${mark}m`;
export const newcomer = (mark: string) => `u${mark}n`;

/** The accounts of an act. */
export const peopleOf = (mark: string): CrashPerson[] => [
  { uid: author(mark) },
  { uid: other(mark) },
  { uid: admin(mark), admin: true },
  { uid: newcomer(mark), verified: false },
];

export const AT = '2026-11-21T12:00:00.000Z';

/** Stores a match without form or earlier meetings. */
export async function plant(match: Match): Promise<void> {
  const form = (teamId: number) => ({ teamId, matches: [] });
  const fields = matchDocuments.encode({
    match,
    form: { left: form(77), right: form(1) },
    headToHead: { leftWins: 0, rightWins: 0, draws: 0, matches: [] },
  });
  await firestore('main').doc(matchDocuments.address(match.id).path).set(fields);
}

/** Stores the match of an act, which starts tomorrow. */
export async function plantMatch(mark: string): Promise<void> {
  await plant(notStartedMatch({ id: Number(mark), beginAt: new Date(Date.now() + 86_400_000).toISOString() }));
}

export const write = (
  method: string,
  path: (mark: string) => string,
  body: (mark: string) => unknown = () => ({}),
  by: ((mark: string) => string) | null = author,
) => ({
  send: (site: string, mark: string) => send(site, method, path(mark), { uid: by?.(mark), body: body(mark) }),
});
