import { settingsOrDefaults } from '../pages/shell-data';
import { playTurn } from '../play/play-turn';
import { siteNow } from '../site-clock';
import type { Job } from './run-jobs';

const EVERY_MS = 10_000;

/** Settles predictions once their matches have ended. */
export const PLAY_JOB: Job = {
  name: 'play',
  everyMs: EVERY_MS,
  run: async (signal) => {
    const now = siteNow();
    if ((await settingsOrDefaults(now)).betting) await playTurn(now, signal);
  },
};
