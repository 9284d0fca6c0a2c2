import type { SourceStandings } from '../../domain/entities/entities';
import type { Feeding } from '../../domain/match/match';
import { toTeamStub } from './parse-entities';
import { decode, kept, type ParseResult } from './parsing';
import { WireBracket, WireStandings, type WireBracketMatch } from './wire-entities';

/** A table as the archives store it: `{tournament_id, kind, rows}`, where `rows` is what `/tournaments/{id}/standings` returns. */
export function parseStandings(document: unknown): ParseResult<SourceStandings> {
  const wire = decode('standings', WireStandings, document);
  if (!wire.ok) return wire;
  const { tournament_id, rows } = wire.value;
  const teams = rows.map(({ team }) => team);
  // The API names no kind: places of a bracket come without wins.
  const kind = wire.value.kind ?? (rows.some((row) => row.wins !== null) ? 'group' : 'bracket');
  return kept(
    {
      tournamentId: tournament_id,
      kind,
      rows: rows.map(({ rank, team, wins, losses, ties }) => ({ rank, team: toTeamStub(team, teams), wins, losses, ties })),
    },
    wire.losses,
  );
}

/** The matches of a bracket, each with the matches that feed it. */
type BracketFeeders = { readonly tournamentId: number; readonly feeders: ReadonlyMap<number, Feeding> };

/** A bracket as the archives store it: `{tournament_id, matches}`, where `matches` is what `/tournaments/{id}/brackets` returns. */
export function parseBracket(document: unknown): ParseResult<BracketFeeders> {
  const wire = decode('bracket', WireBracket, document);
  if (!wire.ok) return wire;
  const feeders = wire.value.matches.map(({ id, previous_matches }) => [id, readFeeding(previous_matches)] as const);
  return kept({ tournamentId: wire.value.tournament_id, feeders: new Map(feeders) }, wire.losses);
}

function readFeeding(previous: WireBracketMatch['previous_matches']): Feeding {
  const takes = previous.flatMap(({ type }) => type ?? []);
  const previousMatchIds = previous.map(({ match_id }) => match_id);
  return previous.length > 0 && takes.length === previous.length ? { previousMatchIds, previousTakes: takes } : { previousMatchIds };
}
