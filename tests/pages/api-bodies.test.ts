import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { asListener, json, type ApiModule } from '../support/server/api-route';
import { withServer } from '../support/server/with-server';

const FOLDER = join(import.meta.dirname, '../../pages/api');
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
/** Callables name a `status` where all others name a `code`. */
const ErrorSchema = v.object({ error: v.object({ message: v.string() }) });

/** Bodies that Next's own parser refuses in plain text, without a content type. */
const BODIES = [
  { name: 'half an object', type: 'application/json', body: '{bad' },
  { name: 'more than a megabyte', type: 'text/plain', body: 'x'.repeat(1_100_000) },
];

describe.each(FILES)('pages/api/%s', (file) => {
  it.each(BODIES)('refuses $name in JSON', async ({ type, body }) => {
    const module: ApiModule = await import(join(FOLDER, file));
    await withServer(asListener(module), async (ask) => {
      const answer = await ask('/', { method: 'POST', headers: { 'content-type': type }, body });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(v.is(ErrorSchema, json(answer.body))).toBe(true);
    });
  });
});
