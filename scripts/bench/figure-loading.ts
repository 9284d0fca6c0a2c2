import { createReadStream, createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { DAY_MS } from '../../lib/domain/values/durations';
import { bundle, bundlePath } from '../support/bundle.mjs';
import { CHECKOUT } from '../support/checkout.mjs';
import { startFirestoreEmulator } from '../support/firestore-emulator.mjs';
import { UserError } from '../support/user-error.mjs';
import type { BenchRig } from './rig';
import type { BenchFigure } from './table';

/** Real games to repeat; where it is absent, the group is left out. */
const REAL = join(CHECKOUT, '..', 'shared', 'data', 'oracles-elixir', '2025_LoL_esports_match_data_from_OraclesElixir.csv');
const GAMES = 10_000;
const ROWS_A_GAME = 12;
const SHIFT_DAYS = 21;
const MOST_SECONDS = 90;

/** A file of so many games: the real ones again and again, three weeks later each time and under ids of their own. */
async function makeFile(path: string) {
  const [head = '', ...rows] = readFileSync(REAL, 'utf8').trimEnd().split('\n');
  const columns = head.trimEnd().split(',');
  const [id, date] = ['gameid', 'date'].map((name) => columns.indexOf(name));
  const file = createWriteStream(path);
  file.write(`${head}\n`);
  for (let written = 0, round = 0; written < GAMES * ROWS_A_GAME; round += 1) {
    const lines = rows.slice(0, GAMES * ROWS_A_GAME - written).map((row) => {
      const cells = row.split(',');
      const begin = Date.parse(`${cells[date ?? 0]?.replace(' ', 'T')}Z`) + round * SHIFT_DAYS * DAY_MS;
      cells[id ?? 0] = `${cells[id ?? 0] ?? ''}_${round}`;
      cells[date ?? 0] = new Date(begin).toISOString().slice(0, 19).replace('T', ' ');
      return cells.join(',');
    });
    written += lines.length;
    if (!file.write(`${lines.join('\n')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

/** Reading the same bytes and nothing else. */
async function plainReading(path: string) {
  const begun = performance.now();
  for await (const chunk of createReadStream(path)) void chunk;
  return (performance.now() - begun) / 1000;
}

/** The most memory that a process has had, in MB. */
function peakMemory(pid: number) {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** How long a year's match data file takes into an empty store, and how much memory. */
export async function figureLoading({ folder, family }: BenchRig): Promise<BenchFigure[]> {
  if (!existsSync(REAL)) return [];
  await bundle();
  const path = join(folder, 'match-data.csv');
  await makeFile(path);
  const reading = await plainReading(path);
  const host = await startFirestoreEmulator(family, { log: join(folder, 'match-data-firestore.log'), say: () => undefined });
  const begun = performance.now();
  const ingest = family.start('The ingest', process.execPath, [bundlePath('ingest'), '--from', path], {
    log: join(folder, 'match-data-ingest.log'),
    env: { FIRESTORE_EMULATOR_HOST: host },
  });
  let memory = 0;
  const watch = setInterval(() => {
    if (ingest.isRunning() && ingest.pid !== undefined) memory = Math.max(memory, peakMemory(ingest.pid));
  }, 200);
  const how = await ingest.exited;
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1000;
  if (!/documents written/.test(readFileSync(join(folder, 'match-data-ingest.log'), 'utf8')))
    throw new UserError(`The match data file was not loaded (${how}): ${ingest.lastWords()}`);
  rmSync(path);
  return [
    {
      name: `${GAMES.toLocaleString('en')} games of a match data file into an empty store`,
      ours: `${seconds.toFixed(0)} s`,
      against: `${reading.toFixed(2)} s, reading the file`,
      ratio: (seconds / reading).toFixed(0),
      target: `≤ ${MOST_SECONDS} s`,
      met: seconds <= MOST_SECONDS,
    },
    { name: 'memory of the ingest meanwhile', ours: `${memory.toFixed(0)} MB` },
  ];
}
