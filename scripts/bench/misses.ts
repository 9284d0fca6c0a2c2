import { load } from './raw-http';
import { median } from './statistics';

const ENCODING = { 'accept-encoding': 'br' };
const ROUNDS = 3;
const ALONE_MS = 3_000;
const BESIDE_MS = 6_000;
/** The homepage is requested this often, however long the answers take. */
const EVERY_MS = 20;
/** Whatever is not cached is answered somehow, or refused. */
const ANY = [200, 307, 404, 429, 503];

const SORTS = ['winRate', 'kda', 'kills', 'deaths', 'assists', 'csPerMinute', 'goldPerMinute', 'damagePerMinute'];
const ROLES = ['top', 'jgl', 'mid', 'adc', 'support'];
const LEAST = [5, 10, 20];

/** New requests of four visitors: matches that do not exist, matches in another language, tables of statistics, and the same as CSV. */
function misses(matchPaths: readonly string[]): (() => string)[] {
  let count = 0;
  const next = () => (count += 1);
  const table = () => {
    const index = next();
    const sort = SORTS[index % SORTS.length];
    const role = ROLES[Math.floor(index / SORTS.length) % ROLES.length];
    const least = LEAST[Math.floor(index / SORTS.length / ROLES.length) % LEAST.length];
    return `scope=all&role=${role}&min=${least}&sort=${sort}`;
  };
  const left = matchPaths.flatMap((path) => [`/ko${path}`, `/es${path}`]);
  return [
    () => `/match/${900_000_000 + next()}/a-vs-b`,
    () => left.pop() ?? `/match/${800_000_000 + next()}/a-vs-b`,
    () => `/stats?${table()}`,
    () => `/api/stats/csv?${table()}`,
  ];
}

/** The median time of a cached answer, alone and beside four connections from four addresses that request uncached pages as fast as they are answered. */
export async function besideMisses(url: string, matchPaths: readonly string[]): Promise<{ aloneMs: number; besideMs: number }> {
  const homepage = (ms: number) =>
    load({
      url,
      next: () => ({ path: '/', headers: { ...ENCODING, 'x-forwarded-for': '198.51.100.1' } }),
      connections: 1,
      ms,
      statuses: [200],
      everyMs: EVERY_MS,
    });
  const kinds = misses(matchPaths);
  const alone: number[] = [];
  const beside: number[] = [];
  await homepage(ALONE_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push((await homepage(ALONE_MS)).medianMs);
    const flood = kinds.map((path, index) => {
      const headers = { ...ENCODING, 'x-forwarded-for': `203.0.113.${round * kinds.length + index}` };
      return load({ url, next: () => ({ path: path(), headers }), connections: 1, ms: BESIDE_MS, statuses: ANY });
    });
    beside.push((await homepage(BESIDE_MS)).medianMs);
    await Promise.all(flood);
  }
  return { aloneMs: median(alone), besideMs: median(beside) };
}
