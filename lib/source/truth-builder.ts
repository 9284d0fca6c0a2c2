import type { Champion, League, Player, Serie, SourceStandings, Team, TeamStub, Tournament } from '../domain/entities';
import type { ChampionRef, GameDetail } from '../domain/game';
import type { Feeding, Match } from '../domain/match';
import type { Rejection, SourceSnapshot } from './match-source';
import { mentionedIn } from './match-mentions';
import { parseChampion, parseLeague, parsePlayer, parseSerie, parseTeam, parseTournament } from './parse-entities';
import { hasFigures, parseGame } from './parse-game';
import { parseMatch } from './parse-match';
import { parseBracket, parseStandings } from './parse-standings';
import type { Parsed } from './parsing';

/** Everything a source knows, without the place where it stopped reading. */
export type SourceKnowledge = Omit<SourceSnapshot, 'cursor' | 'removed'>;

type Identified = { readonly id: number };

/**
 * Collects raw documents of the PandaScore shape into domain values. What
 * cannot be taken over becomes a rejection; entities that only matches mention
 * are taken from there. Matches must be added before their games.
 */
export class TruthBuilder {
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
  private readonly rejections: Rejection[] = [];

  reject(rejection: Rejection): void {
    this.rejections.push(rejection);
  }

  private take<Value>(parsed: Parsed<Value>, keep: (value: Value) => void): void {
    if (parsed.ok) keep(parsed.value);
    else this.reject(parsed.error);
  }

  private put<Value extends Identified>(entity: string, into: Map<number, Value>, value: Value): void {
    if (into.has(value.id))
      this.reject({ kind: 'malformed', entity, id: String(value.id), reason: 'appears twice; the first one is kept' });
    else into.set(value.id, value);
  }

  readonly addLeague = (document: unknown): void => this.take(parseLeague(document), (league) => this.put('league', this.leagues, league));
  readonly addSerie = (document: unknown): void => this.take(parseSerie(document), (serie) => this.put('serie', this.series, serie));
  readonly addTournament = (document: unknown): void =>
    this.take(parseTournament(document), (tournament) => this.put('tournament', this.tournaments, tournament));
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
    for (const player of game.players) {
      const shared = this.sharedChampions.get(player.champion.id);
      if (shared === undefined) this.sharedChampions.set(player.champion.id, player.champion);
      else player.champion = shared;
    }
    const games = this.games.get(matchId);
    if (games === undefined) this.games.set(matchId, [game]);
    else games.push(game);
  }

  private addMentions(document: unknown, match: Match): void {
    const known = this.leagues.has(match.leagueId) && this.series.has(match.serieId) && this.tournaments.has(match.tournamentId);
    if (
      known &&
      [match.left, match.right].every((side) => side.id === 0 || this.teams.has(side.id)) &&
      !this.mentionedTeams.has(match.tournamentId)
    )
      return;
    const mentioned = mentionedIn(document, match);
    // A stub that does not parse is no loss of its own: the match is kept, and nothing lists the entity.
    const fill = <Value extends Identified>(into: Map<number, Value>, id: number, parsed: Parsed<Value>) => {
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
  build(): SourceKnowledge {
    for (const [matchId, feeding] of this.feeders) {
      const match = this.matches.get(matchId);
      if (match !== undefined) this.matches.set(matchId, { ...match, ...feeding });
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
      games: new Map(
        [...this.games.entries()]
          .filter(([, games]) => games.some(hasFigures))
          .map(([matchId, games]) => [matchId, games.sort((a, b) => a.position - b.position)]),
      ),
      standings: byId(this.standings),
      rejections: this.rejections,
    };
  }
}
