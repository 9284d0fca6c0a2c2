import { expect, it } from 'vitest';
import { author, peopleOf, plantMatch } from '../support/crash/act';
import { send, tokenOf, useCrashRig, type Sent } from '../support/crash/crash-rig';
import { storedDocuments } from '../support/crash/store-dump';
import { storeFaults } from '../support/crash/store-faults';

/** What a final brings: hundreds of writers at once, through the routes of the built site's server. */

const rig = useCrashRig();
const MATCH = '3000001';
const PEOPLE = 200;
const markOf = (index: number) => String(3_100_000 + index);
const everybody = Array.from({ length: PEOPLE }, (_, index) => ({ index, uid: author(markOf(index)) }));
/** One token per user. */
const tokens = new Map<string, string>();
const authorization = (uid: string) => {
  const token = tokens.get(uid) ?? tokenOf(uid);
  tokens.set(uid, token);
  return `Bearer ${token}`;
};

/** Sends a write, and repeats it while the store is busy (503). */
async function insist(site: string, method: string, path: string, uid: string, body: unknown = {}): Promise<Sent> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(site, method, path, { body, headers: { authorization: authorization(uid) } });
    if (answer.status !== 503 || attempt === 10) return answer;
  }
}
/** As everybody reads them. */
const votesOn = async (site: string): Promise<unknown> => (await fetch(`${site}/api/votes/${MATCH}`)).json();
const all = (answers: readonly Sent[]) => answers.map(({ status }) => status).filter((status) => status !== 200);

it('counts exactly when two hundred people comment, reply, like and vote at once', { timeout: 300_000 }, async () => {
  const { serve, people } = rig();
  await people(everybody.map(({ uid }) => ({ uid })));
  await people(peopleOf(MATCH));
  await plantMatch(MATCH);
  const server = await serve();
  const site = server.ready;
  const comment = (uid: string, id: string, parentId: string | null = null) =>
    insist(site, 'POST', '/api/comments', uid, { id, category: 'match', url: `/match/${MATCH}`, text: `Text of ${id}`, parentId });
  expect((await comment(author(MATCH), 'liked-by-all')).status).toBe(200);

  // One half comments, the other answers; all like the same comment and vote, at the same time.
  const writes = everybody.flatMap(({ index, uid }) => [
    index % 2 === 0 ? comment(uid, `burst-comment-${index}`) : comment(uid, `burst-reply-${index}`, 'liked-by-all'),
    insist(site, 'PUT', '/api/comments/liked-by-all/like', uid),
    insist(site, 'PUT', `/api/votes/${MATCH}`, uid, { side: index % 4 === 0 ? 'left' : 'right' }),
  ]);
  expect(all(await Promise.all(writes))).toEqual([]);
  const documents = await storedDocuments();
  expect(storeFaults(documents)).toEqual([]);
  const fieldsOf = (path: string) => documents.find((each) => each.path === path)?.fields;
  expect(fieldsOf(`commentCounts/match-${MATCH}`)).toMatchObject({ count: PEOPLE + 1 });
  expect(fieldsOf('comments/liked-by-all')).toMatchObject({ likes: PEOPLE, replies: PEOPLE / 2 });
  expect(await votesOn(site)).toMatchObject({ left: PEOPLE / 4, right: (PEOPLE * 3) / 4 });

  // All of it a second time, as after an answer that got lost: nothing counts twice.
  const again = everybody.flatMap(({ index, uid }) => [
    index % 2 === 0 ? comment(uid, `burst-comment-${index}`) : comment(uid, `burst-reply-${index}`, 'liked-by-all'),
    insist(site, 'PUT', '/api/comments/liked-by-all/like', uid),
  ]);
  expect(all(await Promise.all(again))).toEqual([]);
  // Half of them take their like back, the others change their vote.
  const back = everybody.map(({ index, uid }) =>
    index % 2 === 0
      ? insist(site, 'DELETE', '/api/comments/liked-by-all/like', uid)
      : insist(site, 'PUT', `/api/votes/${MATCH}`, uid, { side: 'left' }),
  );
  expect(all(await Promise.all(back))).toEqual([]);
  const later = await storedDocuments();
  expect(storeFaults(later)).toEqual([]);
  expect(later.find(({ path }) => path === 'comments/liked-by-all')?.fields).toMatchObject({ likes: PEOPLE / 2, replies: PEOPLE / 2 });
  expect(await votesOn(site)).toMatchObject({ left: (PEOPLE * 3) / 4, right: PEOPLE / 4 });
  await server.kill();
});
