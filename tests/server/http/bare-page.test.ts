import { expect, it } from 'vitest';
import { failureEntry } from '../../../lib/server/http/failure-pages';
import { pagePolicy } from '../../../lib/server/http/content-security-policy';

it('a refusal is a page of its own, in a typeface that suits the site, which its policy lets in', async () => {
  const styles: string[] = [];
  const options = {
    cache: { get: () => Promise.reject(new Error('asks for no page')) },
    handler: () => Promise.reject(new Error('renders nothing')),
    host: 'localhost',
    pagePolicy: (page: Buffer) => {
      styles.push(/<body style="(.*?)">/.exec(page.toString())?.[1] ?? '');
      return pagePolicy({ inlineScripts: [] })(page);
    },
  };
  const entry = await failureEntry(options, 429, 'person', 'en', 7);
  expect([entry.status, entry.headers['retry-after']]).toEqual([429, '7']);
  expect(styles).toEqual([expect.stringContaining('sans-serif')]);
  expect(entry.headers['content-security-policy']).toContain("style-src-attr 'unsafe-inline'");
});
