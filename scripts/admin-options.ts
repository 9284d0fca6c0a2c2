import * as v from 'valibot';
import { ANNOUNCEMENT_TEXT_MAX, ANNOUNCEMENT_TITLE_MAX, isAnnouncementLink } from '../lib/domain/schedule/announcements';
import { cleanLine } from '../lib/domain/text/clean-text';
import { SystemSettingsSchema, type SystemSettings } from '../lib/domain/models/read-models';
import { MARKET_ACTS, parseMarketId, type MarketAct } from '../lib/domain/play/market';
import { isLocale, LOCALES, type Locale } from '../lib/domain/settings/locales';
import { isEmail } from '../lib/domain/values/validation';
import { COMMANDS } from './support/command-help.mjs';
import { matchDataFiles } from './support/data-option.mjs';
import { parseWords } from './support/options.mjs';
import { UserError } from './support/user-error.mjs';

const REASON_MAX = 300;

export type AdminCommand =
  | {
      readonly kind: 'announce';
      readonly id: string | null;
      readonly locale: Locale;
      readonly title: string;
      readonly text: string;
      readonly link: string | null;
    }
  | { readonly kind: 'remove-announcement'; readonly id: string }
  | { readonly kind: 'list-announcements' }
  | { readonly kind: 'settings'; readonly changes: Readonly<Record<string, string>> }
  | { readonly kind: 'grant-admin'; readonly email: string; readonly revoke: boolean }
  /** Ends all sessions of an account, which can sign in again. */
  | { readonly kind: 'sign-out'; readonly email: string }
  /** Takes the second factor of an account away, for an owner who has lost their phone, and ends its sessions. */
  | { readonly kind: 'second-factor-off'; readonly email: string }
  /** Recomputes every account of the prediction game from its journal. */
  | { readonly kind: 'play-report' }
  | {
      readonly kind: 'play-market';
      readonly act: MarketAct;
      readonly market: string;
      readonly outcome: string | null;
      readonly reason: string;
    }
  /** `argument`: a file of a quiz to add, the id of one to remove; null to list those that are open. */
  | { readonly kind: 'play-quiz'; readonly act: 'add' | 'remove' | 'list'; readonly argument: string | null }
  /** Says which games of match data files would be joined with the stored matches. */
  | { readonly kind: 'figures'; readonly paths: readonly string[] }
  /** Tries everything that a live site needs. */
  | { readonly kind: 'check' };

const OPTIONS = {
  title: { type: 'string' },
  text: { type: 'string' },
  link: { type: 'string' },
  locale: { type: 'string' },
  id: { type: 'string' },
  remove: { type: 'boolean' },
  list: { type: 'boolean' },
  revoke: { type: 'boolean' },
  outcome: { type: 'string' },
  reason: { type: 'string' },
} as const;

const parsed = (args: readonly string[]) => parseWords(OPTIONS, 'admin', args);

type Values = ReturnType<typeof parsed>['values'];

function announceCommand({ title, text = '', link, locale = 'en', id, remove = false, list = false }: Values): AdminCommand {
  if (id !== undefined && !/^[\w-]{1,60}$/.test(id)) throw new UserError('--id takes letters, digits and hyphens, at most 60.');
  if (list) return { kind: 'list-announcements' };
  if (remove) {
    if (id === undefined) throw new UserError('Which announcement? Give its --id (announce --list names them).');
    return { kind: 'remove-announcement', id };
  }
  if (!isLocale(locale)) throw new UserError(`--locale ${locale} is none of the site's: ${LOCALES.join(', ')}.`);
  if (title === undefined || title.trim() === '') throw new UserError('An announcement needs a --title.');
  if (title.trim().length > ANNOUNCEMENT_TITLE_MAX) throw new UserError(`The title may have ${ANNOUNCEMENT_TITLE_MAX} characters.`);
  if (text.length > ANNOUNCEMENT_TEXT_MAX) throw new UserError(`The text may have ${ANNOUNCEMENT_TEXT_MAX} characters.`);
  if (link !== undefined && link !== '' && !isAnnouncementLink(link))
    throw new UserError(`--link ${link} is neither a path of the site ("/stats") nor an http(s) address.`);
  return { kind: 'announce', id: id ?? null, locale, title: title.trim(), text: text.trim(), link: link ?? null };
}

function settingsCommand(pairs: readonly string[]): AdminCommand {
  const changes: Record<string, string> = {};
  for (const pair of pairs) {
    const [, key, value] = /^(\w+)=(.*)$/s.exec(pair) ?? [];
    if (key === undefined || value === undefined) throw new UserError(`${pair} is not KEY=VALUE.`);
    changes[key] = value;
  }
  return { kind: 'settings', changes };
}

function quizCommand([act, argument, ...others]: readonly string[]): AdminCommand {
  const known = (['add', 'remove', 'list'] as const).find((each) => each === act);
  if (known === undefined || others.length > 0 || (known === 'list') !== (argument === undefined))
    throw new UserError('play quiz takes "add" and a file, "remove" and the id of a quiz, or "list".');
  return { kind: 'play-quiz', act: known, argument: argument ?? null };
}

function playCommand([act, market, ...others]: readonly string[], { outcome, reason = '' }: Values): AdminCommand {
  if (act === 'report' && market === undefined) return { kind: 'play-report' };
  if (act === 'quiz') return quizCommand([...(market === undefined ? [] : [market]), ...others]);
  const known = MARKET_ACTS.find((each) => each === act);
  if (known === undefined || market === undefined || others.length > 0)
    throw new UserError('play takes "report", or suspend, resume, void or correct and a market ("123-winner").');
  if (parseMarketId(market) === null) throw new UserError(`${market} is no market; one is called "123-winner", by its match.`);
  if (reason.trim() === '' || reason.length > REASON_MAX) throw new UserError(`Give a --reason, of at most ${REASON_MAX} characters.`);
  if ((known === 'correct') !== (outcome !== undefined)) throw new UserError('correct takes an --outcome, the others do not.');
  return { kind: 'play-market', act: known, market, outcome: outcome ?? null, reason: reason.trim() };
}

function emailOf(command: string, [email, ...others]: readonly string[]): string {
  if (email === undefined || others.length > 0) throw new UserError(`${command} takes one e-mail address.`);
  if (!isEmail(email)) throw new UserError(`${email} is no e-mail address.`);
  return email;
}

/** Decodes the arguments of `npm run admin` (without --port). Throws UserError. */
export function adminCommand(args: readonly string[]): AdminCommand {
  const { values, positionals } = parsed(args);
  const [name, ...rest] = positionals;
  switch (name) {
    case 'announce':
      if (rest.length > 0) throw new UserError(`What is "${rest.join(' ')}"? Put texts in quotes after --title and --text.`);
      return announceCommand(values);
    case 'settings':
      return settingsCommand(rest);
    case 'grant-admin':
      return { kind: 'grant-admin', email: emailOf('grant-admin', rest), revoke: values.revoke ?? false };
    case 'sign-out':
      return { kind: 'sign-out', email: emailOf('sign-out', rest) };
    case 'second-factor-off':
      return { kind: 'second-factor-off', email: emailOf('second-factor-off', rest) };
    case 'play':
      return playCommand(rest, values);
    case 'figures':
      if (rest.length === 0) throw new UserError('figures takes match data files, or folders of them.');
      return { kind: 'figures', paths: matchDataFiles('figures', rest) };
    case 'check':
      if (rest.length > 0) throw new UserError('check takes nothing.');
      return { kind: 'check' };
    default:
      throw new UserError(`${name === undefined ? 'What shall be done?' : `${name} is no command.`} Usage:\n${COMMANDS.admin.usage}`);
  }
}

/** Settings that hold words; all other texts are addresses. */
const WORDS: readonly string[] = ['SETTINGS_AD_TEXT'] satisfies (keyof SystemSettings)[];
const WORDS_MAX_LENGTH = 200;

/** A value as its setting needs it: a flag, a number, words or an address. */
function settingValue(key: string, text: string, now: unknown): string | number | boolean {
  if (WORDS.includes(key)) {
    if (text.length <= WORDS_MAX_LENGTH) return cleanLine(text);
    throw new UserError(`${key} may have ${WORDS_MAX_LENGTH} characters.`);
  }
  switch (typeof now) {
    case 'boolean':
      if (text === 'true' || text === 'false') return text === 'true';
      throw new UserError(`${key} must be true or false.`);
    case 'number':
      if (/^\d+$/.test(text)) return Number(text);
      throw new UserError(`${key} must be a whole number.`);
    default:
      if (text === '' || /^https?:\/\//.test(text)) return text;
      throw new UserError(`${key} must be an http(s) address, or empty.`);
  }
}

/** The settings with the changes made. Throws UserError naming what is wrong. */
export function changedSettings(now: SystemSettings, changes: Readonly<Record<string, string>>): SystemSettings {
  const known: Readonly<Record<string, unknown>> = now;
  const changed = Object.entries(changes).map(([key, text]) => {
    if (!Object.hasOwn(SystemSettingsSchema.entries, key))
      throw new UserError(`${key} is no setting. There are: ${Object.keys(SystemSettingsSchema.entries).join(', ')}.`);
    return [key, settingValue(key, text, known[key])];
  });
  const parsedSettings = v.safeParse(SystemSettingsSchema, { ...now, ...Object.fromEntries(changed) });
  if (!parsedSettings.success)
    throw new UserError(parsedSettings.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('; '));
  return parsedSettings.output;
}
