import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { messageScriptHref } from '../../../lib/server/pages/message-script';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import { withFront } from '../../support/server/http-rig';

/** What the scripts of texts leave on a page. */
type Page = Partial<Pick<typeof globalThis, 'riftweekMessages' | 'riftweekTexts'>>;

describe('files', () => {
  it('caches built files compressed and for ever, but never the absence of one', () =>
    withFront(async (ask, { next }) => {
      const file = await ask('/_next/static/a.js', { headers: { 'accept-encoding': 'br' } });
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(file.headers['content-encoding']).toBe('br');
      await ask('/_next/static/a.js');
      expect(next).toHaveBeenCalledTimes(1);
      expect((await ask('/_next/static/gone.js')).headers['cache-control']).toBe('private, no-store');
    }));

  it('waits longer for a built file than for a page: nobody asks again for a script', () =>
    withFront(async (ask, { next, timers }) => {
      const answers: (() => void)[] = [];
      const hold: Parameters<typeof next.mockImplementation>[0] = (_request, response) => {
        const headers = { 'Content-Type': 'application/javascript', 'Cache-Control': 'public, max-age=60' };
        answers.push(() => response.writeHead(200, headers).end('x()'));
      };
      next.mockImplementationOnce(hold).mockImplementationOnce(hold);
      const [file, page] = [ask('/_next/static/a.js'), ask('/stats')];
      await vi.waitFor(() => expect(answers).toHaveLength(2));
      await timers.advance(19_000);
      expect((await page).status).toBe(503);
      for (const answer of answers) answer();
      expect((await file).status).toBe(200);
    }));

  it('serves stored pictures, for ever under an address with a version, and no other file', () =>
    withFront(async (ask) => {
      const picture = await ask('/optimize/images/team/77/120_index.png?v=0123456789ab');
      expect([picture.status, picture.headers['content-type'], picture.body.toString()]).toEqual([200, 'image/png', 'a picture']);
      expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect((await ask('/optimize/images/team/77/120_index.png?v=latest')).headers['cache-control']).toMatch(/max-age=60\b/);
      for (const path of ['team/78/120_index.png', 'team/77/121_index.png', 'team/77/..%2f77%2f120_index.png', 'coach/77/120_index.png']) {
        expect((await ask(`/optimize/images/${path}`)).status).toBe(404);
      }
    }));

  it('serves flags by their code', () =>
    withFront(async (ask, { next }) => {
      const flag = await ask('/img/flags/kr.webp');
      expect([flag.status, flag.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(flag.headers['cache-control']).toContain('max-age=2592000');
      expect(await sharp(flag.body).metadata()).toMatchObject({ format: 'webp', width: 56, height: 42 });
      expect((await ask('/img/flags/zz.webp')).status).toBe(404);
      expect(next).not.toHaveBeenCalled();
    }));

  it('serves all texts of a locale with every page while no build lists the sections', () =>
    withFront(async (ask) => {
      const page: Page = {};
      runInNewContext((await ask(messageScriptHref('es'))).body.toString(), page);
      expect(Object.keys(page.riftweekMessages?.es ?? {})).toEqual(expect.arrayContaining(['shell', 'stats']));
    }));

  it('serves the texts of a locale for ever under their own address, for a minute under another', () =>
    withFront(async (ask) => {
      sharedRegistry().pageSections = { everywhere: ['shell'], at: () => [] };
      const texts = await ask(messageScriptHref('ko'));
      expect(texts.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(texts.headers['content-type']).toBe('text/javascript; charset=utf-8');
      const page: Page = {};
      runInNewContext(texts.body.toString(), page);
      expect(Object.keys(page.riftweekMessages?.ko ?? {})).toContain('shell');
      expect(Object.keys(page.riftweekMessages?.ko ?? {})).not.toContain('stats');
      const old = await ask('/i18n/ko.0000.js');
      expect(old.headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
      expect(old.body.equals(texts.body)).toBe(true);
    }));

  it('serves a section of some pages under the hash given by the texts', () =>
    withFront(async (ask) => {
      sharedRegistry().pageSections = { everywhere: ['shell'], at: () => [] };
      const page: Page = {};
      const run = (body: Buffer) => runInNewContext(body.toString(), page);
      run((await ask(messageScriptHref('ko'))).body);
      const section = await ask(`/i18n/ko.stats.${page.riftweekTexts ?? ''}.js`);
      expect(section.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      run(section.body);
      expect(Object.keys(page.riftweekMessages?.ko ?? {})).toEqual(expect.arrayContaining(['shell', 'stats']));
      expect((await ask(`/i18n/ko.nothing.${page.riftweekTexts ?? ''}.js`)).status).toBe(404);
    }));
});
