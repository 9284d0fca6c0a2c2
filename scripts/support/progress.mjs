const BAR_WIDTH = 24;
const REDRAW_MS = 120;

/**
 * A bar such as "█████░░░░░".
 * @param {number} fraction 0 to 1
 */
export function bar(fraction) {
  const full = Math.round(Math.min(1, Math.max(0, fraction)) * BAR_WIDTH);
  return '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
}

/**
 * "8 s", "1 min 05 s".
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/**
 * @typedef {object} Task
 * @property {(done: number, total: number, note?: string) => void} update a fraction never goes back on screen
 * @property {(note?: string) => void} done
 * @property {() => void} drop takes the task from the screen without a word, e.g. because it failed
 */

/**
 * Shows several tasks at once: bars that move in place on a terminal, a line at
 * the beginning, at each fifth and at the end elsewhere (logs, pipes). Needs no package, because the first
 * thing it shows is their installation.
 * @param {{write: (text: string) => unknown, isTTY?: boolean, columns?: number}} [stream]
 * @param {() => number} [now]
 */
export function createBoard(stream = process.stdout, now = Date.now) {
  const moving = stream.isTTY === true;
  /** @type {Map<object, {title: string, fraction: number, note: string, since: number, told: number}>} */
  const rows = new Map();
  let drawn = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  const clear = () => {
    if (drawn > 0) stream.write(`\x1b[${drawn}A\x1b[0J`);
    drawn = 0;
  };
  const draw = () => {
    if (!moving) return;
    clear();
    for (const row of rows.values()) {
      const text = `${row.title.padEnd(22)} ${bar(row.fraction)} ${String(Math.floor(row.fraction * 100)).padStart(3)}%  ${duration(now() - row.since)}  ${row.note}`;
      stream.write(`${text.slice(0, Math.max(20, (stream.columns || 80) - 1))}\n`);
    }
    drawn = rows.size;
  };
  /** @param {string} text */
  const line = (text) => {
    clear();
    stream.write(`${text}\n`);
    draw();
  };

  return {
    line,
    /**
     * @param {string} title
     * @returns {Task}
     */
    task(title) {
      const key = {};
      const row = { title, fraction: 0, note: '', since: now(), told: 0 };
      rows.set(key, row);
      if (moving) {
        timer ??= setInterval(draw, REDRAW_MS);
        timer.unref();
        draw();
      } else line(`${title} …`);
      const drop = () => {
        rows.delete(key);
        if (rows.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
        draw();
      };
      return {
        update(done, total, note = '') {
          row.fraction = Math.max(row.fraction, total > 0 ? Math.min(1, done / total) : 0);
          row.note = note;
          const fifth = Math.floor(row.fraction * 5);
          if (moving || fifth <= row.told || fifth >= 5) return;
          row.told = fifth;
          line(`${title}: ${fifth * 20}%${note === '' ? '' : ` (${note})`}`);
        },
        done(note = '') {
          if (!rows.has(key)) return;
          drop();
          line(`${title}: done in ${duration(now() - row.since)}${note === '' ? '' : `, ${note}`}`);
        },
        drop,
      };
    },
  };
}

/** @typedef {ReturnType<typeof createBoard>} Board */
