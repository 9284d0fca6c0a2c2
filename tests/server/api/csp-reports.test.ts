import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import { asListener, endpointModule } from '../../support/server/api-route';
import { withServer } from '../../support/server/with-server';

const route = endpointModule('/api/csp-reports');

const warn = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/server/logger', () => ({ log: () => ({ warn, error: warn }), errorFields: () => ({}) }));

beforeEach(() => {
  warn.mockClear();
  sharedRegistry().rateLimiters.clear();
});

const PAGE = 'https://riftweek.example/match/7/t1-vs-geng?email=ana%40example.com#x';
const OLD = {
  'csp-report': {
    'document-uri': PAGE,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'source-file': 'https://riftweek.example/x.js?key=1',
  },
};
const NEW = [
  { type: 'deprecation', age: 1, url: PAGE, body: { id: 'x' } },
  {
    type: 'csp-violation',
    age: 1,
    url: PAGE,
    body: {
      documentURL: PAGE,
      effectiveDirective: 'img-src',
      blockedURL: 'https://evil.example/a.png?who=ana',
      sourceFile: null,
      statusCode: 200,
    },
  },
];

async function post(type: string, body: unknown): Promise<number> {
  let status = 0;
  await withServer(asListener(route), async (ask) => {
    const answer = await ask('/', {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    status = answer.status;
  });
  return status;
}

describe('a browser’s report of a violated policy', () => {
  it.each([
    [
      'application/csp-report',
      OLD,
      {
        page: 'https://riftweek.example/match/7/t1-vs-geng',
        directive: 'script-src-elem',
        blocked: 'inline',
        source: 'https://riftweek.example/x.js',
      },
    ],
    [
      'application/reports+json',
      NEW,
      { page: 'https://riftweek.example/match/7/t1-vs-geng', directive: 'img-src', blocked: 'https://evil.example/a.png', source: '' },
    ],
  ])('as %s is logged in one line, without queries', async (type, body, line) => {
    expect(await post(type, body)).toBe(204);
    expect(warn.mock.calls.map(([fields]) => fields)).toEqual([line]);
  });

  it.each([
    ['application/json', OLD, 415],
    ['constructor', OLD, 415],
    ['__proto__', OLD, 415],
    ['toString', {}, 415],
    ['hasOwnProperty', {}, 415],
    ['application/csp-report', '{bad', 400],
    ['application/csp-report', { other: 1 }, 400],
    ['application/reports+json', Array.from({ length: 11 }, () => NEW[1]), 400],
    ['application/csp-report', { 'csp-report': { 'document-uri': 'x'.repeat(3_000) } }, 400],
    ['application/csp-report', 'x'.repeat(20_000), 413],
  ])('as %s is rejected where it is invalid (%#)', async (type, body, status) => {
    expect(await post(type, body)).toBe(status);
    expect(warn).not.toHaveBeenCalled();
  });

  it('cannot fill the log: one address may send twenty a minute', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 22; count += 1) answers.push(await post('application/csp-report', OLD));
    expect(answers.filter((status) => status === 204)).toHaveLength(20);
    expect(answers.slice(20)).toEqual([429, 429]);
  });
});
