import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ENDPOINT_ADDRESSES } from '../../lib/server/endpoints/endpoints';
import { asListener, endpointModule, json } from '../support/server/api-route';
import { withServer } from '../support/server/with-server';

/** Callables name a `status` where all others name a `code`. */
const ErrorSchema = v.object({ error: v.object({ message: v.string() }) });

/** Bodies that Next's own parser refuses in plain text, without a content type. */
const BODIES = [
  { name: 'half an object', type: 'application/json', body: '{bad' },
  { name: 'more than a megabyte', type: 'text/plain', body: 'x'.repeat(1_100_000) },
];

describe.each(ENDPOINT_ADDRESSES)('%s', (address) => {
  it.each(BODIES)('refuses $name in JSON', async ({ type, body }) => {
    await withServer(asListener(endpointModule(address)), async (ask) => {
      const answer = await ask('/', { method: 'POST', headers: { 'content-type': type }, body });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(v.is(ErrorSchema, json(answer.body))).toBe(true);
    });
  });
});
