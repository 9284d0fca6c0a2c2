import { expect, it } from 'vitest';
import { firestore } from '../../lib/store/core/firestore';
import { ringing, samplesOf } from '../../tests/support/promql';
import { wireMatch, wireUpcoming } from '../../tests/support/source/wire-fixture';
import { usePlanRig } from '../support/plans/plan-rig';
import { MATCHES, NOW } from '../support/plans/plan-world';
import { scraped } from '../support/scrape';

/** PandaScore sends half of its pages, wrong types, yesterday's answers, nothing at all, or errors, one after the other: what is true stays. Takes minutes, so only `npm run drill -- source-lies` does it. */

const rig = usePlanRig();

const MANY = Array.from({ length: 40 }, (_, index) => 3101 + index);
const LIST = '/lol/matches';

it.runIf(process.env['RIFTWEEK_PRINT'] === '1')(
  'loses nothing, shows what was true, rings, and goes on with the truth',
  { timeout: 600_000 },
  async () => {
    const metrics = await scraped();
    // The hour of the whole read strikes while the site runs.
    const startsAt = NOW - 75_000;
    const begun = Date.now();
    const siteNow = () => new Date(startsAt + (Date.now() - begun)).toISOString().replace(/\.\d+Z$/, 'Z');
    const { url, api } = await rig.open('free', {
      ingest: { ...metrics.env, RIFTWEEK_WHOLE_READ_HOUR: '19' },
      startsAt,
      world: ({ lists }) =>
        lists.set(LIST, [
          ...(lists.get(LIST) ?? []),
          ...MANY.map((id, index) =>
            wireUpcoming({
              id,
              begin_at: `2031-02-02T${String(8 + (index % 12)).padStart(2, '0')}:00:00Z`,
              modified_at: '2031-02-01T12:00:00Z',
            }),
          ),
        ]),
    });
    const truth = [...(api.lists.get(LIST) ?? [])];

    const stored = async () => (await firestore('main').collection('matches').count().get()).data().count;
    const valueOf = async (name: string) =>
      samplesOf(await metrics.text())
        .filter((each) => each.name === name)
        .reduce((sum, { value }) => sum + value, 0);
    const looks = () => valueOf('riftweek_ingest_look_timestamp_seconds');
    const rejected = () => valueOf('riftweek_ingest_rejections_total');
    const all = await stored();
    expect(all).toBeGreaterThanOrEqual(MANY.length + 3);
    const figures: string[] = [];
    const statusOf = async (id: number): Promise<unknown> => (await (await fetch(`${url}/api/match/${id}`)).json()).match.status;
    /** What visitors and the store have while the source is as it is. */
    const nothingIsLost = async (lie: string) => {
      expect(await stored(), lie).toBe(all);
      for (const path of [`/match/${MANY[3]}`, `/match/${MATCHES.finished}`, '/api/live'])
        await expect.poll(async () => (await fetch(`${url}${path}`)).status, { timeout: 30_000, message: `${lie} ${path}` }).toBe(200);
      await expect.poll(() => statusOf(MATCHES.finished), { message: lie }).toBe('finished');
    };
    const during = async (lie: string, tell: () => void, heard: () => Promise<boolean>, rings: readonly string[]) => {
      const [before, from] = [await metrics.text(), Date.now()];
      tell();
      await expect.poll(heard, { timeout: 180_000, interval: 500 }).toBe(true);
      await nothingIsLost(lie);
      const rung = ringing(before, await metrics.text(), Date.now());
      expect(rung, lie).toEqual(rings);
      figures.push(`${lie}: heard after ${Math.round((Date.now() - from) / 1000)} s, rings: ${rung.join() || 'nothing'}`);
    };
    const since = async () => {
      const was = await looks();
      return async () => (await looks()) > was + 1;
    };

    const whole = () => api.requests.filter((request) => request.startsWith('/lol/leagues')).length;
    await during(
      'half of its pages in the whole read',
      () => api.lists.set(LIST, [...truth.slice(0, 6), ...truth.slice(-2)]),
      async () => whole() >= 2 && (await rejected()) > 20,
      ['SourceWrong'],
    );
    const modified = () => ({ modified_at: siteNow() });
    const before = await rejected();
    await during(
      'wrong types',
      () =>
        api.lists.set(
          LIST,
          truth.map((document) => Object.assign({}, document, { ...modified(), begin_at: ['?'], opponents: 'none', league: 7 })),
        ),
      async () => (await rejected()) > before + 20,
      ['SourceWrong'],
    );
    await during(
      'an answer of yesterday',
      () => {
        api.lists.set(LIST, []);
        const yesterday = [wireUpcoming({ id: MATCHES.finished, begin_at: '2031-02-01T16:00:00Z', modified_at: '2031-01-31T16:00:00Z' })];
        api.faults.push({ path: LIST, fault: { status: 200, body: JSON.stringify(yesterday) } });
      },
      await since(),
      [],
    );
    await during('no match at all', () => api.lists.set(LIST, []), await since(), []);

    // Down: looks end, and the alarm rings once three minutes are over.
    api.faults.push(...Array.from({ length: 200 }, () => ({ path: LIST, fault: 'cut' as const })));
    const failures = await valueOf('riftweek_ingest_failures_total');
    await expect.poll(() => valueOf('riftweek_ingest_failures_total'), { timeout: 90_000, interval: 500 }).toBeGreaterThan(failures);
    const lastLook = (await looks()) * 1000;
    await nothingIsLost('down');
    const text = await metrics.text();
    expect(ringing(text, text, lastLook + 170_000)).toEqual([]);
    expect(ringing(text, text, lastLook + 181_000)).toEqual(['IngestSilent']);

    api.faults.length = 0;
    const healed = Date.now();
    api.lists.set(LIST, [
      ...truth.filter((document) => JSON.stringify(document) !== JSON.stringify(truth[3])),
      wireMatch({ id: MANY[0] ?? 0, name: 'The truth again', ...modified() }),
    ]);
    await expect.poll(() => statusOf(MANY[0] ?? 0), { timeout: 120_000, interval: 500 }).toBe('finished');
    figures.push(`the truth again: shown after ${Math.round((Date.now() - healed) / 1000)} s`);
    expect(await stored()).toBe(all);
    console.log(figures.join('\n'));
  },
);
