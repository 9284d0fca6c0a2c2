import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startAuthEmulator } from '../../scripts/support/auth-emulator.mjs';
import { bundlePath } from '../../scripts/support/bundle.mjs';
import { CHECKOUT } from '../../scripts/support/checkout.mjs';
import { createFamily } from '../../scripts/support/child-processes.mjs';
import { FOXES, OWLS } from '../../tests/support/source/wire-fixture';
import { startBalancer } from '../support/balancer';
import { addressOf, makePeople, send, tokenOf, type Sent } from '../support/crash/crash-rig';
import { usePlanRig } from '../support/plans/plan-rig';
import { MATCHES, NOW } from '../support/plans/plan-world';

/**
 * Two servers and two ingests on one store, behind a balancer that sends each
 * request to the other server (docs/operations.md#several-servers).
 */

const PROJECT = 'demo-plan-free';
const UID = 'everywhere-at-home';
const MATCH = MATCHES.upcoming;
const RESULTS = [
  { score: 7, team_id: FOXES.id },
  { score: 1, team_id: OWLS.id },
];
/** Less than the minute after which a server looks by itself. */
const HEARD = { timeout: 30_000, interval: 250 };

const family = createFamily();
const rig = usePlanRig();
beforeAll(async () => {
  const log = join(CHECKOUT, '.riftweek', 'test', 'logs', 'several-servers-auth.log');
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = await startAuthEmulator(family, { log, project: PROJECT, say: console.log });
}, 300_000);
afterAll(() => family.stopAll(), 60_000);

/** Firebase records sign-ins and their end to the second. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1_000 - (Date.now() % 1_000)));

const read = async (site: string, path: string, cookie = ''): Promise<{ readonly status: number; readonly text: string }> => {
  const answer = await fetch(`${site}${path}`, { headers: { cookie } });
  return { status: answer.status, text: await answer.text() };
};
/** The cookies of an answer, as the browser sends them back. */
const cookiesOf = ({ cookies }: Sent) => cookies.map((each) => each.split(';', 1)[0] ?? '').join('; ');

it('are one site to a visitor whose every request reaches the other server', { timeout: 300_000 }, async () => {
  const begun = Date.now();
  const balancer = await startBalancer();
  onTestFinished(balancer.close);
  const site = `http://${balancer.host}`;
  const { urls, api, killIngest } = await rig.open('free', { processes: 2, server: { RIFTWEEK_SITE_URL: site } });
  balancer.serve(urls);
  const onEach = <Answer>(ask: (url: string) => Promise<Answer>): Promise<Answer[]> => Promise.all(urls.map(ask));
  const statuses = async (path: string, cookie?: string) => (await onEach((url) => read(url, path, cookie))).map(({ status }) => status);
  const texts = async (path: string, cookie?: string) => (await onEach((url) => read(url, path, cookie))).map(({ text }) => text);
  /** Sends a write twice: no answer to the first came back, and the second goes to the other server. */
  const twice = async (method: string, path: string, body: unknown, cookie = '') => {
    const headers = { cookie, 'idempotency-key': `key-of-${method}-${path.length}` };
    // On a busy machine the first write may be too late for its deadline: it is refused (503), and sent again as by any visitor.
    const answered = async (tries = 5): Promise<Sent> => {
      const answer = await send(site, method, path, { body, headers });
      return answer.status === 503 && tries > 0 ? answered(tries - 1) : answer;
    };
    const answers = [await answered(), await answered()];
    expect(answers.map(({ status, body: said }) => [status, said])).toEqual([200, 200].map((status) => [status, answers[0]?.body]));
  };
  await makePeople([{ uid: UID }]);
  // The second ingest takes over while the visitor writes.
  await killIngest();

  // A visitor without a cookie votes, and without an answer votes again.
  await onEach((url) => read(url, `/api/votes/${MATCH}`));
  await twice('PUT', `/api/votes/${MATCH}`, { side: 'left', visitor: 'a-visitor-of-two-servers' });
  const counts = JSON.stringify({ matchId: MATCH, left: 1, right: 0, mine: null });
  await expect.poll(() => texts(`/api/votes/${MATCH}`), HEARD).toEqual([counts, counts]);

  // Somebody signs in on two devices, each of which either server knows at once.
  const begin = async () => {
    const session = await send(site, 'POST', '/api/session', { headers: { authorization: `Bearer ${tokenOf(UID, PROJECT)}` } });
    expect([session.status, session.body]).toMatchObject([200, { uid: UID, kept: false }]);
    await nextSecond();
    return cookiesOf(session);
  };
  const [desk, phone] = [await begin(), await begin()];
  expect([await statuses('/api/me', desk), await statuses('/api/me', phone)]).toEqual([
    [200, 200],
    [200, 200],
  ]);

  const comments = `/api/comments?url=/match/${MATCH}`;
  await statuses(comments);
  const url = `/match/${MATCH}`;
  await twice('POST', '/api/comments', { id: 'comment-on-two-servers', category: 'match', url, text: 'Said once.' }, desk);
  await expect.poll(async () => (await texts(comments)).map((text) => text.split('Said once.').length - 1), HEARD).toEqual([1, 1]);

  await twice('PATCH', '/api/me', { id: 'a-follow-on-two-servers', changes: { followingTeams: { add: [901] } } }, desk);
  for (const me of await texts('/api/me', phone)) expect(me).toContain('"followingTeams":[901]');

  // One device signs out everywhere: the other one's session, which both servers have just checked, ends on both.
  expect(await statuses('/api/me', phone)).toEqual([200, 200]);
  expect((await send(site, 'DELETE', '/api/session', { headers: { cookie: desk }, body: { everywhere: true } })).status).toBe(200);
  await expect.poll(() => statuses('/api/me', desk), HEARD).toEqual([401, 401]);
  await expect.poll(() => statuses('/api/me', phone), HEARD).toEqual([401, 401]);

  // So does an operator's command.
  const tablet = await begin();
  expect(await statuses('/api/me', tablet)).toEqual([200, 200]);
  await nextSecond();
  const said = await promisify(execFile)(process.execPath, [bundlePath('admin'), 'sign-out', addressOf(UID)]);
  expect(said.stdout).toBe(`${addressOf(UID)} is signed out everywhere, and can sign in again.\n`);
  await expect.poll(() => statuses('/api/me', tablet), HEARD).toEqual([401, 401]);
  expect(await statuses('/api/me', await begin())).toEqual([200, 200]);

  // A score that the second ingest writes reaches the pages that both have in their caches.
  const pages = [`/api/match/${MATCHES.running}`, `/match/${MATCHES.running}`];
  const scored = async () => (await Promise.all(pages.map((path) => texts(path)))).flat().map((text) => text.includes('"score":7'));
  expect(await scored()).toEqual([false, false, false, false]);
  const modifiedAt = new Date(NOW + Date.now() - begun).toISOString().replace(/\.\d+Z$/, 'Z');
  for (const list of ['/lol/matches', '/lol/matches/running'])
    api.lists.set(
      list,
      (api.lists.get(list) ?? []).map((match) => {
        const known = v.parse(v.looseObject({ id: v.number() }), match);
        return known.id === MATCHES.running ? { ...known, modified_at: modifiedAt, results: RESULTS } : known;
      }),
    );
  await expect.poll(scored, { timeout: 120_000, interval: 500 }).toEqual([true, true, true, true]);
});
