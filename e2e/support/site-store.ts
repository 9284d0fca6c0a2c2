import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { inject } from 'vitest';

const RunningSchema = v.object({ env: v.record(v.string(), v.string()) });

/** From now on the store's functions in this process write to the demo site's store: for what takes a site days, or several people. */
export async function enterSiteStore(): Promise<void> {
  const running: unknown = JSON.parse(await readFile(join(dirname(inject('demo').outbox), 'running.json'), 'utf8'));
  Object.assign(process.env, v.parse(RunningSchema, running).env);
}
