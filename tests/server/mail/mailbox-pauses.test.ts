import { expect, it, vi } from 'vitest';
import { MailboxPauses } from '../../../lib/server/mail/mail-failure';

const MINUTE = 60_000;
const ADDRESS = 'ana@example.com';
const leaves = () => Promise.resolve(true);

it('a mailbox with endless requests gets mails ever less often, but always some', async () => {
  const pauses = new MailboxPauses();
  const sentAt: number[] = [];
  for (let minute = 0; minute < 240; minute += 1)
    if (await pauses.send(minute % 2 ? ADDRESS : 'Ana@Example.com', minute * MINUTE, leaves)) sentAt.push(minute);
  const gaps = sentAt.slice(1).map((minute, index) => minute - (sentAt[index] ?? 0));
  expect(gaps.slice(0, 4)).toEqual([1, 5, 15, 30]);
  expect(new Set(gaps.slice(3))).toEqual(new Set([30]));
});

it('a mailbox without requests for two hours gets two mails a minute apart again', async () => {
  const pauses = new MailboxPauses();
  for (let minute = 0; minute < 60; minute += 1) await pauses.send(ADDRESS, minute * MINUTE, leaves);
  const later = 51 * MINUTE + 120 * MINUTE;
  expect(await pauses.send(ADDRESS, later, leaves)).toBe(true);
  expect(await pauses.send(ADDRESS, later + MINUTE, leaves)).toBe(true);
});

it('unsent mails do not count: a failed one, and one to an address without an account', async () => {
  const pauses = new MailboxPauses();
  await expect(pauses.send(ADDRESS, 0, () => Promise.reject(new Error('no service')))).rejects.toThrow('no service');
  expect(await pauses.send(ADDRESS, 1, () => Promise.resolve(false))).toBe(false);
  expect(await pauses.send(ADDRESS, 2, leaves)).toBe(true);
  // A failure later leaves the pause as it was.
  await expect(pauses.send(ADDRESS, MINUTE + 2, () => Promise.reject(new Error('no service')))).rejects.toThrow();
  expect(await pauses.send(ADDRESS, MINUTE + 3, leaves)).toBe(true);
});

it('two simultaneous requests send one mail', async () => {
  const pauses = new MailboxPauses();
  const send = vi.fn(leaves);
  expect(await Promise.all([pauses.send(ADDRESS, 0, send), pauses.send(ADDRESS, 0, send)])).toEqual([true, false]);
  expect(send).toHaveBeenCalledTimes(1);
});
