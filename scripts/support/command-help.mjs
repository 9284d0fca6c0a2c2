/**
 * What every command takes; `--help` prints it, and errors of use name its first line.
 * @typedef {object} CommandHelp
 * @property {string} usage
 * @property {string} does
 * @property {Readonly<Record<string, string>>} [options]
 * @property {readonly string[]} examples
 */

const SITE_OPTIONS = {
  '--port N': 'serves on another port; each port has its own data (3000)',
  '--data PATH': "shows match data files of Oracle's Elixir, or an archive folder, instead of the demo season; may be given more than once",
  '--as-of ISO': "starts the site's clock at that moment",
  '--reset': 'deletes what was stored first',
};
const SITE_USAGE = '[--port N] [--data PATH] [--as-of ISO] [--reset]';

export const COMMANDS = /** @satisfies {Readonly<Record<string, CommandHelp>>} */ ({
  start: {
    usage: `npm start -- ${SITE_USAGE}`,
    does: 'Installs what is missing, starts the emulators, loads data, builds, and serves the site until Ctrl-C.',
    options: SITE_OPTIONS,
    examples: [
      'npm start',
      'npm start -- --data 2025_LoL_esports_match_data_from_OraclesElixir.csv',
      'npm start -- --data path/to/archive --as-of 2023-08-19T09:00:00Z --port 4000',
    ],
  },
  dev: {
    usage: `npm run dev -- ${SITE_USAGE}`,
    does: 'Serves the same site from the code as it is; changes show in the open browser.',
    options: SITE_OPTIONS,
    examples: ['npm run dev', 'npm run dev -- --port 4000'],
  },
  serve: {
    usage: 'npm run serve',
    does: 'Serves the built site. It is configured by environment variables (docs/operations.md).',
    examples: ['PORT=8080 RIFTWEEK_SITE_URL=https://riftweek.example npm run serve'],
  },
  build: {
    usage: 'npm run build',
    does: 'Builds pages and command-line parts, for npm run serve and npm run ingest.',
    examples: ['npm run build'],
  },
  test: {
    usage: 'npm test -- [--changed] [--only PART,PART]',
    does: 'Checks everything. npm run check and npm run lint are parts of it.',
    options: {
      '--only PART,PART': 'lint, build, types, format, imports, advisories, unit, store, e2e, drills',
      '--changed': 'only what is not committed yet, and unit tests that import it',
    },
    examples: ['npm test', 'npm test -- --only types,unit', 'npm run check'],
  },
  jobs: {
    usage: 'npm run jobs',
    does: "Runs the site's jobs (mails, notifications, settlements) in a process of their own, configured by environment variables.",
    examples: ['npm run jobs'],
  },
  ingest: {
    usage: 'npm run ingest -- --from pandascore|demo|PATH [--figures PATH] [--watch] [--as-of ISO]',
    does: 'Reads matches from a source into the store.',
    options: {
      '--from': 'pandascore (needs PANDASCORE_TOKEN), demo, match data files, or an archive folder',
      '--figures PATH': 'match data files that complete the figures of games; newer ones are taken in while it watches',
      '--watch': 'goes on, and keeps the store current',
      '--as-of ISO': "where the site's clock stands in files",
    },
    examples: ['npm run ingest -- --from pandascore --watch --figures path/to/files', 'npm run ingest -- --from path/to/archive'],
  },
  admin: {
    usage: `npm run admin -- [--port N] COMMAND
  announce --title TEXT [--text TEXT] [--link /PATH|URL] [--locale LOCALE] [--id ID]
  announce --id ID --remove
  announce --list
  settings [KEY=VALUE …]
  grant-admin EMAIL [--revoke]
  sign-out EMAIL
  second-factor-off EMAIL
  play report
  play suspend|resume|void MARKET --reason TEXT
  play correct MARKET --outcome OUTCOME --reason TEXT
  play quiz add FILE.json
  play quiz remove ID
  play quiz list
  figures FILE|FOLDER …
  check`,
    does: 'Looks after a running local site, or the projects that environment variables name.',
    options: { '--port N': 'the local site on that port, where several run' },
    examples: ['npm run admin -- settings betting=true', 'npm run admin -- grant-admin ana@example.com', 'npm run admin -- check'],
  },
  backtest: {
    usage: 'npm run backtest -- [DIR] [--write]',
    does: 'Predicts every match of an archive from what was over before it, and says how well.',
    options: {
      DIR: 'an archive folder (../shared/data/lol-2022-2023)',
      '--write': 'writes the figures into docs/ratings.md and the page on ratings',
    },
    examples: ['npm run backtest', 'npm run backtest -- path/to/archive'],
  },
  'fit:game-chance': {
    usage: 'npm run fit:game-chance -- --from DIR',
    does: 'Fits the win chance within a game on an archive, writes its weights and prints how it does.',
    options: { '--from DIR': 'an archive folder' },
    examples: ['npm run fit:game-chance -- --from path/to/archive'],
  },
  bench: {
    usage: 'npm run bench -- [--only GROUP,GROUP] [--url http://localhost:PORT] [--was FILE] [--pollers N]',
    does: "Measures the figures of the README's section on performance.",
    options: {
      '--only GROUP,GROUP': 'loading, reads, cold, bytes, javascript, throughput, load, taps, lighthouse',
      '--url URL': 'a site that runs already',
      '--was FILE': 'beside the figures of an earlier run',
      '--pollers N': 'visitors who watch, in the group load (5000)',
    },
    examples: ['npm run bench -- --only bytes,lighthouse', 'npm run bench -- --only taps --url http://localhost:3000'],
  },
  fonts: {
    usage: 'npm run fonts',
    does: 'Makes the font files anew, after an update of Inter or a change to the ranges in styles/font.ts.',
    examples: ['npm run fonts'],
  },
  crawl: {
    usage: 'npm run crawl -- [--url URL] [--pages N]',
    does: "Reads the pages of a running site's sitemap as a search engine would, and says what is wrong with them.",
    options: { '--url URL': 'the site (http://localhost:3000)', '--pages N': 'how many pages at most (2000)' },
    examples: ['npm run crawl -- --url http://localhost:4000 --pages 200'],
  },
  drill: {
    usage: 'npm run drill -- NAME',
    does: 'Runs one of the drills (e2e/drills): disturbs what the site stands on, and says what visitors saw and for how long.',
    examples: ['npm run drill -- store-outage', 'npm run drill -- mail-down'],
  },
  'container-drill': {
    usage: 'npm run container-drill',
    does: 'Runs the steps of the Dockerfile in local folders, without Docker, and starts the result; takes minutes.',
    examples: ['npm run container-drill'],
  },
  'manifest-screenshots': {
    usage: 'node scripts/manifest-screenshots.mjs [--url URL]',
    does: "Draws the pictures of the web app's manifest from a site that runs.",
    options: { '--url URL': 'the site (http://localhost:3000)' },
    examples: ['node scripts/manifest-screenshots.mjs --url http://localhost:4000'],
  },
});

/** @typedef {keyof typeof COMMANDS} CommandName */

/**
 * A command as people type it, without options.
 * @param {CommandName} name
 */
export function typed(name) {
  return COMMANDS[name].usage.split(' -- ')[0] ?? '';
}

/** @param {CommandName} name */
export function helpText(name) {
  /** @type {CommandHelp} */
  const { usage, does, options = {}, examples } = COMMANDS[name];
  const rows = Object.entries({ ...options, '--help': 'prints this, and does nothing else' });
  const width = Math.max(...rows.map(([option]) => option.length));
  return [
    `Usage: ${usage}`,
    '',
    does,
    '',
    'Options:',
    ...rows.map(([option, text]) => `  ${option.padEnd(width)}  ${text}`),
    '',
    'Examples:',
    ...examples.map((example) => `  ${example}`),
    '',
  ].join('\n');
}
