import { expect, it, onTestFinished } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '../../lib/domain/settings/locales';
import { ringing } from '../../tests/support/promql';
import { startTcpProxy } from '../support/crash/tcp-proxy';
import { usePlanRig } from '../support/plans/plan-rig';
import { MATCHES } from '../support/plans/plan-world';
import { scraped } from '../support/scrape';

/** What visitors see while Firestore is stopped, or answers ten seconds late, and after it. `RIFTWEEK_PRINT=1` prints the times. */

const rig = usePlanRig();

const OUTAGE_MS = 12_000;
const ROUND_MS = 500;
/** Visitors wait no longer than this; the site is well again so soon after the store is. */
const MOST_MS = 2_000;
const WELL_MS = 5_000;
/** What a busy machine may add. */
const SLACK_MS = 5_000;

const SEEN = [
  '/',
  '/ko',
  `/match/${MATCHES.running}`,
  `/match/${MATCHES.finished}`,
  '/team/901',
  '/api/live',
  '/standings',
  '/player/8001',
  '/league/5001',
  '/tournament/7002',
];
/** Addresses that are in no cache yet: each round of an outage requests a new one. */
const UNSEEN = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).flatMap((locale) =>
  [`/match/${MATCHES.upcoming}`, '/player/8001', '/league/5001', '/tournament/7002'].map((path) => `/${locale}${path}`),
);

type Seen = {
  readonly status: number;
  readonly ms: number;
  readonly age: number;
  readonly retryAfter: string | null;
  readonly isOld: boolean;
};

async function visit(site: string, path: string): Promise<Seen> {
  const begun = performance.now();
  const answer = await fetch(`${site}${path}`);
  await answer.arrayBuffer();
  const { headers, status } = answer;
  return {
    status,
    ms: performance.now() - begun,
    age: Number(headers.get('age')),
    retryAfter: headers.get('retry-after'),
    isOld: headers.get('cache-status')?.includes('fallback') === true,
  };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const most = (values: readonly number[]) => Math.round(Math.max(...values));

it.each([
  ['stopped', ({ stop }: { stop: () => void }) => stop()],
  ['ten seconds late', ({ slow }: { slow: (ms: number) => void }) => slow(10_000)],
])(
  'shows what it has while the store is %s, says so within two seconds of the rest, and is well soon after',
  { timeout: 180_000 },
  async (how, disturb) => {
    const metrics = await scraped();
    const proxy = await startTcpProxy(rig.store());
    onTestFinished(proxy.close);
    const { url } = await rig.open('free', { server: { ...metrics.env, FIRESTORE_EMULATOR_HOST: proxy.host } });
    for (const path of SEEN) await expect.poll(async () => (await visit(url, path)).status, { timeout: 30_000 }).toBe(200);
    const before = await metrics.text();

    disturb(proxy);
    const begun = Date.now();
    const [seen, unseen]: [Seen[], Seen[]] = [[], []];
    const rounds: Promise<void>[] = [];
    for (let round = 0; Date.now() - begun < OUTAGE_MS; round += 1) {
      const path = UNSEEN[round % UNSEEN.length] ?? '';
      rounds.push(
        Promise.all(SEEN.map((each) => visit(url, each))).then((answers) => void seen.push(...answers)),
        visit(url, path).then((answer) => void unseen.push(answer)),
      );
      await sleep(ROUND_MS);
    }
    await Promise.all(rounds);
    const after = await metrics.text();
    proxy.heal();
    const healed = performance.now();
    // One after the other: an address may not have many renders waiting.
    const isWell = async (): Promise<boolean> => {
      for (const path of UNSEEN.slice(0, 3)) if ((await visit(url, path)).status >= 400) return false;
      return (await Promise.all(SEEN.map((path) => visit(url, path)))).every(({ isOld }) => !isOld);
    };
    await expect.poll(isWell, { timeout: 60_000, interval: 100 }).toBe(true);
    const wellAfter = performance.now() - healed;

    if (process.env['RIFTWEEK_PRINT'] === '1')
      console.log(
        `Store ${how} for ${OUTAGE_MS / 1000} s: ${seen.length} answers from copies, at most ${most(seen.map(({ ms }) => ms))} ms and ${most(seen.map(({ age }) => age))} s old; ${unseen.length} others 503 within ${most(unseen.map(({ ms }) => ms))} ms; well ${Math.round(wellAfter)} ms after it.`,
      );
    expect(seen.filter(({ status }) => status >= 400)).toEqual([]);
    expect(most(seen.map(({ age }) => age))).toBeGreaterThanOrEqual(8);
    expect(most(seen.map(({ ms }) => ms))).toBeLessThanOrEqual(MOST_MS + SLACK_MS);
    expect(new Set(unseen.map(({ status }) => status))).toEqual(new Set([503]));
    expect(unseen.filter(({ retryAfter }) => retryAfter === null)).toEqual([]);
    expect(most(unseen.map(({ ms }) => ms))).toBeLessThanOrEqual(MOST_MS + SLACK_MS);
    expect(wellAfter).toBeLessThanOrEqual(WELL_MS + SLACK_MS);
    expect(ringing(before, after, Date.now()).filter((name) => name !== 'IngestSilent')).toEqual([
      'StoreFails',
      'OldCopies',
      'AnswersFail',
    ]);
  },
);
