import { copyPath } from '../domain/page/offline-copies';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../domain/values/durations';
import { paths } from '../domain/page/paths';
import { localizedPath } from '../i18n/localized-path';
import { between, type Copies } from './copies';
import type { PageMessage } from '../domain/page/page-message';
import { saveDevice } from './device';
import type { WorkerScope } from './scope';

/** What is prefetched for reading offline: the schedule and the pages of followed teams. */

const MOST_TEAMS = 8;
const SCHEDULE_AGE_MS = HOUR_MS;
const TEAM_AGE_MS = DAY_MS;
const MOST_SCRIPTS = 60;

export function copier(scope: WorkerScope, kept: Copies, now: () => number) {
  const fetchPublic = (path: string) => scope.fetch(path, { credentials: 'omit', priority: 'low' });

  async function copyFiles(files: readonly string[]): Promise<void> {
    for (const file of files) if (!(await kept.findFile(file))) await kept.keepFile(file, await fetchPublic(file));
  }

  /** Stores a page with the scripts that its HTML names. Its address may lead on to another. */
  async function copyPage(path: string): Promise<void> {
    const response = await fetchPublic(path);
    const { pathname, search } = new URL(response.url);
    const [place, html] = [copyPath({ pathname, search }) ?? path, await response.clone().text()];
    await kept.keep(place, response);
    await copyFiles((between(html, 'data-scripts="', '"') ?? '').split(' ').filter(Boolean).slice(0, MOST_SCRIPTS));
  }

  async function isCopied(path: string, ageMs: number): Promise<boolean> {
    const copy = await kept.find(path);
    return copy !== null && now() - Date.parse(copy.storedAt) < ageMs;
  }

  async function copySchedule({ locale, page }: PageMessage): Promise<void> {
    const here = copyPath(new URL(page, scope.location.origin));
    if (here !== null && !(await isCopied(here, MINUTE_MS))) await copyPage(here);
    for (const path of [paths.home(), paths.matches('today'), paths.following()]) {
      const place = localizedPath(locale, path);
      if (!(await isCopied(place, SCHEDULE_AGE_MS))) await copyPage(place);
    }
  }

  async function copyTeams({ locale, teams }: PageMessage): Promise<void> {
    for (const id of teams.slice(0, MOST_TEAMS)) {
      const short = localizedPath(locale, `/team/${id}`);
      const known = (await kept.pages()).find((path) => path.startsWith(`${short}/`));
      if (known === undefined || !(await isCopied(known, TEAM_AGE_MS))) await copyPage(short);
    }
  }

  return {
    copyPage,

    /** A page has been opened and has come to rest. */
    hear: async (message: PageMessage): Promise<void> => {
      const { page: _page, files, ...device } = message;
      await saveDevice(scope, device);
      await kept.forgetOlder();
      await copyFiles(files);
      const offline = localizedPath(message.locale, paths.offline());
      if (!(await isCopied(offline, DAY_MS))) await copyPage(offline);
      if (scope.navigator.connection?.saveData) return;
      await copySchedule(message);
      await copyTeams(message);
    },
  };
}
