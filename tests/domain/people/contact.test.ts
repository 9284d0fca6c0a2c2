import { describe, expect, it } from 'vitest';
import { composeContactMail, validateContact, waitTime, type ContactFields } from '../../../lib/domain/people/contact';
import { isEmail } from '../../../lib/domain/values/validation';

const form = (overrides: Partial<ContactFields> = {}): ContactFields => ({
  reason: 'needHelp',
  name: 'Ana',
  email: 'ana@example.com',
  content: 'Hello there',
  ...overrides,
});
const required = { emailRequired: true };

describe('e-mail format', () => {
  it.each([
    ['ana@example.com', true],
    ['ANA@EXAMPLE.COM', true],
    ['first.last+tag@sub.example.co', true],
    ['"quoted local"@example.com', true],
    ['ana@[127.0.0.1]', true],
    ['ana@example.c', false],
    ['ana@example', false],
    ['ana@example.c0', false],
    ['ana.example.com', false],
    ['@example.com', false],
    ['a b@example.com', false],
    ['ana..b@example.com', false],
    ['', false],
  ])('%s is an address: %s', (text, valid) => {
    expect(isEmail(text)).toBe(valid);
  });
});

describe('contact form', () => {
  it.each([
    ['everything in order', form(), null],
    ['no name', form({ name: '   ' }), ['name']],
    ['a name of 255', form({ name: 'a'.repeat(255) }), ['name']],
    ['no address', form({ email: '' }), ['email']],
    ['a bad address', form({ email: 'ana' }), ['email']],
    ['no message', form({ content: ' \n ' }), ['content']],
    ['a message of 2049', form({ content: 'a'.repeat(2049) }), ['content']],
    ['several faults', form({ name: '', content: '' }), ['name', 'content']],
  ] as const)('%s', (_name, given, fields) => {
    const checked = validateContact(given, required);
    expect(checked.ok ? null : checked.error).toEqual(fields);
  });

  it('needs no address on the support form, but a given one must be valid', () => {
    expect(validateContact(form({ email: ' ' }), { emailRequired: false }).ok).toBe(true);
    expect(validateContact(form({ email: 'ana' }), { emailRequired: false })).toEqual({ ok: false, error: ['email'] });
  });

  it('composes the mail of call 1: subject of 32 characters on one line, everything typed escaped', () => {
    const checked = validateContact(form({ name: '<b>Ana</b>', content: 'First line\nand a <script> that goes on & on' }), required);
    if (!checked.ok) throw new Error('the form is valid');
    const mail = composeContactMail(checked.value, {
      pageUrl: 'https://riftweek.example/match/7',
      sentAt: '2023-08-19T09:00:00Z',
      from: 'site@example.com',
      to: 'us@example.com',
    });
    expect(mail.subject).toBe('[CONTACT] First line and a <script> that g');
    expect(mail.replyTo).toBe('ana@example.com');
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).not.toContain('<b>Ana</b>');
    for (const part of ['https://riftweek.example/match/7', '2023-08-19T09:00:00Z', 'needHelp', 'ana@example.com', 'First line<br>and a'])
      expect(mail.html).toContain(part);
  });

  it('has no reply address without one in the form', () => {
    const checked = validateContact(form({ email: '' }), { emailRequired: false });
    if (!checked.ok) throw new Error('the form is valid');
    expect(composeContactMail(checked.value, { pageUrl: '', sentAt: '', from: '', to: '' })).not.toHaveProperty('replyTo');
  });

  it.each([
    [120, 'minutes', 2],
    [61, 'minutes', 2],
    [60, 'minutes', 1],
    [59, 'seconds', 59],
    [0, 'seconds', 0],
  ])('writes a wait of %s seconds in %s', (seconds, unit, count) => {
    expect(waitTime(seconds)).toEqual({ unit, count });
  });
});
