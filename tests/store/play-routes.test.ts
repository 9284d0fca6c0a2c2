import { beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { HOUR_MS } from '../../lib/domain/values/durations';
import { currentMonday } from '../../lib/domain/values/week';
import type { Match } from '../../lib/domain/match/match';
import { DAILY_GRANT, SIGN_UP_GRANT } from '../../lib/domain/play/coins';
import { DEFAULT_SYSTEM_SETTINGS } from '../../lib/domain/models/read-models';
import { finishedMatch, notStartedMatch } from '../../lib/fixtures/match-fixture';
import { loadPredictions } from '../../lib/server/play/play-pages';
import { matchDocuments, weekDocuments } from '../../lib/store/models/match-documents';
import { openLedger } from '../../lib/store/play/ledger-store';
import { writeSystemSettings } from '../../lib/store/work/system-settings-document';
import { withPlayRoutes, type PlayReply } from '../support/play/play-site';
import { asListener, endpointModule } from '../support/server/api-route';
import { freshRegistry } from '../support/server/fresh-registry';
import { codeOf, withRoutes, type SiteRoutes } from '../support/server/route-site';
import { describeWithStore, plant, useEmptyStore } from '../support/store/store-rig';

const betsRoute = endpointModule('/api/play/bets');
const playRoute = endpointModule('/api/play');
const journalRoute = endpointModule('/api/play/journal');
const moderationRoute = endpointModule('/api/admin/markets');
const marketsRoute = endpointModule('/api/play/markets');

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
});
vi.mock('../../lib/store/people/accounts', async () => {
  const { accountsByUid } = await import('../support/accounts-double');
  return accountsByUid((uid) => ({ emailVerified: uid !== 'newcomer', admin: uid === 'moderator' }));
});

const ROUTES: SiteRoutes = [
  [/^\/api\/play\/bets/, () => asListener(betsRoute)],
  [/^\/api\/play\/journal/, () => asListener(journalRoute)],
  [/^\/api\/play\/markets/, () => asListener(marketsRoute)],
  [/^\/api\/play/, () => asListener(playRoute)],
];
const onSite = (work: Parameters<typeof withPlayRoutes>[1]): Promise<void> => withPlayRoutes(ROUTES, work);

const MarketsSchema = v.object({
  markets: v.array(
    v.object({
      id: v.string(),
      kind: v.string(),
      closesAt: v.pipe(v.string(), v.isoTimestamp()),
      outcomes: v.array(v.object({ id: v.string(), label: v.string(), odds: v.number() })),
    }),
  ),
});
const JournalSchema = v.object({ rows: v.array(v.object({ kind: v.string(), amount: v.pipe(v.number(), v.integer()) })) });

const beginAt = new Date(Date.now() + HOUR_MS).toISOString();

async function plantMatch(match: Match): Promise<void> {
  const form = (teamId: number) => ({ teamId, matches: [] });
  const document = { match, form: { left: form(77), right: form(1) }, headToHead: { leftWins: 0, rightWins: 0, draws: 0, matches: [] } };
  await plant('main', matchDocuments.address(match.id).path, matchDocuments.encode(document));
}

const journalOf = ({ body }: PlayReply) => v.parse(JournalSchema, body).rows;

/** The body of a prediction of the match's left side. */
function betOn({ body }: PlayReply, id: string, stake: unknown = 50) {
  const market = v.parse(MarketsSchema, body).markets.find(({ kind }) => kind === 'winner') ?? expect.fail();
  const outcome = market.outcomes.find(({ id: name }) => name === 'left') ?? expect.fail();
  return { id, market: market.id, outcome: outcome.id, stake, odds: outcome.odds };
}

describeWithStore('the JSON of the prediction game', () => {
  beforeEach(async () => {
    useEmptyStore();
    freshRegistry();
    await writeSystemSettings({ ...DEFAULT_SYSTEM_SETTINGS, betting: true });
    await plantMatch(notStartedMatch({ beginAt }));
  });

  it('needs a signed-in user, but for what may be predicted', () =>
    onSite(async (call) => {
      expect((await call(null, '/markets?match=7')).status).toBe(200);
      for (const path of ['', '/journal']) expect((await call(null, path)).status).toBe(401);
      expect((await call(null, '/bets', {})).status).toBe(401);
    }));

  it('shows the chances of the matches of a week, which are in their own documents', async () => {
    const [listed, chance] = [notStartedMatch({ beginAt }), { left: 0.62, right: 0.38 }];
    await plantMatch({ ...listed, chance });
    const start = currentMonday(Date.parse(beginAt), 'UTC');
    await plant('main', weekDocuments.address(start).path, weekDocuments.encode({ start, matches: [listed] }));
    const page = await loadPredictions({ now: Date.now(), query: { league: null, page: 1 } });
    expect(page.kind === 'page' && page.props.matches.map(({ match }) => match.chance)).toEqual([chance]);
  });

  it('lists the matches of one league or of all, and the leagues that have any; without one leads to all', async () => {
    const worlds = notStartedMatch({ id: 8, beginAt, leagueId: 297, leagueName: 'Worlds' });
    const listed = notStartedMatch({ beginAt });
    await plantMatch(worlds);
    const start = currentMonday(Date.parse(beginAt), 'UTC');
    await plant('main', weekDocuments.address(start).path, weekDocuments.encode({ start, matches: [listed, worlds] }));
    const shown = async (league: number | null, number = 1) => {
      const page = await loadPredictions({ now: Date.now(), query: { league, page: number } });
      return page.kind === 'page'
        ? [page.props.matches.map(({ match }) => match.id), page.props.leagues.map(({ id }) => id)]
        : page.kind === 'redirect' && page.to;
    };
    expect(await shown(null)).toEqual([
      [7, 8],
      [297, 293],
    ]);
    expect(await shown(297)).toEqual([[8], [297, 293]]);
    expect(await shown(999)).toBe('/play/predictions');
    expect(await shown(null, 2)).toBe('/play/predictions');
  });

  it('lists all matches of a week to come, in pages', async () => {
    const now = Date.parse(beginAt) - HOUR_MS;
    const listed = Array.from({ length: 30 }, (_, id) =>
      notStartedMatch({ id: id + 1, beginAt: new Date(now + (id + 1) * 6 * HOUR_MS).toISOString() }),
    );
    for (const week of [beginAt, new Date(now + 7 * 24 * HOUR_MS).toISOString()]) {
      const start = currentMonday(Date.parse(week), 'UTC');
      const matches = listed.filter((match) => currentMonday(Date.parse(match.beginAt), 'UTC') === start);
      await plant('main', weekDocuments.address(start).path, weekDocuments.encode({ start, matches }));
    }
    await Promise.all(listed.map((match) => plantMatch(match)));
    const shown = async (number: number) => {
      const page = await loadPredictions({ now, query: { league: null, page: number } });
      return page.kind === 'page' ? [page.props.matches.map(({ match }) => match.id), page.props.pages] : page.kind;
    };
    const ids = listed.map(({ id }) => id);
    expect(await shown(1)).toEqual([ids.slice(0, 24), 2]);
    // The last of less than a week.
    expect(await shown(2)).toEqual([ids.slice(24, 27), 2]);
  });

  it('pays the sign-up grant on the first call and no other that day, and the next day its own', () =>
    onSite(async (call) => {
      for (let calls = 0; calls < 2; calls += 1)
        expect((await call('ana', '')).body).toEqual({ balance: SIGN_UP_GRANT, open: [], settled: [], reader: { kind: 'player' } });
      await openLedger().openAccount('bob', null, Date.now() - 24 * HOUR_MS);
      expect((await call('bob', '')).body['balance']).toBe(SIGN_UP_GRANT + DAILY_GRANT);
      expect(journalOf(await call('bob', '/journal')).map(({ kind, amount }) => [kind, amount])).toEqual([
        ['daily', DAILY_GRANT],
        ['sign-up', SIGN_UP_GRANT],
      ]);
    }));

  it('offers markets whose implied chances add up to 1.00 to 1.15, open until the match starts', () =>
    onSite(async (call) => {
      const { markets } = v.parse(MarketsSchema, (await call('ana', '/markets?match=7')).body);
      expect(markets.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['winner', 'score']));
      for (const { closesAt, outcomes } of markets) {
        expect(closesAt).toBe(beginAt);
        const implied = outcomes.reduce((sum, { odds }) => sum + 1 / odds, 0);
        expect(implied).toBeGreaterThanOrEqual(1);
        expect(implied).toBeLessThanOrEqual(1.15);
      }
      expect(codeOf(await call('ana', '/markets?match=none'))).toEqual([400, 'bad-request']);
      expect((await call('ana', '/markets?match=8')).body).toEqual({ markets: [] });
    }));

  it('places a bet once, and answers repeated requests the same, also when the match is over', () =>
    onSite(async (call) => {
      const request = betOn(await call('ana', '/markets?match=7'), 'bet-number-1');
      const first = await call('ana', '/bets', request);
      expect([first.status, first.body]).toMatchObject([
        200,
        { balance: SIGN_UP_GRANT - 50, bet: { ...request, state: 'open', paid: null } },
      ]);
      const again = await Promise.all([call('ana', '/bets', request), call('ana', '/bets', request)]);
      expect(again.map(({ text }) => text)).toEqual([first.text, first.text]);
      expect(codeOf(await call('ana', '/bets', { ...request, stake: 60 }))).toEqual([409, 'idempotency-key-reused']);
      await plantMatch(finishedMatch({ beginAt: new Date(Date.now() - HOUR_MS).toISOString() }));
      expect((await call('ana', '/bets', request)).text).toBe(first.text);
      expect(codeOf(await call('ana', '/bets', { ...request, id: 'bet-number-2' }))).toEqual([409, 'market-closed']);
      const rows = journalOf(await call('ana', '/journal'));
      expect(rows.map(({ kind }) => kind)).toEqual(['stake', 'sign-up']);
      expect((await call('ana', '')).body['balance']).toBe(rows.reduce((sum, { amount }) => sum + amount, 0));
    }));

  it('does a moderator’s act once for its id, and no other act under the same id', () =>
    withRoutes([...ROUTES, [/^\/api\/admin\/markets/, () => asListener(moderationRoute)]], async (call) => {
      await call('ana', 'GET', '/api/play/markets?match=7');
      const act = { id: 'act-of-a-moderator', market: '7-winner', act: 'suspend', reason: 'The line-up is wrong' };
      const send = async (request: object) => {
        const { status, body } = await call('moderator', 'POST', '/api/admin/markets', request);
        return { status, body };
      };
      const done = { status: 200, body: { market: '7-winner', act: 'suspend' } };
      expect([await send(act), await send(act)]).toEqual([done, done]);
      const reused = { status: 409, body: { error: { code: 'idempotency-key-reused' } } };
      for (const other of [{ act: 'void' }, { market: '7-score' }, { reason: 'Another one' }])
        expect(await send({ ...act, ...other })).toMatchObject(reused);
      expect(await send({ ...act, id: 'another-act-of-theirs', act: 'void' })).toMatchObject({ status: 200 });
    }));

  it('refuses an invalid stake or market, more than the balance, other odds, and an unverified address', () =>
    onSite(async (call) => {
      const request = betOn(await call('ana', '/markets?match=7'), 'bet-number-3');
      for (const stake of [0, -5, 1.5, '50', 1e300, null])
        expect([stake, ...codeOf(await call('ana', '/bets', { ...request, stake }))]).toEqual([stake, 400, 'invalid']);
      expect(codeOf(await call('ana', '/bets', { ...request, stake: SIGN_UP_GRANT + 1 }))).toEqual([402, 'balance-too-small']);
      expect(codeOf(await call('ana', '/bets', { ...request, odds: request.odds + 0.01 }))).toEqual([409, 'odds-moved']);
      expect(codeOf(await call('ana', '/bets', { ...request, outcome: 'nobody' }))).toEqual([400, 'invalid']);
      expect(codeOf(await call('ana', '/bets', { ...request, market: '8-winner' }))).toEqual([404, 'not-found']);
      expect(codeOf(await call('newcomer', '/bets', request))).toEqual([403, 'unverified']);
      expect((await call('ana', '')).body).toEqual({ balance: SIGN_UP_GRANT, open: [], settled: [], reader: { kind: 'player' } });
    }));
});
