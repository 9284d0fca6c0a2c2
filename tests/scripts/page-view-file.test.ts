import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startPageViewFile } from '../../scripts/support/page-view-file.mjs';

it('a local site appends its page views to a file, one per line, and rejects large ones', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'page-views-')), 'site', 'page-views.jsonl');
  const { address, close } = await startPageViewFile(file);
  const post = (body: string) => fetch(address, { method: 'POST', body });
  expect((await post('{"path":"/","locale":"en"}')).status).toBe(204);
  expect((await post('{"path":"/teams",\n"locale":"ko"}')).status).toBe(204);
  await expect(post('x'.repeat(100_000))).rejects.toThrow();
  close();
  expect(await readFile(file, 'utf8')).toBe('{"path":"/","locale":"en"}\n{"path":"/teams", "locale":"ko"}\n');
});
