import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, expect, it, vi } from 'vitest';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import { getServerSideProps } from '../../../pages/patch-notes/[version]';
import { emptyStore } from '../../support/server/store-double';

vi.mock('../../../lib/store/models/match-documents', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../support/server/store-double')).storeDouble,
}));
vi.mock('../../../lib/store/models/competition-documents', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../support/server/store-double')).storeDouble,
}));
vi.mock('../../../lib/store/work/system-settings-document', async () => (await import('../../support/server/store-double')).storeDouble);

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  sharedRegistry().shell = null;
  emptyStore();
});

function visit(version: string, locale: string) {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
  const resolvedUrl = `/patch-notes/${version}`;
  return getServerSideProps({ req, res: new ServerResponse(req), params: { version }, query: {}, resolvedUrl, locale });
}

it.each([
  ['15.2', '25.S1.2'],
  ['15.5.1', '25.05'],
  ['16.11', '26.11'],
  ['13.14.1', '13.14'],
])('the old address of the patch %s leads to its name for good', async (old, version) => {
  expect(await visit(old, 'en')).toEqual({ redirect: { destination: `/patch-notes/${version}`, statusCode: 308 } });
  expect(await visit(old, 'ko')).toEqual({ redirect: { destination: `/ko/patch-notes/${version}`, statusCode: 308 } });
});
