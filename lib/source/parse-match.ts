import { LEAGUE_OF_LEGENDS_ID, LONGEST_BEST_OF } from '../domain/constants';
import { shortPatch } from '../domain/format';
import type { GameStatus, GameStub, Match, Stream, UnscoredSide } from '../domain/match';
import { ok } from '../domain/result';
import { leagueNames } from './parse-entities';
import { decode, foreign, parseCountry, type Parsed } from './parsing';
import { WireMatch, WireMatchOrigin, type WireMatchGame } from './wire-match';

/**
 * A match of the PandaScore shape as the domain's. `foreign` by spec §1: no
 * start time, no league, or another game. `malformed`: what we rely on is of
 * the wrong type.
 */
export function parseMatch(document: unknown): Parsed<Match> {
  const origin = decode('match', WireMatchOrigin, document);
  if (!origin.ok) return origin;
  if (origin.value.videogame?.id !== LEAGUE_OF_LEGENDS_ID) return foreign('match', document, 'not League of Legends');
  if (origin.value.begin_at === null) return foreign('match', document, 'no start time');
  if (origin.value.league === null) return foreign('match', document, 'no league');
  const wire = decode('match', WireMatch, document);
  return wire.ok ? ok(toMatch(wire.value)) : wire;
}

/** Status of a game as the source says it, else as its other fields imply. */
export function gameStatus(game: { status: string | null; finished: boolean | null; begin_at: string | null }): GameStatus {
  const { status } = game;
  if (status === 'finished' || status === 'running' || status === 'not_started' || status === 'not_played') return status;
  if (game.finished === true) return 'finished';
  return game.begin_at === null ? 'not_started' : 'running';
}

function toGameStub(game: WireMatchGame, index: number, match: Pick<WireMatch, 'status' | 'detailed_stats'>): GameStub {
  const status = gameStatus(game);
  const withoutFigures = match.detailed_stats === false || game.detailed_stats === false;
  return {
    id: game.id,
    position: game.position ?? index + 1,
    // A match decided early leaves its last games "not started" for ever.
    status: match.status === 'finished' && status === 'not_started' ? 'not_played' : status,
    beginAt: game.begin_at,
    endAt: game.end_at,
    // 0 stands for a length that nobody wrote down.
    lengthSeconds: game.length || null,
    winnerId: game.winner?.id ?? null,
    videoUrl: game.video_url,
    ...(withoutFigures ? { withoutFigures } : {}),
  };
}

const NOBODY: UnscoredSide = { id: 0, abbr: '', name: '', location: '', img: null, score: null };

function toSide(wire: WireMatch, index: number): UnscoredSide {
  const team = wire.opponents[index]?.opponent;
  if (!team) return NOBODY;
  return {
    id: team.id,
    abbr: team.acronym ?? '',
    name: team.name,
    location: parseCountry(team.location),
    img: team.image_url,
    score: null,
  };
}

/** The score as the results say it; where they are silent, the games won. */
function scoreOf(wire: WireMatch, side: UnscoredSide, games: readonly GameStub[]): number {
  if (side.id === 0) return 0;
  const told = wire.results.find((result) => (result.team_id ?? result.player_id) === side.id)?.score;
  return told ?? games.filter((game) => game.winnerId === side.id).length;
}

function toStreams(wire: WireMatch): Stream[] {
  const listed = wire.streams_list.flatMap(({ raw_url, embed_url, language, main, official }) =>
    raw_url === null
      ? []
      : [{ url: raw_url, embedUrl: embed_url, language: language ?? '', main: main ?? false, official: official ?? false }],
  );
  if (listed.length > 0) return listed;
  const named = [
    { stream: wire.streams?.official ?? null, language: '', main: true, official: true },
    { stream: wire.streams?.english ?? null, language: 'en', main: false, official: false },
    { stream: wire.streams?.russian ?? null, language: 'ru', main: false, official: false },
  ].flatMap(({ stream, ...rest }) => (stream?.raw_url ? [{ url: stream.raw_url, embedUrl: stream.embed_url, ...rest }] : []));
  // The official stream and a language's own are often the same one.
  const streams = named.filter((each, index) => named.findIndex((other) => other.url === each.url) === index);
  if (streams.length > 0 || wire.official_stream_url === null) return streams;
  return [{ url: wire.official_stream_url, embedUrl: wire.live_embed_url, language: '', main: true, official: true }];
}

function toMatch(wire: WireMatch): Match {
  const games = wire.games.map((game, index) => toGameStub(game, index, wire)).sort((a, b) => a.position - b.position);
  const left = toSide(wire, 0);
  const right = toSide(wire, 1);
  const league = leagueNames(wire.league.id, wire.league.name);
  const fullVersion = wire.videogame_version?.name ?? '';
  const rescheduled = wire.rescheduled ?? false;
  const shared = {
    id: wire.id,
    name: wire.name ?? '',
    beginAt: wire.begin_at,
    beginAtEstimated: wire.begin_at_estimated ?? false,
    rescheduled,
    originalBeginAt: rescheduled ? wire.original_scheduled_at : null,
    matchType: wire.match_type ?? 'best_of',
    numOfGames: wire.number_of_games || Math.min(Math.max(games.length, 1), LONGEST_BEST_OF),
    opponentType: wire.opponents.some((each) => each.type?.toLowerCase() === 'player') ? ('player' as const) : ('team' as const),
    regionId: league.regionId,
    leagueId: wire.league.id,
    leagueName: league.name,
    leagueImg: wire.league.image_url,
    serieId: wire.serie_id ?? wire.serie?.id ?? 0,
    serieName: wire.serie?.full_name || wire.serie?.name || '',
    tournamentId: wire.tournament_id ?? wire.tournament?.id ?? 0,
    tournamentName: wire.tournament?.name ?? '',
    version: shortPatch(fullVersion),
    fullVersion,
    games,
    streams: toStreams(wire),
    previousMatchIds: [],
    modifiedAt: wire.modified_at ?? wire.begin_at,
  };
  if (wire.status !== 'finished' && wire.status !== 'running') return { ...shared, status: wire.status, left, right };
  const scored = {
    left: { ...left, score: scoreOf(wire, left, games) },
    right: { ...right, score: scoreOf(wire, right, games) },
  };
  if (wire.status === 'running') return { ...shared, ...scored, status: wire.status };
  return {
    ...shared,
    ...scored,
    status: wire.status,
    endAt: wire.end_at,
    winnerId: wire.draw === true ? null : (wire.winner_id ?? wire.winner?.id ?? null),
    forfeit: wire.forfeit ?? false,
  };
}
