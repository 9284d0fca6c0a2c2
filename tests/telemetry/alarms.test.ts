import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { metrics } from '../../lib/telemetry/metrics';
import { serveMetrics } from '../../lib/telemetry/serve-metrics';
import { alertRules, metricNames, ringing } from '../support/promql';

/** Prometheus has it of every process that it asks. */
const OF_PROMETHEUS = ['up'];
let known: ReadonlySet<string>;

beforeAll(async () => {
  await serveMetrics(0);
  const shown = await metrics().registry.getMetricsAsJSON();
  known = new Set([
    ...OF_PROMETHEUS,
    ...shown.map(({ name }) => name),
    ...shown.flatMap(({ name, type }) => (String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [])),
  ]);
});

const unknownIn = (expression: string) => metricNames(expression).filter((name) => !known.has(name));

describe('deploy/alerts.yml', () => {
  it('names only metrics that there are', () => {
    expect(alertRules().length).toBeGreaterThan(8);
    for (const { alert, expr } of alertRules()) expect(unknownIn(expr), alert).toEqual([]);
    expect(unknownIn('rate(riftweek_nothing_total[5m]) > 1')).toEqual(['riftweek_nothing_total']);
    expect(() => metricNames('sum(( up')).toThrow('no PromQL');
  });

  it('says of each alarm where its page in the runbook is', () => {
    const headings = [...readFileSync('docs/runbook-final.md', 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(' ', '-')
        .replaceAll(/[^\w-]/g, ''),
    );
    for (const { alert, annotations } of alertRules())
      expect(
        headings.map((each) => `docs/runbook-final.md#${each}`),
        alert,
      ).toContain(annotations.do);
  });

  it('rings for what has happened between two looks, and else not', async () => {
    const { registry, mails, storeCalls, jobs, ingestRejections, ingestLook } = metrics();
    ingestLook.setToCurrentTime();
    const before = await registry.metrics();
    expect(ringing(before, before, Date.now())).toEqual([]);
    mails.inc({ outcome: 'later' }, 3);
    for (let nth = 0; nth < 6; nth += 1) storeCalls.observe({ call: 'read', outcome: 'failed' }, 2);
    for (let nth = 0; nth < 3; nth += 1) jobs.observe({ name: 'notify', outcome: 'failed' }, 2);
    // A match data file has many rows of players without a name.
    ingestRejections.inc({ by: 'file' }, 21);
    expect(ringing(before, await registry.metrics(), Date.now())).not.toContain('SourceWrong');
    ingestRejections.inc({ by: 'source' }, 21);
    const after = await registry.metrics();
    // The job had no series before: it has not grown yet.
    expect(ringing(before, after, Date.now())).toEqual(['StoreFails', 'SourceWrong', 'MailsFail']);
    for (let nth = 0; nth < 3; nth += 1) jobs.observe({ name: 'notify', outcome: 'failed' }, 2);
    expect(ringing(after, await registry.metrics(), Date.now() + 200_000)).toEqual(['IngestSilent', 'JobFails']);
  });
});

const DashboardSchema = v.object({
  panels: v.array(v.object({ title: v.string(), targets: v.optional(v.array(v.object({ expr: v.string() })), []) })),
});

it('deploy/dashboard.json shows only metrics that there are', () => {
  const { panels } = v.parse(DashboardSchema, JSON.parse(readFileSync('deploy/dashboard.json', 'utf8')));
  for (const { title, targets } of panels) for (const { expr } of targets) expect(unknownIn(expr), title).toEqual([]);
});
