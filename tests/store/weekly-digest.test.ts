import { beforeEach, expect, it, vi } from 'vitest';
import type { Match } from '../../lib/domain/match/match';
import { unsubscribe } from '../../lib/server/account/unsubscribe';
import type { sendMail } from '../../lib/server/mail/send-mail';
import { weeklyDigestTurn } from '../../lib/server/notifications/weekly-digest-turn';
import { weekDocuments } from '../../lib/store/models/match-documents';
import { readUserData, updateUserData } from '../../lib/store/people/user-document';
import { claimWeeklyDigest } from '../../lib/store/people/follower-query';
import { finishedMatch, notStartedMatch } from '../../lib/fixtures/match-fixture';
import { describeWithStore, plant, useEmptyStore } from '../support/store/store-rig';

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
  process.env['RIFTWEEK_SECRET'] = 'a secret of more than thirty-two characters';
});

vi.mock('../../lib/store/people/accounts', async () => {
  const { accountsWithAddresses } = await import('../support/accounts-double');
  return accountsWithAddresses();
});

const MONDAY = Date.parse('2023-08-14T07:05:00Z');
const never = new AbortController().signal;
const WEEKLY = { leaguesOrder: [293], notifyDigest: true };

type Mail = Parameters<typeof sendMail>[1];

function outbox() {
  const mails: Mail[] = [];
  const mail = vi.fn<typeof sendMail>((_kind, sent) => {
    mails.push(sent);
    return Promise.resolve();
  });
  return { mails, mail, services: { mail, siteUrl: 'https://riftweek.example' } };
}

async function plantWeek(start: string, ...matches: Match[]): Promise<void> {
  await plant('main', weekDocuments.address(start).path, weekDocuments.encode({ start, matches }));
}

describeWithStore('the weekly mail', () => {
  beforeEach(async () => {
    useEmptyStore();
    await plantWeek('2023-08-14', notStartedMatch());
    await plantWeek('2023-08-07', finishedMatch({ id: 6, beginAt: '2023-08-12T08:00:00Z', endAt: '2023-08-12T10:00:00Z' }));
  });

  it('is sent once a week to readers who asked for it, in their language and zone', async () => {
    await updateUserData('ann', { ...WEEKLY, locale: 'ko', timeZone: 'Asia/Seoul' });
    await updateUserData('bob', { leaguesOrder: [293], notifyEmail: true });
    const { mails, services } = outbox();
    for (const after of [0, 600_000, 1_200_000]) await weeklyDigestTurn(MONDAY + after, services, never);
    expect(mails.map(({ to }) => to)).toEqual(['ann@fans.example']);
    expect(mails[0]?.subject).toBe('Riftweek 주간 소식');
    expect(mails[0]?.text).toContain('17:00 UTC+9');
    expect(mails[0]?.text).toContain('T1 2:1 Gen.G');
    await plantWeek('2023-08-21', notStartedMatch({ id: 8, beginAt: '2023-08-22T08:00:00Z' }));
    await weeklyDigestTurn(MONDAY + 7 * 86_400_000, services, never);
    expect(mails).toHaveLength(2);
  });

  it('is sent on Mondays only, and to nobody without a verified address, or about to be deleted', async () => {
    for (const uid of ['newcomer', 'gone', 'disabled']) await updateUserData(uid, WEEKLY);
    const { mail, services } = outbox();
    await weeklyDigestTurn(MONDAY, services, never);
    await updateUserData('ann', WEEKLY);
    await weeklyDigestTurn(MONDAY + 2 * 86_400_000, services, never);
    expect(mail).not.toHaveBeenCalled();
  });

  it('contains no result while results are hidden', async () => {
    await updateUserData('ann', { ...WEEKLY, spoilerFree: true });
    const { mails, services } = outbox();
    await weeklyDigestTurn(MONDAY, services, never);
    expect(mails).toHaveLength(1);
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/\d–\d/);
    expect(mails[0]?.text).toContain('T1 vs Gen.G');
    expect(mails[0]?.text).toContain('you hide spoilers');
  });

  it('is sent to nobody twice after a crash between claim and sending', async () => {
    await updateUserData('ann', WEEKLY);
    expect(await claimWeeklyDigest('ann', '2023-08-14')).toBe(true);
    expect(await claimWeeklyDigest('ann', '2023-08-14')).toBe(false);
    const { mail, services } = outbox();
    await weeklyDigestTurn(MONDAY, services, never);
    expect(mail).not.toHaveBeenCalled();
  });

  it('is retried where it was surely not sent, and counts as sent where it may have been', async () => {
    await updateUserData('ann', WEEKLY);
    const { mail, mails, services } = outbox();
    mail.mockRejectedValueOnce(Object.assign(new Error('not there'), { code: 'ECONNECTION', syscall: 'connect' }));
    await weeklyDigestTurn(MONDAY, services, never);
    expect(mails).toHaveLength(0);
    await weeklyDigestTurn(MONDAY + 600_000, services, never);
    expect(mails).toHaveLength(1);
    mail.mockRejectedValueOnce(new Error('broke off'));
    await updateUserData('zoe', WEEKLY);
    await updateUserData('ann', { notifyDigest: false });
    await plantWeek('2023-08-21', notStartedMatch({ id: 8, beginAt: '2023-08-22T08:00:00Z' }));
    await weeklyDigestTurn(MONDAY + 7 * 86_400_000, services, never);
    expect((await readUserData('zoe')).digestWeek).toBe('2023-08-21');
  });

  it('is ended by its own link, which leaves mails about starts alone', async () => {
    await updateUserData('ann', { ...WEEKLY, notifyEmail: true });
    const { mails, services } = outbox();
    await weeklyDigestTurn(MONDAY, services, never);
    const [, token = ''] = /api\/unsubscribe\?token=([\w.-]+)>/.exec(mails[0]?.headers?.['List-Unsubscribe'] ?? '') ?? [];
    await unsubscribe(token);
    expect(await readUserData('ann')).toMatchObject({ notifyDigest: false, notifyEmail: true });
  });
});
