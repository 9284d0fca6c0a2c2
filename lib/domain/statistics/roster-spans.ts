import { roleOrder } from '../match/role';
import type { LineUp } from './team-history';

/** When a player played in a serie, as parts of the time from a team's first game to its last one. */
type RosterSpan = Pick<LineUp, 'serieId' | 'name' | 'leagueName'> & {
  readonly from: number;
  readonly to: number;
  readonly games: number;
  /** The share of the games of whoever played most in that serie: above 0, at most 1. */
  readonly share: number;
};

type RosterRow = Omit<LineUp['players'][number], 'games'> & { readonly spans: readonly RosterSpan[] };

type RosterOverTime = {
  /** Rows by role, then by the first game. */
  readonly rows: readonly RosterRow[];
  /** The years that begin meanwhile (UTC), and the first one at 0. */
  readonly years: readonly { readonly year: number; readonly at: number }[];
};

/** The lines with most games are shown; more are unreadable. */
const MOST_ROWS = 24;

/** Who played when, from line-ups by serie, newest first and their players by role; null where fewer than two series are known, or the same players played in all of them. */
export function rosterOverTime(lineUps: readonly LineUp[]): RosterOverTime | null {
  if (lineUps.length < 2) return null;
  const begin = Math.min(...lineUps.map(({ from }) => Date.parse(from)));
  const end = Math.max(...lineUps.map(({ to }) => Date.parse(to)));
  if (end <= begin) return null;
  const at = (time: number): number => (time - begin) / (end - begin);
  const rows = new Map<number, RosterRow & { readonly total: number }>();
  for (const { serieId, name, leagueName, from, to, players } of lineUps) {
    const most = Math.max(...players.map(({ games }) => games));
    for (const { id, name: player, role, games } of players) {
      const span = { serieId, name, leagueName, from: at(Date.parse(from)), to: at(Date.parse(to)), games, share: games / most };
      // The newest line-up comes first and names them.
      const row = rows.get(id) ?? { id, name: player, role, spans: [], total: 0 };
      rows.set(id, { ...row, spans: [span, ...row.spans], total: row.total + games });
    }
  }
  if ([...rows.values()].every(({ spans }) => spans.length === lineUps.length)) return null;
  const first = new Date(begin).getUTCFullYear();
  const last = new Date(end).getUTCFullYear();
  return {
    rows: [...rows.values()]
      .sort((a, b) => b.total - a.total || a.id - b.id)
      .slice(0, MOST_ROWS)
      .sort((a, b) => roleOrder(a.role) - roleOrder(b.role) || (a.spans[0]?.from ?? 0) - (b.spans[0]?.from ?? 0) || a.id - b.id)
      .map(({ total: _total, ...row }) => row),
    years: Array.from({ length: last - first + 1 }, (_, index) => first + index).map((year, index) => ({
      year,
      at: index === 0 ? 0 : at(Date.UTC(year, 0)),
    })),
  };
}
