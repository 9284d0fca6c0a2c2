/** The three Firebase projects; locally three ids on one emulator. */
export const PROJECTS = [
  process.env['RIFTWEEK_PROJECT_MAIN'] || 'demo-riftweek',
  process.env['RIFTWEEK_PROJECT_GAMES'] || 'demo-riftweek-games',
  process.env['RIFTWEEK_PROJECT_PLAY'] || 'demo-riftweek-play',
];

/** The project that people sign in to. */
export const MAIN_PROJECT = PROJECTS[0] || 'demo-riftweek';
