import { get, type IncomingHttpHeaders } from 'node:http';
import { expect, it, vi } from 'vitest';
import { originRate } from '../support/edge';
import { usePlanRig } from '../support/plans/plan-rig';
import { MATCHES } from '../support/plans/plan-world';
import { scraped } from '../support/scrape';
import { LOCALES } from '../../lib/domain/settings/locales';
import { localizedPath } from '../../lib/i18n/localized-path';
import { samplesOf } from '../../tests/support/promql';

/**
 * A final with a million viewers behind a CDN (docs/cost.md): how long copies live is taken from the answers of the built
 * site, what then reaches its server follows from that, and the server gets it. `RIFTWEEK_PRINT=1` prints the figures.
 */

const rig = usePlanRig();
const VIEWERS = 1_000_000;
/** Points of presence, each with copies of its own. */
const POINTS = 40;
/** Everybody comes within this time; half look at the homepage first. */
const ARRIVE_SECONDS = 600;
const POLL_SECONDS = 5;
const SECONDS = 10;

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly bytes: number };
const ask = (url: string, etag = '') =>
  new Promise<Answer>((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'br', 'if-none-match': etag } }, (response) => {
      const { statusCode: status = 0, headers, rawHeaders, socket } = response;
      response.resume().on('end', () => resolve({ status, headers, bytes: socket.bytesRead || rawHeaders.join('').length }));
    }).on('error', reject);
  });
/** Seconds for which a shared cache keeps an answer. */
const lifetimeOf = ({ headers }: Answer) => Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0);

it('reaches the server as a few hundred requests a second, all of which it answers', { timeout: 300_000 }, async () => {
  const metrics = await scraped();
  const { url } = await rig.open('free', { server: metrics.env });
  const match = new URL((await ask(`${url}/match/${MATCHES.running}`)).headers.location ?? '', url).pathname;
  const perSecond = VIEWERS / ARRIVE_SECONDS;
  /** What is asked how often in the whole world. */
  const asked = [
    ...LOCALES.flatMap((locale) => [
      { path: localizedPath(locale, match), perSecond: perSecond / LOCALES.length, polls: false },
      { path: localizedPath(locale, '/'), perSecond: perSecond / 2 / LOCALES.length, polls: false },
    ]),
    ...['/api/live', `/api/match/${MATCHES.running}`].map((path) => ({ path, perSecond: VIEWERS / POLL_SECONDS, polls: true })),
  ];
  const known: ((typeof asked)[number] & { readonly bytes: number; readonly fills: number; readonly originPerSecond: number })[] = [];
  for (const each of asked) {
    // A first render may be late on a busy machine.
    const answer = await vi.waitFor(
      async () => {
        const first = await ask(`${url}${each.path}`);
        expect([each.path, first.status, lifetimeOf(first) > 0]).toEqual([each.path, 200, true]);
        return first;
      },
      { timeout: 30_000, interval: 2_000 },
    );
    const again = each.polls ? await ask(`${url}${each.path}`, answer.headers.etag) : answer;
    const ofOne = { asksPerSecond: each.perSecond / POINTS, lifetime: lifetimeOf(answer) };
    known.push({ ...each, bytes: again.bytes, fills: answer.bytes, originPerSecond: POINTS * originRate(ofOne) });
  }
  const sum = (of: (each: (typeof known)[number]) => number) => known.reduce((total, each) => total + of(each), 0);
  const [edge, origin] = [sum((each) => each.perSecond), sum((each) => each.originPerSecond)];

  const reads = async () =>
    samplesOf(await metrics.text())
      .filter(({ name, labels }) => name === 'riftweek_documents_total' && labels.get('act') === 'read')
      .reduce((total, { value }) => total + value, 0);
  const before = await reads();
  const begun = performance.now();
  const answers: Promise<Answer>[] = [];
  for (let second = 0; second < SECONDS; second += 1) {
    for (const { path, originPerSecond } of known) {
      // What is asked less than once a second is asked in every second that its turn comes.
      const count = Math.floor(originPerSecond * (second + 1)) - Math.floor(originPerSecond * second);
      for (let nth = 0; nth < count; nth += 1) answers.push(ask(`${url}${path}`));
    }
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + (second + 1) * 1000 - performance.now())));
  }
  const all = await Promise.all(answers);
  const took = (performance.now() - begun) / 1000;
  if (process.env['RIFTWEEK_PRINT'] === '1')
    console.log(
      [
        `${VIEWERS.toLocaleString('en')} viewers, ${POINTS} points of presence, everybody comes within ${ARRIVE_SECONDS / 60} minutes:`,
        `${Math.round(edge).toLocaleString('en')} requests a second at the edge, ${((sum((each) => each.perSecond * each.bytes) * 8) / 1e9).toFixed(1)} Gbit/s`,
        `${Math.round(origin)} a second at the server (${((100 * origin) / edge).toFixed(2)} %), ${((sum((each) => each.originPerSecond * each.fills) * 8) / 1e6).toFixed(0)} Mbit/s`,
        `${SECONDS} seconds of that: ${all.length} answers in ${took.toFixed(1)} s, ${all.filter(({ status }) => status !== 200).length} of them refused, ${(await reads()) - before} documents read`,
        `a poll: ${known
          .filter(({ polls }) => polls)
          .map(({ bytes }) => bytes)
          .join(' and ')} bytes where nothing is new`,
      ].join('\n'),
    );
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  // The same documents as for ten viewers: copies are made anew by time and by purge, not by who asks.
  expect((await reads()) - before).toBeLessThan(all.length / 10);
});
