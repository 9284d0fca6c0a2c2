import { execFileSync } from 'node:child_process';
import { Agent, get } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { usePlanRig } from '../support/plans/plan-rig';
import { MATCHES } from '../support/plans/plan-world';

/** One of two workers is killed while visitors load pages as fast as they are answered. `RIFTWEEK_PRINT=1` prints what they saw. */

const rig = usePlanRig();
const VISITORS = 40;
const BEFORE_MS = 3_000;
const AFTER_MS = 8_000;
const PATHS = ['/', '/api/live', `/match/${MATCHES.running}`, `/match/${MATCHES.finished}`, '/standings'];

/** The status; 0 where the connection broke off. */
const visit = (agent: Agent, url: string) =>
  new Promise<number>((resolve) => {
    get(url, { agent }, (answer) => {
      answer.on('error', () => resolve(0));
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const childrenOf = (pid: number) =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

it('breaks off what the killed worker had under way, and nothing else', { timeout: 180_000 }, async () => {
  const { url, pid } = await rig.open('free', { server: { WEB_CONCURRENCY: '2' } });
  const agents = Array.from({ length: VISITORS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  onTestFinished(() => agents.forEach((agent) => agent.destroy()));
  // Both workers make their copies.
  for (let round = 0; round < 4; round += 1)
    for (const path of PATHS) await Promise.all(agents.slice(0, 8).map((agent) => visit(agent, `${url}${path}`)));
  const before = childrenOf(pid);
  expect(before).toHaveLength(2);

  const end = Date.now() + BEFORE_MS + AFTER_MS;
  const visits = agents.map(async (agent, index) => {
    const seen: number[] = [];
    for (let nth = index; Date.now() < end; nth += 1) {
      seen.push(await visit(agent, `${url}${PATHS[nth % PATHS.length] ?? ''}`));
      await sleep(20);
    }
    return seen;
  });
  await sleep(BEFORE_MS);
  process.kill(before[0] ?? 0, 'SIGKILL');
  const seen = await Promise.all(visits);

  const all = seen.flat();
  const broken = seen.map((statuses) => statuses.filter((status) => status === 0).length);
  if (process.env['RIFTWEEK_PRINT'] === '1')
    console.log(
      `${all.length} answers to ${VISITORS} visitors: ${broken.reduce((sum, each) => sum + each, 0)} broke off, at most ${Math.max(...broken)} a visitor.`,
    );
  expect(all.filter((status) => status >= 400)).toEqual([]);
  // On a busy machine a visitor may be back before the others know of the death.
  expect(Math.max(...broken)).toBeLessThanOrEqual(2);
  // The worker has been replaced, and the new one answers.
  await expect.poll(() => childrenOf(pid).filter((each) => !before.includes(each)), { timeout: 30_000 }).toHaveLength(1);
  expect(new Set(await Promise.all(agents.map((agent) => visit(agent, `${url}/`))))).toEqual(new Set([200]));
});
