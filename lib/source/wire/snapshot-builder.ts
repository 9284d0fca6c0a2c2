import * as v from 'valibot';
import type { Champion, League, Player, Serie, SourceStandings, Team, TeamStub, Tournament } from '../../domain/entities/entities';
import type { ChampionRef, GameDetail } from '../../domain/match/game';
import type { Feeding, Match } from '../../domain/match/match';
import { type Loss, LossCount, type Rejection, type SourceSnapshot } from '../match-source';
import { completeGames } from './complete-games';
import { parseChampion, parseLeague, parsePlayer, parseSerie, parseTeam, parseTournament } from './parse-entities';
import { hasDetails, parseGame } from './parse-game';
import { parseMatch } from './parse-match';
import { parseBracket, parseStandings } from './parse-standings';
import type { ParseResult } from './parsing';
import { looseList } from './wire';

const mentions = v.object({
  league: v.optional(v.unknown()),
  serie: v.optional(v.unknown()),
  tournament: v.optional(v.unknown()),
  opponents: looseList(v.object({ opponent: v.record(v.string(), v.unknown()) })),
});

/**
 * The documents that a match carries inside it: league, serie, tournament and
 * teams. They replace entities that a source does not list itself.
 */
function mentionedIn(document: unknown, match: Match): { league: unknown; serie: unknown; tournament: unknown; teams: readonly unknown[] } {
  const parsed = v.safeParse(mentions, document);
  if (!parsed.typed) return { league: null, serie: null, tournament: null, teams: [] };
  const { league, serie, tournament, opponents } = parsed.output;
  // A stub may leave out, or hold as null, what the match has in a field next to it.
  const within = (stub: unknown, ids: Record<string, number>): unknown =>
    typeof stub === 'object' && stub !== null ? { ...stub, ...ids } : stub;
  return {
    league: within(league, { id: match.leagueId }),
    serie: within(serie, { id: match.serieId, league_id: match.leagueId }),
    tournament: within(tournament, { id: match.tournamentId, league_id: match.leagueId, serie_id: match.serieId }),
    teams: match.opponentType === 'team' ? opponents.map((each) => each.opponent) : [],
  };
}

/** Everything a source has, without its cursor. */
export type SourceDocuments = Omit<SourceSnapshot, 'cursor' | 'removed'>;

type WithId = { readonly id: number };

/** A document that names no parent, until a match names it. */
type Orphan = { readonly document: object; readonly rejection: Rejection };

/**
 * Collects raw documents of the PandaScore shape into domain values. What
 * cannot be taken over becomes a rejection, what cannot be read inside a
 * document a loss; entities that only matches mention are taken from there.
 * Entities must be added before matches, and matches before their games.
 */
export class SnapshotBuilder {
  private readonly leagues = new Map<number, League>();
  private readonly series = new Map<number, Serie>();
  private readonly tournaments = new Map<number, Tournament>();
  private readonly teams = new Map<number, Team>();
  private readonly players = new Map<number, Player>();
  private readonly champions = new Map<number, Champion>();
  private readonly matches = new Map<number, Match>();
  private readonly games = new Map<number, GameDetail[]>();
  private readonly standings = new Map<number, SourceStandings>();
  private readonly feeders = new Map<number, Feeding>();
  /** Teams of tournaments known only from matches. */
  private readonly mentionedTeams = new Map<number, Map<number, TeamStub>>();
  private readonly sharedChampions = new Map<number, ChampionRef>();
  private readonly gameIds = new Set<number>();
  /** Series and tournaments without league or serie, by entity and id. */
  private readonly orphans = new Map<string, Orphan>();
  private readonly rejections: Rejection[] = [];
  private readonly losses = new LossCount();

  reject(rejection: Rejection): void {
    this.rejections.push(rejection);
  }

  /** Counts what could not be read inside documents that others take over. */
  lose(losses: readonly Loss[]): void {
    this.losses.add(losses);
  }

  private take<Value>(parsed: ParseResult<Value>, keep: (value: Value) => void): void {
    if (!parsed.ok) return this.reject(parsed.error);
    this.lose(parsed.losses);
    keep(parsed.value);
  }

  /** As `take`; what names no parent waits for a match that does. */
  private takeOrWait<Value>(document: unknown, parsed: ParseResult<Value>, keep: (value: Value) => void): void {
    const hasId = !parsed.ok && parsed.error.kind === 'malformed' && Number(parsed.error.id) > 0;
    if (hasId && typeof document === 'object' && document !== null)
      this.orphans.set(`${parsed.error.entity} ${parsed.error.id}`, { document, rejection: parsed.error });
    else this.take(parsed, keep);
  }

  /** The document of an entity that named no parent, with the parents that a match names. */
  private adopted(entity: string, id: number, parents: Record<string, number>): unknown {
    const key = `${entity} ${id}`;
    const orphan = this.orphans.get(key);
    this.orphans.delete(key);
    return orphan && { ...orphan.document, ...parents };
  }

  private put<Value extends WithId>(entity: string, into: Map<number, Value>, value: Value): void {
    if (into.has(value.id))
      this.reject({ kind: 'malformed', entity, id: String(value.id), reason: 'appears twice; the first one is kept' });
    else into.set(value.id, value);
  }

  readonly addLeague = (document: unknown): void => this.take(parseLeague(document), (league) => this.put('league', this.leagues, league));
  readonly addSerie = (document: unknown): void =>
    this.takeOrWait(document, parseSerie(document), (serie) => this.put('serie', this.series, serie));
  readonly addTournament = (document: unknown): void =>
    this.takeOrWait(document, parseTournament(document), (tournament) => this.put('tournament', this.tournaments, tournament));
  readonly addTeam = (document: unknown): void => this.take(parseTeam(document), (team) => this.put('team', this.teams, team));
  readonly addPlayer = (document: unknown): void => this.take(parsePlayer(document), (player) => this.put('player', this.players, player));
  readonly addChampion = (document: unknown): void =>
    this.take(parseChampion(document), (champion) => this.put('champion', this.champions, champion));

  readonly addMatch = (document: unknown): void =>
    this.take(parseMatch(document), (match) => {
      this.put('match', this.matches, match);
      this.addMentions(document, match);
    });

  readonly addGame = (document: unknown): void =>
    this.take(parseGame(document), ({ matchId, game }) => {
      const about = { entity: 'game', id: String(game.id) };
      if (!this.matches.has(matchId)) this.reject({ ...about, kind: 'foreign', reason: `its match ${matchId} is not kept` });
      else if (this.gameIds.has(game.id)) this.reject({ ...about, kind: 'malformed', reason: 'appears twice; the first one is kept' });
      else this.keepGame(matchId, game);
    });

  readonly addStandings = (document: unknown): void =>
    this.take(parseStandings(document), (standings) => this.standings.set(standings.tournamentId, standings));

  readonly addBracket = (document: unknown): void =>
    this.take(parseBracket(document), (bracket) => {
      for (const [matchId, feeding] of bracket.feeders) this.feeders.set(matchId, feeding);
    });

  private keepGame(matchId: number, game: GameDetail): void {
    this.gameIds.add(game.id);
    // Ten champions a game and thousands of games: one object a champion spares much memory.
    for (const player of game.players) player.champion = this.sharedChampion(player.champion);
    const games = this.games.get(matchId);
    if (games === undefined) this.games.set(matchId, [game]);
    else games.push(game);
  }

  /** The first one that has a name, in a game or in the list of champions. */
  private sharedChampion(champion: ChampionRef): ChampionRef {
    const shared = this.sharedChampions.get(champion.id);
    if (shared !== undefined) return shared;
    const listed = champion.name === '' ? this.champions.get(champion.id) : undefined;
    const first = listed === undefined ? champion : { id: listed.id, name: listed.name, img: listed.img };
    if (first.name !== '' || first.id === 0) this.sharedChampions.set(first.id, first);
    return first;
  }

  private addMentions(document: unknown, match: Match): void {
    const known = this.leagues.has(match.leagueId) && this.series.has(match.serieId) && this.tournaments.has(match.tournamentId);
    if (
      known &&
      [match.left, match.right].every((side) => side.id === 0 || this.teams.has(side.id)) &&
      !this.mentionedTeams.has(match.tournamentId)
    )
      return;
    const { leagueId: league_id, serieId: serie_id } = match;
    const serie = this.adopted('serie', match.serieId, { league_id });
    if (serie !== undefined) this.addSerie(serie);
    const tournament = this.adopted('tournament', match.tournamentId, { league_id, serie_id });
    if (tournament !== undefined) this.addTournament(tournament);
    const mentioned = mentionedIn(document, match);
    // A stub that does not parse is no loss of its own: the match stays, and nothing lists the entity.
    const fill = <Value extends WithId>(into: Map<number, Value>, id: number, parsed: ParseResult<Value>) => {
      if (parsed.ok && parsed.value.id === id) into.set(id, parsed.value);
    };
    if (!this.leagues.has(match.leagueId)) fill(this.leagues, match.leagueId, parseLeague(mentioned.league));
    if (!this.series.has(match.serieId)) fill(this.series, match.serieId, parseSerie(mentioned.serie));
    if (!this.tournaments.has(match.tournamentId)) {
      fill(this.tournaments, match.tournamentId, parseTournament(mentioned.tournament));
      this.mentionedTeams.set(match.tournamentId, new Map());
    }
    for (const document of mentioned.teams) {
      const parsed = parseTeam(document);
      if (!parsed.ok) continue;
      if (!this.teams.has(parsed.value.id)) this.teams.set(parsed.value.id, parsed.value);
      const { id, name, acronym, img } = parsed.value;
      this.mentionedTeams.get(match.tournamentId)?.set(id, { id, name, acronym, img });
    }
  }

  /** Everything added so far; call it once, at the end. */
  build(): SourceDocuments {
    for (const { rejection } of this.orphans.values()) this.reject(rejection);
    for (const [matchId, match] of this.matches) {
      const { match: complete, details } = completeGames(match, this.games.get(matchId) ?? []);
      if (this.games.has(matchId)) this.games.set(matchId, details);
      this.matches.set(matchId, { ...complete, previousMatchIds: [], ...this.feeders.get(matchId) });
    }
    const byId = <Value>(values: ReadonlyMap<number, Value>) => [...values.entries()].sort(([a], [b]) => a - b).map(([, value]) => value);
    return {
      leagues: byId(this.leagues),
      series: byId(this.series),
      tournaments: byId(this.tournaments).map((tournament) => {
        const teams = this.mentionedTeams.get(tournament.id);
        return teams === undefined ? tournament : { ...tournament, teams: byId(teams) };
      }),
      teams: byId(this.teams),
      players: byId(this.players),
      champions: byId(this.champions),
      matches: byId(this.matches),
      games: new Map([...this.games].filter(([, games]) => games.some(hasDetails))),
      standings: byId(this.standings),
      rejections: this.rejections,
      losses: this.losses.list(),
    };
  }
}
