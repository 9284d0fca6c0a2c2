import { describe, expect, it } from 'vitest';
import { adminCommand, changedSettings } from '../../scripts/admin-options';
import { UserError } from '../../scripts/support/user-error.mjs';

const SETTINGS = {
  APP_LINK_ANDROID: '',
  APP_LINK_IOS: '',
  FEEDBACK_URL: '',
  CONTACT_WAIT_TIME: 120,
  stats: true,
  betting: false,
  settingsAd: true,
};

describe('the arguments of npm run admin', () => {
  it('announce in English unless told otherwise', () => {
    expect(adminCommand(['announce', '--title', ' New ', '--link', '/stats'])).toEqual({
      kind: 'announce',
      id: null,
      locale: 'en',
      title: 'New',
      text: '',
      link: '/stats',
    });
    expect(adminCommand(['announce', '--id', 'a1', '--locale', 'ko', '--title', '소식'])).toMatchObject({
      id: 'a1',
      locale: 'ko',
      link: null,
    });
  });

  it('remove and list announcements, change settings, give and take the admin claim, sign somebody out', () => {
    expect(adminCommand(['announce', '--id', 'a1', '--remove'])).toEqual({ kind: 'remove-announcement', id: 'a1' });
    expect(adminCommand(['announce', '--list'])).toEqual({ kind: 'list-announcements' });
    expect(adminCommand(['settings', 'stats=false', 'FEEDBACK_URL=https://example.org/?a=b'])).toEqual({
      kind: 'settings',
      changes: { stats: 'false', FEEDBACK_URL: 'https://example.org/?a=b' },
    });
    expect(adminCommand(['grant-admin', 'a@example.org', '--revoke'])).toEqual({
      kind: 'grant-admin',
      email: 'a@example.org',
      revoke: true,
    });
    expect(adminCommand(['sign-out', 'a@example.org'])).toEqual({ kind: 'sign-out', email: 'a@example.org' });
  });

  it.each([
    [],
    ['dance'],
    ['announce'],
    ['announce', 'New things'],
    ['announce', '--title', ' '],
    ['announce', '--title', 'x', '--locale', 'xx'],
    ['announce', '--title', 'x', '--link', 'javascript:alert(1)'],
    ['announce', '--title', 'x', '--link', '//elsewhere.example'],
    ['announce', '--title', 'x'.repeat(200)],
    ['announce', '--remove'],
    ['settings', 'stats'],
    ['grant-admin'],
    ['sign-out'],
    ['sign-out', 'ana'],
    ['sign-out', 'a@example.org', 'b@example.org'],
    ['announce', '--titel', 'x'],
  ])('are refused with a message: %s %s %s %s', (...args) => {
    expect(() => adminCommand(args)).toThrow(UserError);
  });
});

describe('changed settings', () => {
  it('accept flags, numbers and addresses where they fit', () => {
    expect(changedSettings(SETTINGS, { CONTACT_WAIT_TIME: '60', betting: 'true', APP_LINK_IOS: 'https://example.org/app' })).toEqual({
      ...SETTINGS,
      CONTACT_WAIT_TIME: 60,
      betting: true,
      APP_LINK_IOS: 'https://example.org/app',
    });
  });

  it('accept text where a setting holds text', () => {
    const changed = changedSettings(SETTINGS, { SETTINGS_AD_TEXT: ' Watch the finals ', SETTINGS_AD_LINK: 'https://example.org/' });
    expect(changed).toEqual({ ...SETTINGS, SETTINGS_AD_TEXT: 'Watch the finals', SETTINGS_AD_LINK: 'https://example.org/' });
    expect(changedSettings(changed, { SETTINGS_AD_TEXT: '' }).SETTINGS_AD_TEXT).toBe('');
  });

  it.each([
    [{ SETTINGS_AD_TEXT: 'x'.repeat(201) }, '200 characters'],
    [{ SETTINGS_AD_LINK: 'javascript:alert(1)' }, 'http'],
    [{ CONTACT_WAIT_TIME: 'soon' }, 'whole number'],
    [{ stats: 'yes' }, 'true or false'],
    [{ FEEDBACK_URL: 'mailto:x' }, 'http'],
    [{ toString: 'x' }, 'no setting'],
  ])('refuse %j', (changes, reason) => {
    expect(() => changedSettings(SETTINGS, changes)).toThrow(reason);
  });
});

describe('play', () => {
  it('reports, and changes a market with a reason', () => {
    expect(adminCommand(['play', 'report'])).toEqual({ kind: 'play-report' });
    expect(adminCommand(['play', 'correct', '7-score', '--outcome', '2-1', '--reason', 'The source was wrong'])).toEqual({
      kind: 'play-market',
      act: 'correct',
      market: '7-score',
      outcome: '2-1',
      reason: 'The source was wrong',
    });
  });

  it('adds, removes and lists quizzes', () => {
    expect(adminCommand(['play', 'quiz', 'add', 'quiz.json'])).toEqual({ kind: 'play-quiz', act: 'add', argument: 'quiz.json' });
    expect(adminCommand(['play', 'quiz', 'remove', 'worlds'])).toEqual({ kind: 'play-quiz', act: 'remove', argument: 'worlds' });
    expect(adminCommand(['play', 'quiz', 'list'])).toEqual({ kind: 'play-quiz', act: 'list', argument: null });
  });

  it.each([
    ['play'],
    ['play', 'void', '7-winner'],
    ['play', 'void', 'winner', '--reason', 'x'],
    ['play', 'void', '7-winner', '--outcome', 'left', '--reason', 'x'],
    ['play', 'correct', '7-winner', '--reason', 'x'],
    ['play', 'close', '7-winner', '--reason', 'x'],
    ['play', 'quiz', 'add'],
    ['play', 'quiz', 'list', 'x'],
    ['play', 'quiz', 'edit', 'x'],
  ])('refuses %s %s %s', (...args) => expect(() => adminCommand(args)).toThrow(UserError));
});
