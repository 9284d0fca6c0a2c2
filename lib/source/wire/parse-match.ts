import * as v from 'valibot';
import { LONGEST_BEST_OF } from '../../domain/values/constants';
import { isRecord } from '../../domain/values/is-record';
import { contradictsItsGames, hasAllGames } from '../../domain/competition/table-notes';
import { isDecided } from '../../domain/match/match-length';
import { patchName } from '../../domain/match/patch-name';
import type { FinishedMatch, GameStatus, GameStub, Match, Stream, UnscoredSide } from '../../domain/match/match';
import { gamePositions } from './complete-games';
import { acronymAmong, leagueNames } from './parse-entities';
import { decode, foreign, isLeagueOfLegends, kept, loss, malformed, parseCountry, type ParseResult } from './parsing';
import { isPlaceholder, wireInstant } from './wire';
import { WireMatch, type WireMatchGame } from './wire-match';

/** When a match was to begin whose new date is not known. */
function formerBegin({ status, scheduled_at, original_scheduled_at }: WireMatch, known: string | null): string | null {
  return status === 'postponed' || status === 'canceled' ? (known ?? scheduled_at ?? original_scheduled_at) : null;
}

/**
 * A match of the PandaScore shape as the domain's. `foreign`: no
 * start time, no league, or another game. `malformed`: no id, or a start or a
 * league that cannot be read. All else may be unknown; a match that names no
 * game comes from lists of League of Legends.
 *
 * @param knownBegin when the match was to begin, as far as the site knew it: one that is put off without a new date stays there
 */
export function parseMatch(document: unknown, knownBegin: string | null = null): ParseResult<Match> {
  const wire = decode('match', WireMatch, document);
  if (!wire.ok) return wire;
  const { videogame, begin_at: given, league, league_id } = wire.value;
  if (!isLeagueOfLegends(videogame)) return foreign('match', document, 'not League of Legends');
  const known = given === null || isPlaceholder(given) ? formerBegin(wire.value, knownBegin) : given;
  if (known === null) return foreign('match', document, given === null ? 'no start time' : 'its start stands for an unknown time');
  const leagueId = league?.id ?? league_id;
  if (leagueId === null && isRecord(document) && (document['league'] ?? null) === null) return foreign('match', document, 'no league');
  const begin = v.safeParse(wireInstant, known);
  if (!begin.success) return malformed('match', document, `begin_at: ${begin.issues[0].message}`);
  if (leagueId === null) return malformed('match', document, 'league: has no id');
  const match = toMatch(wire.value, begin.output, leagueId);
  const contradictions = contradictionsIn(wire.value, match).map(([part, reason]) => loss('unreadable', 'match', document, part, reason));
  return kept(match, [...wire.losses, ...contradictions]);
}

type StatusFields = {
  readonly status: string | null;
  readonly finished: boolean | null;
  readonly begin_at: string | null;
  readonly end_at: string | null;
  readonly winner: { readonly id: number | null } | null;
};

/** Status of a game as the source says it, else as its other fields imply. */
export function gameStatus({ status, finished, begin_at, end_at, winner }: StatusFields): GameStatus {
  if (status === 'finished' || status === 'running' || status === 'not_started' || status === 'not_played') return status;
  if (finished === true || end_at !== null || (winner?.id ?? null) !== null) return 'finished';
  return begin_at === null ? 'not_started' : 'running';
}

const STATUSES = ['not_started', 'running', 'finished', 'canceled', 'postponed'] as const;

/** Status of a match as the source says it, else as its other fields imply. */
function matchStatus(wire: WireMatch): Match['status'] {
  const known = STATUSES.find((status) => status === wire.status);
  if (known !== undefined) return known;
  if (wire.end_at !== null || winnerOf(wire) !== null) return 'finished';
  return wire.games.some((game) => game !== null && gameStatus(game) !== 'not_started') ? 'running' : 'not_started';
}

function winnerOf(wire: WireMatch): number | null {
  return wire.winner_id ?? wire.winner?.id ?? null;
}

/** A match decided early leaves its last games "not started" for ever, and one that was forfeited ends games that nobody began. */
function wasNotPlayed(game: WireMatchGame, status: GameStatus, match: WireMatch): boolean {
  if (status === 'finished') return (match.forfeit === true || game.forfeit === true) && game.begin_at === null && !game.length;
  return status === 'not_started' && matchStatus(match) === 'finished';
}

/** Without its position, which follows from all games. */
function toGameStub(game: WireMatchGame, match: WireMatch): GameStub {
  const status = gameStatus(game);
  const withoutFigures = match.detailed_stats === false || game.detailed_stats === false;
  return {
    id: game.id,
    position: 0,
    status: wasNotPlayed(game, status, match) ? 'not_played' : status,
    beginAt: game.begin_at,
    endAt: game.end_at,
    // 0 stands for an unknown length.
    lengthSeconds: game.length || null,
    winnerId: game.winner?.id ?? null,
    videoUrl: game.video_url,
    ...(withoutFigures ? { withoutFigures } : {}),
  };
}

function toGames(wire: WireMatch): GameStub[] {
  const read = wire.games.map((game) => game && { stub: toGameStub(game, wire), position: game.position });
  const positions = gamePositions(
    read.map(
      (game) =>
        game && {
          id: game.stub.id,
          position: game.position,
          beginAt: game.stub.beginAt,
          isNone: game.stub.status === 'not_played' && game.stub.winnerId === null,
        },
    ),
  );
  const most = Math.max(wire.number_of_games || 0, read.filter((game) => game?.stub.status !== 'not_played').length);
  return read
    .flatMap((game) => (game === null ? [] : [{ ...game.stub, position: positions.get(game.stub.id) ?? 1 }]))
    .filter(({ position, status }) => status !== 'not_played' || wire.match_type === 'first_to' || position <= most)
    .sort((a, b) => a.position - b.position);
}

const NOBODY: UnscoredSide = { id: 0, abbr: '', name: '', location: '', img: null, score: null };

function toSide(wire: WireMatch, index: number): UnscoredSide {
  const team = wire.opponents[index]?.opponent;
  if (!team) return NOBODY;
  return {
    id: team.id,
    abbr: acronymAmong(
      wire.opponents.flatMap((each) => each?.opponent ?? []),
      team,
    ),
    name: team.name ?? team.acronym ?? '',
    location: parseCountry(team.location),
    img: team.image_url,
    score: null,
  };
}

/** The score as the results say it; where they are silent, the games won. */
function scoreOf(wire: WireMatch, side: UnscoredSide, games: readonly GameStub[]): number {
  if (side.id === 0) return 0;
  const score = wire.results.find((result) => (result.team_id ?? result.player_id) === side.id)?.score;
  return score ?? games.filter((game) => game.winnerId === side.id).length;
}

function toStreams(wire: WireMatch): Stream[] {
  const listed = wire.streams_list.map(({ raw_url, embed_url, language, main, official }) => ({
    url: raw_url,
    embedUrl: embed_url,
    language: language ?? '',
    main: main ?? false,
    official: official ?? false,
  }));
  const named = [
    { stream: wire.streams?.official ?? null, language: '', main: true, official: true },
    { stream: wire.streams?.english ?? null, language: 'en', main: false, official: false },
    { stream: wire.streams?.russian ?? null, language: 'ru', main: false, official: false },
  ].flatMap(({ stream, ...rest }) => (stream?.raw_url ? [{ url: stream.raw_url, embedUrl: stream.embed_url, ...rest }] : []));
  // The official stream and a language's own are often the same one.
  const all = listed.length > 0 ? listed : named;
  const streams = all.filter((each, index) => all.findIndex((other) => other.url === each.url) === index);
  if (streams.length > 0 || wire.official_stream_url === null) return streams;
  return [{ url: wire.official_stream_url, embedUrl: wire.live_embed_url, language: '', main: true, official: true }];
}

function toMatch(wire: WireMatch, beginAt: string, leagueId: number): Match {
  const status = matchStatus(wire);
  const games = toGames(wire);
  const left = toSide(wire, 0);
  const right = toSide(wire, 1);
  const league = leagueNames(leagueId, wire.league?.name ?? '');
  const fullVersion = wire.videogame_version?.name ?? '';
  const rescheduled = wire.rescheduled ?? false;
  const shared = {
    id: wire.id,
    name: wire.name ?? '',
    beginAt,
    beginAtEstimated: wire.begin_at_estimated ?? false,
    rescheduled,
    originalBeginAt: rescheduled ? wire.original_scheduled_at : null,
    matchType: wire.match_type ?? 'best_of',
    numOfGames: wire.number_of_games || Math.min(Math.max(games.length, 1), LONGEST_BEST_OF),
    opponentType: wire.opponents.some((each) => each?.type?.toLowerCase() === 'player') ? ('player' as const) : ('team' as const),
    regionId: league.regionId,
    leagueId,
    leagueName: league.name,
    leagueImg: wire.league?.image_url ?? null,
    serieId: wire.serie_id ?? wire.serie?.id ?? 0,
    serieName: wire.serie?.full_name || wire.serie?.name || '',
    tournamentId: wire.tournament_id ?? wire.tournament?.id ?? 0,
    tournamentName: wire.tournament?.name ?? '',
    version: patchName(fullVersion),
    fullVersion,
    games,
    streams: toStreams(wire),
    previousMatchIds: [],
    modifiedAt: wire.modified_at ?? beginAt,
  };
  if (status !== 'finished' && status !== 'running') return { ...shared, status, left, right };
  const scored = {
    left: { ...left, score: scoreOf(wire, left, games) },
    right: { ...right, score: scoreOf(wire, right, games) },
  };
  if (status === 'running') return { ...shared, ...scored, status };
  const forfeit = wire.forfeit ?? false;
  const winnerId = resultOf(wire, { ...shared, ...scored, forfeit });
  return {
    ...shared,
    ...scored,
    status,
    endAt: wire.end_at,
    winnerId: winnerId === 'draw' ? null : winnerId,
    ...(winnerId === 'draw' ? { drawn: true as const } : {}),
    forfeit,
  };
}

type PlayedMatch = Pick<FinishedMatch, 'left' | 'right' | 'forfeit' | 'matchType' | 'numOfGames'>;

function leaderOf({ left, right }: PlayedMatch): number | null {
  return left.score === right.score ? null : left.score > right.score ? left.id : right.id;
}

/** Who won: as the source says it where its score agrees, else who has won enough games; null where neither says it. Games need not be played where a team forfeits. */
function resultOf(wire: WireMatch, played: PlayedMatch): number | 'draw' | null {
  const winnerId = winnerOf(wire);
  const leader = leaderOf(played);
  if (wire.draw === true) return winnerId === null && leader === null ? 'draw' : null;
  if (winnerId === null) return leader !== null && leader > 0 && isDecided(played, played.left.score, played.right.score) ? leader : null;
  const isSide = winnerId === played.left.id || winnerId === played.right.id;
  return isSide && (played.forfeit || leader === null || leader === winnerId) ? winnerId : null;
}

/** Where what the source says of a result contradicts itself: [part, reason]. An opponent or a game that is missing contradicts nothing. */
function contradictionsIn(wire: WireMatch, match: Match): (readonly [string, string])[] {
  if (match.status !== 'finished' || match.left.id === 0 || match.right.id === 0) return [];
  const winnerId = winnerOf(wire);
  const leader = leaderOf(match);
  const found: (readonly [string, string])[] = [];
  if (winnerId !== null && winnerId !== match.left.id && winnerId !== match.right.id) found.push(['winner_id', 'is neither opponent']);
  else if (wire.draw === true && (winnerId !== null || leader !== null)) found.push(['draw', 'contradicts winner or score']);
  else if (!match.forfeit && winnerId !== null && leader !== winnerId) found.push(['winner_id', 'contradicts the score']);
  if (hasAllGames(match) && contradictsItsGames(match)) found.push(['results', 'contradict the games']);
  return found;
}
