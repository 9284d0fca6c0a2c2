import { beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../lib/domain/values/durations';
import { notStartedMatch } from '../../lib/fixtures/match-fixture';
import { sharedRegistry } from '../../lib/server/shared-registry';
import { matchDocuments } from '../../lib/store/models/match-documents';
import { replaceCalendarToken, userOfCalendar } from '../../lib/store/people/calendar-token';
import { clearUnverified, markUserDeleted, updateUserData } from '../../lib/store/people/user-document';
import { asListener, endpointModule } from '../support/server/api-route';
import { withServer } from '../support/server/with-server';
import { describeWithStore, plant, useEmptyStore } from '../support/store/store-rig';

const calendarRoute = endpointModule('/api/calendar/mine/[file]');

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
  process.env['RIFTWEEK_SECRET'] = 'a secret of more than thirty-two characters';
});

const tokenOf = async (uid: string, known: string | null = null) => (await replaceCalendarToken(uid, known)).calendarToken ?? '';

async function feed(token: string): Promise<{ readonly status: number; readonly text: string; readonly cache: string }> {
  const file = `${token}.ics`;
  const answers: { readonly status: number; readonly text: string; readonly cache: string }[] = [];
  await withServer(asListener(calendarRoute, { file }), async (ask) => {
    const { status, body, headers } = await ask(`/api/calendar/mine/${file}`);
    answers.push({ status, text: body.toString(), cache: headers['cache-control'] ?? '' });
  });
  return answers[0] ?? expect.fail();
}

describeWithStore('the calendar of everything that an account follows', () => {
  beforeEach(() => {
    useEmptyStore();
    sharedRegistry().followed = null;
  });

  it('has an unguessable address, the same each time, until it is replaced', async () => {
    const first = await tokenOf('ann');
    expect(first).toMatch(/^[\w-]{32}$/);
    expect(await tokenOf('ann')).toBe(first);
    const second = await tokenOf('ann', first);
    expect(second).not.toBe(first);
    // The same wish again, as its answer was lost.
    expect(await tokenOf('ann', first)).toBe(second);
    expect(await userOfCalendar(first)).toBeNull();
    expect(await userOfCalendar(second)).not.toBeNull();
  });

  it('contains what is followed, is uncached, and ends with the account or its owner', async () => {
    const form = (teamId: number) => ({ teamId, matches: [] });
    const match = notStartedMatch({ beginAt: new Date(Date.now() + DAY_MS).toISOString() });
    const headToHead = { leftWins: 0, rightWins: 0, draws: 0, matches: [] };
    await plant(
      'main',
      matchDocuments.address(7).path,
      matchDocuments.encode({ match, form: { left: form(77), right: form(1) }, headToHead }),
    );
    await updateUserData('ann', { followingMatches: [7], locale: 'en' });
    const token = await tokenOf('ann');
    const found = await feed(token);
    expect([found.status, found.cache]).toEqual([200, expect.stringContaining('no-store')]);
    expect(found.text).toContain('SUMMARY:LCK: T1 vs Gen.G');
    expect(found.text).not.toContain('ann');
    expect((await feed('x'.repeat(32))).status).toBe(404);
    await clearUnverified('ann');
    expect((await feed(token)).status).toBe(404);
    const other = await tokenOf('ann');
    await markUserDeleted('ann', '2023-08-18T00:00:00Z');
    expect((await feed(other)).status).toBe(404);
  });
});
