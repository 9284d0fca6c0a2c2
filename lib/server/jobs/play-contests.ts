import { MINUTE_MS } from '../../domain/values/durations';
import { settingsOrDefaults } from '../pages/shell-data';
import { divisionTurn } from '../play/division-turn';
import { pickemTurn } from '../play/pickem-turn';
import { siteNow } from '../site-clock';
import type { Job } from './run-jobs';

/** Counts the stage pick'em, and moves players between divisions once a week. */
export const PLAY_CONTESTS_JOB: Job = {
  name: 'play-contests',
  everyMs: MINUTE_MS,
  run: async (signal) => {
    const now = siteNow();
    if (!(await settingsOrDefaults(now)).betting) return;
    await pickemTurn(now, signal);
    await divisionTurn(now, signal);
  },
};
