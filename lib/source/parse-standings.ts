import type { SourceStandings } from '../domain/entities';
import { ok } from '../domain/result';
import { toTeamStub } from './parse-entities';
import { decode, type Parsed } from './parsing';
import { WireBracket, WireStandings } from './wire-entities';

/** A table as the archives store it: `{tournament_id, kind, rows}`, where `rows` is what `/tournaments/{id}/standings` returns. */
export function parseStandings(document: unknown): Parsed<SourceStandings> {
  const wire = decode('standings', WireStandings, document);
  if (!wire.ok) return wire;
  const { tournament_id, rows } = wire.value;
  // The API names no kind: places of a bracket come without wins.
  const kind = wire.value.kind ?? (rows.some((row) => row.wins !== null) ? 'group' : 'bracket');
  return ok({
    tournamentId: tournament_id,
    kind,
    rows: rows.map(({ rank, team, wins, losses, ties }) => ({ rank, team: toTeamStub(team), wins, losses, ties })),
  });
}

/** The matches of a bracket and, for each, the ids of those that feed it. */
export type Bracket = { readonly tournamentId: number; readonly feeders: ReadonlyMap<number, readonly number[]> };

/** A bracket as the archives store it: `{tournament_id, matches}`, where `matches` is what `/tournaments/{id}/brackets` returns. */
export function parseBracket(document: unknown): Parsed<Bracket> {
  const wire = decode('bracket', WireBracket, document);
  if (!wire.ok) return wire;
  const feeders = wire.value.matches.map(({ id, previous_matches }) => [id, previous_matches.map((each) => each.match_id)] as const);
  return ok({ tournamentId: wire.value.tournament_id, feeders: new Map(feeders) });
}
