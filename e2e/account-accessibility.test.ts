import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/page/paths';
import { mayBePredicted } from '../lib/domain/match/match-state';
import { claimNotification } from '../lib/store/people/notification-document';
import { dialog, fillIn, givenAccount, logIn, me, openLogin, userButton, withAuth } from './support/accounts';
import { SHELL_PARTS, switchTheme, violations } from './support/axe';
import { hydrated, useBrowser } from './support/browser';
import { someMatch, siteTime } from './support/site-data';
import { enterSiteStore } from './support/site-store';
import { pickedStage } from './support/play/started-stage';
import { t } from './support/texts';

/** No rule of axe is broken where people sign in and on what only they see, in both themes; nothing is wider than a phone. */

const site = inject('demo');
const visit = withAuth(useBrowser(() => site.url).open);
const THEMES = ['dark', 'light'] as const;

/** What of a page is folded up, by a word of what shows once it is open. */
const OPENED: Readonly<Record<string, string>> = {
  [paths.accountSubscription()]: t('account.rules.before'),
  [paths.following()]: t('calendar.replace'),
};

async function openParts(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main');
  const folded = main.locator('details:not([open]) > summary');
  await main.locator('details > summary').first().waitFor();
  while ((await folded.count()) > 0) await folded.first().click();
  await main
    .locator('details')
    .getByText(OPENED[path] ?? '')
    .last()
    .waitFor();
}

describe('axe finds nothing', { timeout: 240_000 }, () => {
  it('in the login modal: every mode, its error and its message', async () => {
    const { page } = await visit(paths.tos());
    await openLogin(page);
    const look = async () => {
      for (const theme of THEMES) {
        await switchTheme(page, theme);
        expect(await violations(page, { include: 'dialog[open]' })).toEqual([]);
      }
    };
    await dialog(page)
      .getByRole('button', { name: t('login.logIn'), exact: true })
      .click();
    await dialog(page).locator('[aria-invalid="true"]').first().waitFor();
    await look();
    await dialog(page)
      .getByRole('button', { name: t('login.signUp') })
      .click();
    await look();
    await dialog(page)
      .getByRole('button', { name: t('login.logIn'), exact: true })
      .last()
      .click();
    await dialog(page)
      .getByRole('button', { name: t('login.forgot') })
      .click();
    await fillIn(page, { email: `nobody${Date.now()}@example.com` });
    await dialog(page)
      .getByRole('button', { name: t('login.sendReset') })
      .click();
    await dialog(page).getByRole('status').waitFor();
    await look();
  });

  it('on the pages of an account, its settings and its notifications', async () => {
    const email = `axe${Date.now()}@example.com`;
    await givenAccount(email);
    const followed = await someMatch('finished');
    const { page } = await visit(paths.leagues(), { storage: { followingTeams: [followed.left.id], leaguesOrder: [followed.leagueId] } });
    await page.setViewportSize({ width: 1440, height: 900 });
    await logIn(page, email);
    await enterSiteStore();
    const [finished, next] = [await someMatch('finished'), await someMatch('not_started')];
    const open = await someMatch('not_started', mayBePredicted);
    const { uid } = (await me(page)).user;
    const now = await siteTime();
    await claimNotification(uid, { id: `result-${finished.id}`, kind: 'result', match: finished }, now);
    await claimNotification(uid, { id: `start-${next.id}`, kind: 'start', match: next }, now);
    await claimNotification(uid, { id: `lock-${next.id}`, kind: 'lock', match: next }, now);
    await claimNotification(uid, { id: `settled-${finished.id}`, kind: 'settled', match: finished }, now);
    const found: Record<string, readonly string[]> = {};
    for (const path of [
      paths.account(),
      paths.accountEdit(),
      paths.accountSubscription(),
      paths.accountPassword(),
      paths.accountDelete(),
      paths.notifications(),
      paths.settings(),
      paths.settingsRegions(),
      paths.settingsTournaments(),
      paths.settingsFollowing(),
      paths.following(),
      paths.playPredictions(),
      paths.playOrder(open.id),
      paths.playRankings(),
      paths.playRankings('season'),
      paths.playQuizzes(),
      paths.playShop(),
      paths.playOwnProfile(),
      paths.playRules(),
      paths.playPickem(),
      paths.playLeagues(),
      paths.playDivision(),
      paths.playFriends(),
      `${paths.handler()}?mode=verifyEmail&oobCode=none`,
    ]) {
      await page.goto(path);
      await hydrated(page);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      for (const theme of THEMES) {
        await page.setViewportSize(theme === 'dark' ? { width: 1440, height: 900 } : { width: 390, height: 844 });
        await switchTheme(page, theme);
        if (path in OPENED) await openParts(page, path);
        const problems = await violations(page, { exclude: SHELL_PARTS });
        if (problems.length > 0) found[`${path} ${theme}`] = problems;
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
      }
    }
    expect(found).toEqual({});
    await page.setViewportSize({ width: 1440, height: 900 });
    await userButton(page).click();
    await dialog(page)
      .getByRole('button', { name: t('login.menu.logOut') })
      .waitFor();
    expect(await violations(page, { include: 'dialog[open]' })).toEqual([]);
  });

  it('on the pages of the prediction game with an open slip, picks, a league and an answered question', async () => {
    const email = `axeplay${Date.now()}@example.com`;
    await givenAccount(email);
    const { page } = await visit(paths.leagues());
    await logIn(page, email);
    const main = page.getByRole('main');
    const found: Record<string, readonly string[]> = {};
    const go = async (path: string): Promise<void> => {
      await page.goto(path);
      await hydrated(page);
    };
    const look = async (): Promise<void> => {
      for (const theme of THEMES) {
        await page.setViewportSize(theme === 'dark' ? { width: 1440, height: 900 } : { width: 390, height: 844 });
        await switchTheme(page, theme);
        const problems = await violations(page, { exclude: SHELL_PARTS });
        if (problems.length > 0) found[`${page.url()} ${theme}`] = problems;
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), page.url()).toBeLessThanOrEqual(0);
      }
    };
    const open = await someMatch('not_started', mayBePredicted);
    for (const path of [paths.playPredictions(), paths.playOrder(open.id)]) {
      await go(path);
      await main.locator('[role="group"] button').first().click();
      await main.getByRole('button', { name: t('play.place'), exact: true }).waitFor();
      await look();
    }
    await main.getByRole('button', { name: t('play.place'), exact: true }).click();
    await main
      .getByRole('status')
      .filter({ hasText: /^Your pick: / })
      .waitFor();
    await main.locator('section[aria-labelledby="play-own"] summary').click();
    await look();

    await go(paths.playLeagues());
    await main.getByLabel(t('playLeagues.name')).fill('Late shift');
    await main.getByRole('button', { name: t('playLeagues.make') }).click();
    await main.getByRole('heading', { level: 1, name: 'Late shift' }).waitFor();
    await look();

    const groups = await pickedStage(page, 'groups');
    for (const path of [paths.playPickem(), paths.playPickemOf(groups)]) {
      await go(path);
      await main
        .getByText(t('pickem.ownPicks'))
        .or(main.getByText(t('pickem.ownStages')))
        .first()
        .waitFor();
      await look();
    }

    await go(paths.playQuizzes());
    await main.getByRole('group').getByRole('button').first().click();
    await main.getByText(t('playQuiz.isYours'), { exact: false }).first().waitFor();
    await look();
    expect(found).toEqual({});
  });
});
