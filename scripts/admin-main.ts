import { cacheTag } from '../lib/domain/page/cache-tags';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Announcement } from '../lib/domain/schedule/announcements';
import { DEFAULT_SYSTEM_SETTINGS, SystemSettingsSchema } from '../lib/domain/models/read-models';
import { DEFAULT_LOCALE } from '../lib/domain/settings/locales';
import { errorText } from '../lib/domain/values/error-text';
import { tellOwner } from '../lib/server/account/account-mails';
import { environment, EnvironmentError } from '../lib/server/env';
import { mailsLeave } from '../lib/server/unset-services';
import { restoreFromStore } from '../lib/ingest/restore';
import type { Rejection } from '../lib/source/match-source';
import { joinFigures } from '../lib/source/oracles-elixir/join';
import { findMatchDataFiles } from '../lib/source/oracles-elixir/match-data-files';
import { readMatchData } from '../lib/source/oracles-elixir/oracles-elixir-source';
import { readIngestState } from '../lib/store/models/match-documents';
import { readAccountByEmail, removeSecondFactors, revokeSessions, setAdminClaim, type Account } from '../lib/store/people/accounts';
import { removePushOf } from '../lib/store/people/push-document';
import { noteSecondFactor, readUserData } from '../lib/store/people/user-document';
import { readAnnouncement, readNewestAnnouncements, writeAnnouncement } from '../lib/store/work/announcement-document';
import { closeStore } from '../lib/store/core/firestore';
import { writtenQuiz } from '../lib/domain/play/written-quiz';
import { storeQuiz, openQuizzes, removeQuiz } from '../lib/store/play/quiz-store';
import { auditPlay } from '../lib/store/play/play-audit';
import { changeMarket } from '../lib/store/play/book-document';
import { requestPurge } from '../lib/store/work/purge-document';
import { StoreUnavailableError } from '../lib/store/core/store-error';
import { readSystemSettings, writeSystemSettings } from '../lib/store/work/system-settings-document';
import { adminCommand, changedSettings, type AdminCommand } from './admin-options';
import { runChecks } from './check/run-checks';
import { siteChecks } from './check/site-checks';
import { demandProjects } from './demand-projects';
import { UserError } from './support/user-error.mjs';

/** `npm run admin` (usage: admin-options.ts): writes what people own, and purges the pages that show it. */

const QUIZZES_LISTED = 50;
const GAMES_LISTED = 20;

const say = (text: string): void => console.log(text);

/** Content stamps are on the site's clock (docs/product.md#time). */
const siteNow = (): string => new Date(Date.now() + Number(process.env['RIFTWEEK_CLOCK_SHIFT_MS'] || 0)).toISOString();

async function announce({ id, locale, title, text, link }: Extract<AdminCommand, { kind: 'announce' }>): Promise<void> {
  const known = id === null ? null : await readAnnouncement(id);
  const key = id ?? randomUUID().slice(0, 8);
  const value: Announcement = {
    at: known?.at ?? siteNow(),
    texts: { ...known?.texts, [locale]: { title, text } },
    link: link ?? known?.link ?? '',
  };
  await writeAnnouncement(key, value);
  await requestPurge([cacheTag.announcements]);
  say(`${known ? 'Changed' : 'Announced'} ${key} (${Object.keys(value.texts).sort().join(', ')}).`);
  if (!value.texts['en']) say('Without English words it shows in these locales only.');
  else if (!known) say(`Say it in another language: npm run admin -- announce --id ${key} --locale ko --title …`);
}

async function removeAnnouncement(id: string): Promise<void> {
  if ((await readAnnouncement(id)) === null) throw new UserError(`There is no announcement ${id} (announce --list names them).`);
  await writeAnnouncement(id, null);
  await requestPurge([cacheTag.announcements]);
  say(`Removed ${id}.`);
}

async function listAnnouncements(): Promise<void> {
  const found = await readNewestAnnouncements();
  if (found.length === 0) say('Nothing is announced.');
  for (const { id, value } of found) {
    for (const [locale, { title }] of Object.entries(value.texts)) say(`${id}  ${value.at}  ${locale}  ${title}`);
  }
}

async function settings(changes: Readonly<Record<string, string>>): Promise<void> {
  const now = (await readSystemSettings()) ?? DEFAULT_SYSTEM_SETTINGS;
  const next = changedSettings(now, changes);
  if (Object.keys(changes).length > 0) {
    await writeSystemSettings(next);
    await requestPurge([cacheTag.shell, cacheTag.pages]);
  }
  const values: Readonly<Record<string, string | number | boolean | undefined>> = next;
  for (const key of Object.keys(SystemSettingsSchema.entries)) say(`${key}=${String(values[key] ?? '')}`);
}

/** The account of an address. Throws UserError where there is none. */
async function accountOf(email: string): Promise<Account> {
  if (process.env['FIRESTORE_EMULATOR_HOST'] && !process.env['FIREBASE_AUTH_EMULATOR_HOST']) {
    throw new UserError('FIRESTORE_EMULATOR_HOST is set and FIREBASE_AUTH_EMULATOR_HOST is not: name both, or neither.');
  }
  const account = await readAccountByEmail(email);
  if (account === null) throw new UserError(`Nobody has signed up with ${email}.`);
  return account;
}

async function grantAdmin(email: string, revoke: boolean): Promise<void> {
  const { uid } = await accountOf(email);
  await setAdminClaim(uid, !revoke);
  // A session that has the claim would have it until it ends.
  if (revoke) await signOut(uid);
  say(revoke ? `${email} is no admin any more, and is signed out everywhere.` : `${email} is an admin from the next sign-in on.`);
}

/** On all devices; servers that have just verified one of the sessions hear of it. */
async function signOut(uid: string): Promise<void> {
  await removePushOf(uid);
  await revokeSessions(uid);
  await requestPurge([cacheTag.account(uid)]);
}

/** For a user who has lost their phone and proved that the account is theirs. A mail tells the owner, in case it was an attacker. */
async function secondFactorOff(email: string): Promise<void> {
  const { uid, secondFactor } = await accountOf(email);
  if (secondFactor === null) throw new UserError(`${email} has no second factor.`);
  await removeSecondFactors(uid);
  await signOut(uid);
  const { locale } = await readUserData(uid);
  await noteSecondFactor(uid, null);
  say(`${email} can sign in without a second factor, and is signed out everywhere.`);
  if (!mailsLeave(environment())) return say('No mail says so to the owner: there is no mail service.');
  await tellOwner('secondFactorOff', { to: email, locale: locale ?? DEFAULT_LOCALE });
  say('A mail says so to the owner.');
}

/** "12 without a match", most first, each with its first games. */
function reportLines(reports: readonly Rejection[]): string[] {
  const byReason = new Map<string, string[]>();
  for (const { entity, reason } of reports) byReason.set(entity, [...(byReason.get(entity) ?? []), reason]);
  return [...byReason]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([entity, games]) => [
      `${games.length} ${entity}:`,
      ...games.slice(0, GAMES_LISTED).map((game) => `  ${game}`),
      ...(games.length > GAMES_LISTED ? [`  and ${games.length - GAMES_LISTED} more`] : []),
    ]);
}

async function figures(paths: readonly string[]): Promise<void> {
  const [{ entities, matches }, state, files] = await Promise.all([
    restoreFromStore(),
    readIngestState(),
    readMatchData(findMatchDataFiles(paths), () => undefined),
  ]);
  const joined = joinFigures(files.games, {
    source: state?.source ?? '',
    matches,
    players: entities.players,
    champions: entities.champions,
  });
  const found = [...joined.games.values()].flat().length;
  say(`${files.games.length} games in the files, of which ${found} would be joined with ${joined.games.size} matches.`);
  for (const line of reportLines([...joined.reports, ...files.rejections])) say(line);
  if (joined.players.length > 0)
    say(`Players who are in no list of the other source: ${joined.players.map(({ name }) => name).join(', ')}`);
}

async function check(): Promise<void> {
  if (!(await runChecks(siteChecks(process.env), say))) throw new UserError('Something that is set up does not work.');
}

async function playReport(): Promise<void> {
  const { accounts, faults, supply } = await auditPlay();
  for (const fault of faults) say(fault);
  const { grants, rewards, staked, paid, spent, balances } = supply;
  say(
    `${accounts} accounts: ${grants} coins granted, ${rewards} won in quizzes, ${staked} staked, ${paid} paid, ${spent} spent in the store, ${balances} in balances.`,
  );
  if (faults.length > 0) throw new UserError(`${faults.length} differences.`);
  say('Everything adds up.');
}

async function moderateMarket({ act, market, outcome, reason }: Extract<AdminCommand, { kind: 'play-market' }>): Promise<void> {
  if ((await changeMarket(randomUUID(), { market, act, outcome, reason, at: Date.parse(siteNow()), by: null })) !== 'done')
    throw new UserError(`There is no market ${market}${outcome === null ? '' : ` with the outcome ${outcome}`}.`);
  say(act === 'void' || act === 'correct' ? `Noted. The bets on ${market} are settled within a minute.` : `Noted: ${act} ${market}.`);
}

async function quiz({ act, argument }: Extract<AdminCommand, { kind: 'play-quiz' }>): Promise<void> {
  const now = Date.parse(siteNow());
  if (act === 'list' || argument === null) {
    const found = await openQuizzes(now, QUIZZES_LISTED);
    if (found.length === 0) say('No quiz is open but that of the day.');
    for (const { id, closesAt, titles, questions } of found)
      say(`${id}  until ${new Date(closesAt).toISOString()}  ${questions.length} questions  ${titles['en'] ?? ''}`);
    return;
  }
  if (act === 'remove') {
    if (!(await removeQuiz(argument))) throw new UserError(`There is no quiz ${argument}.`);
    say(`Removed ${argument}. What was won with it stays.`);
    return;
  }
  const made = writtenQuiz(await readFile(argument, 'utf8').catch(() => Promise.reject(new UserError(`${argument} cannot be read.`))), now);
  if (!made.ok) throw new UserError(`${argument} is no quiz: ${made.error}`);
  const kept = await storeQuiz(made.value);
  if (JSON.stringify(kept) !== JSON.stringify(made.value))
    throw new UserError(`There is another quiz ${kept.id}; remove it first, or choose another id.`);
  say(`Open: ${kept.id}, until ${new Date(kept.closesAt).toISOString()}.`);
}

async function perform(command: AdminCommand): Promise<void> {
  switch (command.kind) {
    case 'announce':
      return announce(command);
    case 'remove-announcement':
      return removeAnnouncement(command.id);
    case 'list-announcements':
      return listAnnouncements();
    case 'settings':
      return settings(command.changes);
    case 'grant-admin':
      return grantAdmin(command.email, command.revoke);
    case 'sign-out':
      await signOut((await accountOf(command.email)).uid);
      return say(`${command.email} is signed out everywhere, and can sign in again.`);
    case 'second-factor-off':
      return secondFactorOff(command.email);
    case 'play-report':
      return playReport();
    case 'play-market':
      return moderateMarket(command);
    case 'play-quiz':
      return quiz(command);
    case 'figures':
      return figures(command.paths);
    case 'check':
      return check();
  }
}

async function main(): Promise<void> {
  try {
    const command = adminCommand(process.argv.slice(2));
    // The check names what is missing itself.
    if (command.kind !== 'check') demandProjects(process.env);
    await perform(command);
  } finally {
    await closeStore();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${errorText(error, UserError, StoreUnavailableError, EnvironmentError)}\n`);
    process.exit(1);
  },
);
