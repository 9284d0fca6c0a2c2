import { describe, expect, it } from 'vitest';
import type { NotificationEvent } from '../../lib/domain/people/notifications';
import { pushMessage, type Reader } from '../../lib/server/notifications/notification-texts';
import { newsMail } from '../../lib/server/notifications/mail-news';
import { finishedMatch, notStartedMatch } from '../../lib/fixtures/match-fixture';

process.env['RIFTWEEK_SECRET'] = 'a secret of thirty-two characters';

const round = { part: 'upper', name: 'semifinals', round: 2, match: 1 } as const;
const reader: Reader = { locale: 'en', zone: 'UTC', clock: '24', spoilerFree: true };
const due = (match = notStartedMatch({ round })): NotificationEvent => ({ id: 'start-7-1', kind: 'start', match });

describe('the text of a start for a user who hides spoilers', () => {
  it('names a match by its round where its teams are results of others, also in addresses', () => {
    const push = pushMessage(due(), reader);
    expect([push.title, push.path]).toEqual(['Playoffs: Upper-bracket semifinal 1', '/match/7']);
    const { subject, text, html } = newsMail(due(), { uid: 'u', to: 'a@example.org', reader, siteUrl: 'https://riftweek.example' });
    for (const words of [subject, text, html, JSON.stringify(push)]) expect(words).not.toMatch(/T1|Gen\.?-?G/i);
    expect(subject).toContain('Upper-bracket semifinal 1');
  });

  it('names the teams of a match that nothing feeds, and of any for a user who hides nothing', () => {
    expect(pushMessage(due(notStartedMatch()), reader).title).toBe('T1 vs Gen.G');
    expect(pushMessage(due(), { ...reader, spoilerFree: false })).toMatchObject({ title: 'T1 vs Gen.G', path: '/match/7/t1-vs-gen-g' });
  });
});

describe('the push message of a move', () => {
  it('does not silently replace the one of an earlier move to the same time', () => {
    const tag = (modifiedAt: string) => pushMessage({ id: 'move-7-1', kind: 'move', match: notStartedMatch({ modifiedAt }) }, reader).tag;
    expect(tag('2026-12-03T10:00:00Z')).not.toBe(tag('2026-12-01T10:00:00Z'));
  });
});

describe('the text of a result', () => {
  const told = (left: object) => {
    const match = finishedMatch();
    return pushMessage(
      { id: 'result-7', kind: 'result', match: { ...match, left: { ...match.left, ...left } } },
      { ...reader, spoilerFree: false },
    );
  };

  it('has the teams’ acronyms on either side of the score, also of a name that is written from right to left', () => {
    expect(told({}).title).toBe('T1 2–1 GEN');
    expect(told({ abbr: '', name: 'نسور' }).title).toBe('نسور\u200e 2–1 GEN');
  });
});
