import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GetServerSideProps } from 'next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { isPersonalRoute } from '../../lib/server/http/public-routes';
import { writeSystemSettings } from '../../lib/store/work/system-settings-document';
import { DEFAULT_SYSTEM_SETTINGS } from '../../lib/domain/models/read-models';
import { freshRegistry } from '../support/server/fresh-registry';
import { filesOf, pagesFolder } from '../support/server/page-files';
import { ROLES, type CallerRole } from '../support/server/roles';
import { describeWithStore, useEmptyStore } from '../support/store/store-rig';

/** Personal pages: what each role receives from each. A page that is not in the table fails the first test. */

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
});
vi.mock('../../lib/store/people/accounts', async () => {
  const { accountsByUid } = await import('../support/accounts-double');
  return accountsByUid((uid) => ({ emailVerified: uid !== 'unverified', admin: uid === 'admin', banned: uid === 'banned' }));
});

const PAGES: Readonly<Record<string, 'all' | 'users' | 'admins'>> = {
  'account/delete.tsx': 'users',
  'account/edit.tsx': 'users',
  'account/index.tsx': 'users',
  'account/password.tsx': 'users',
  'account/subscription.tsx': 'users',
  'admin/comments.tsx': 'admins',
  'admin/play.tsx': 'admins',
  'notifications.tsx': 'all',
  'play/leagues/[id].tsx': 'users',
  'play/leagues/index.tsx': 'all',
  'play/leagues/join.tsx': 'all',
  'play/order.tsx': 'all',
  'play/pickem/[id].tsx': 'all',
  'play/pickem/index.tsx': 'all',
  'play/profile/[id].tsx': 'all',
  'play/profile/index.tsx': 'all',
  'play/quizzes.tsx': 'all',
  'play/rankings.tsx': 'all',
  'play/rankings/division.tsx': 'all',
  'play/rankings/friends.tsx': 'all',
  'play/store.tsx': 'all',
};

describe('personal pages', () => {
  const files = filesOf(pagesFolder).filter((file) => !file.startsWith('api/'));

  it('are exactly those below the uncached addresses', () => {
    const isPersonal = (file: string) => /from '.*\/personal-page'/.test(readFileSync(join(pagesFolder, file), 'utf8'));
    const routeOf = (file: string) => `/${file.replace(/(?:\/index)?\.tsx?$/, '')}`;
    expect(files.filter(isPersonal)).toEqual(files.filter((file) => isPersonalRoute(routeOf(file))));
    expect(files.filter(isPersonal)).toEqual(Object.keys(PAGES).sort());
  });
});

const PropsSchema = v.object({ getServerSideProps: v.custom<GetServerSideProps>((value) => typeof value === 'function') });

/** What a page answers a role, and its headers. */
async function visit(file: string, role: CallerRole, { route, query }: { readonly route: string; readonly query: Record<string, string> }) {
  const { getServerSideProps } = v.parse(PropsSchema, { ...(await import(join(pagesFolder, file))) });
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {}, url: '/' });
  if (role !== 'visitor') req.headers.cookie = `token=${role}`;
  const res = new ServerResponse(req);
  const answer = await getServerSideProps({ resolvedUrl: route, locale: 'ko', query, params: query, req, res });
  return { answer, headers: res.getHeaders() };
}

describeWithStore('each personal page', () => {
  beforeEach(async () => {
    useEmptyStore();
    freshRegistry();
    await writeSystemSettings({ ...DEFAULT_SYSTEM_SETTINGS, betting: true });
  });

  it.each(Object.entries(PAGES))(
    '%s is uncached, and redirects visitors to the login and back unless it is for all',
    async (file, kind) => {
      const isOfOne = file.includes('[id]');
      const query = isOfOne ? { id: '9' } : file === 'play/order.tsx' ? { match: '9' } : {};
      const route = `/${file.replace(/(?:\/index)?\.tsx$/, '').replace('[id]', '9')}`;
      for (const role of ROLES) {
        const { answer, headers } = await visit(file, role, { route, query });
        expect(headers['cache-control']).toBe('private, no-store');
        if (role === 'visitor' && kind !== 'all') {
          const path = `/ko${route}`;
          expect(answer).toEqual({ redirect: { destination: `/ko/login?next=${encodeURIComponent(path)}`, statusCode: 307 } });
        } else if (kind === 'admins' && role !== 'admin') expect(answer).toEqual({ notFound: true });
        // Each is about one match, stage, league or profile, and there is none.
        else if (file === 'play/order.tsx' || isOfOne) expect(answer).toEqual({ notFound: true });
        else expect(answer).toHaveProperty('props');
      }
    },
  );

  it('of an older invitation leads to where its code is behind the "#"', async () => {
    const query = { code: 'abc&x' };
    for (const role of ['visitor', 'user'] as const)
      expect((await visit('play/leagues/join.tsx', role, { route: '/play/leagues/join?code=abc%26x', query })).answer).toEqual({
        redirect: { destination: '/ko/play/leagues/join#code=abc%26x', statusCode: 307 },
      });
  });
});
