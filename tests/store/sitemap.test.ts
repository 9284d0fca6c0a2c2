import { beforeEach, expect, it } from 'vitest';
import { LOCALES } from '../../lib/domain/settings/locales';
import { paths } from '../../lib/domain/page/paths';
import { sitemapAnswer } from '../../lib/server/sitemap/sitemap-answers';
import { sharedRegistry } from '../../lib/server/shared-registry';
import { DEFAULT_SYSTEM_SETTINGS } from '../../lib/domain/models/read-models';
import { writeSystemSettings } from '../../lib/store/work/system-settings-document';
import { ingestOnce } from '../support/ingest/ingest-rig';
import { FakeSource } from '../support/ingest/fake-source';
import { past, season } from '../support/ingest/season-fixture';
import { describeWithStore, useEmptyStore } from '../support/store/store-rig';

const NOW = Date.parse('2023-08-19T09:00:00Z');
const xml = async (file: string) => (await sitemapAnswer({ file }, NOW)).text?.content ?? '';
const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));

describeWithStore('the sitemap', () => {
  beforeEach(async () => {
    useEmptyStore();
    await ingestOnce(new FakeSource(season()));
  });

  it('lists parts that all exist, in every language', async () => {
    const parts = locations(await xml('index.xml')).map(({ pathname }) => pathname.replace('/sitemaps/', ''));
    expect(new Set(parts).size).toBe(parts.length);
    for (const locale of LOCALES) expect(parts).toContain(`${locale}-pages.xml`);
    for (const part of parts) expect(await xml(part), part).toContain('<urlset');
  });

  it('lists matches, leagues and teams at their own addresses, with the days of their changes', async () => {
    const all = (await Promise.all(locations(await xml('index.xml')).map(({ pathname }) => xml(pathname.replace('/sitemaps/', ''))))).join(
      '\n',
    );
    const listed = new Set(locations(all).map(({ pathname }) => decodeURI(pathname)));
    expect(listed).toContain(paths.match(past));
    expect(listed).toContain(`/ko${paths.match(past)}`);
    expect(listed).toContain(paths.team({ id: past.left.id, name: past.left.name }));
    expect(all).toContain(`${encodeURI(paths.match(past))}</loc><lastmod>${past.modifiedAt}</lastmod>`);
    expect(all).toMatch(new RegExp(`/team/${past.left.id}/[^<]+</loc><lastmod>${past.beginAt.slice(0, 10)}</lastmod>`));
  });

  it('lists no page of statistics on a site without them', async () => {
    const listed = async () => locations(await xml('en-pages.xml')).map(({ pathname }) => pathname);
    expect(await listed()).toEqual(expect.arrayContaining([paths.stats(), paths.compare()]));
    await writeSystemSettings({ ...DEFAULT_SYSTEM_SETTINGS, stats: false });
    sharedRegistry().shell = null;
    expect(await listed()).toContain(paths.rankings());
    expect((await listed()).filter((path) => [paths.stats(), paths.compare()].includes(path))).toEqual([]);
    sharedRegistry().shell = null;
  });

  it('answers 404 for what does not exist', async () => {
    for (const file of [
      'pages.xml',
      'en-.xml',
      'en-matches-2023-99-99.xml',
      'en-matches-1999-01-04.xml',
      'xx-pages.xml',
      'en-teams-77.xml',
    ]) {
      await expect(sitemapAnswer({ file }, NOW), file).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});
