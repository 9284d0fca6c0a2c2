import type { Champion, League, Player, Serie, SourceStandings, Team, Tournament } from '../../domain/entities/entities';
import type { Match } from '../../domain/match/match';
import type { GoneEntity, SourceSnapshot } from '../../source/match-source';
import { mentionedLeague, mentionedSerie, mentionedTeam, mentionedTournament } from './mentioned-entities';

export type Entities = Pick<SourceSnapshot, 'leagues' | 'series' | 'tournaments' | 'teams' | 'players' | 'champions' | 'standings'>;

export const NO_ENTITIES: Entities = { leagues: [], series: [], tournaments: [], teams: [], players: [], champions: [], standings: [] };

/** Leagues, series, tournaments, teams, players, champions and source tables in memory, in the form in which they are stored. */
export class EntityIndex {
  readonly leagues = new Map<number, League>();
  readonly series = new Map<number, Serie>();
  readonly tournaments = new Map<number, Tournament>();
  readonly teams = new Map<number, Team>();
  readonly players = new Map<number, Player>();
  readonly champions = new Map<number, Champion>();
  /** The source's own tables by tournament. */
  readonly standings = new Map<number, SourceStandings>();
  #version = 0;

  /** Changes whenever anything is added: until then, what is derived from all entities may be cached. */
  get version(): number {
    return this.#version;
  }

  /** Adds entities, newer ones in place of older. */
  add({ leagues, series, tournaments, teams, players, champions, standings }: Partial<Entities>): void {
    this.#version += 1;
    for (const league of leagues ?? []) this.leagues.set(league.id, league);
    for (const serie of series ?? []) this.series.set(serie.id, serie);
    for (const tournament of tournaments ?? []) this.tournaments.set(tournament.id, tournament);
    for (const team of teams ?? []) this.teams.set(team.id, team);
    for (const player of players ?? []) this.players.set(player.id, player);
    for (const champion of champions ?? []) this.champions.set(champion.id, champion);
    for (const table of standings ?? []) this.standings.set(table.tournamentId, table);
  }

  /** The known entities among those that are gone at the source. */
  knownOf(gone: readonly GoneEntity[]): Entities {
    const of = <Value>(kind: GoneEntity['kind'], from: ReadonlyMap<number, Value>) =>
      gone.flatMap((each) => (each.kind === kind ? (from.get(each.id) ?? []) : []));
    return {
      ...NO_ENTITIES,
      leagues: of('league', this.leagues),
      series: of('serie', this.series),
      tournaments: of('tournament', this.tournaments),
      teams: of('team', this.teams),
      players: of('player', this.players),
    };
  }

  /** Removes entities, also from rosters and stages; returns the entities that named them. */
  remove({ leagues, series, tournaments, teams, players }: Entities): Entities {
    this.#version += 1;
    for (const { id } of leagues) this.leagues.delete(id);
    for (const { id } of series) this.series.delete(id);
    for (const { id } of tournaments) {
      this.tournaments.delete(id);
      this.standings.delete(id);
    }
    for (const { id } of teams) this.teams.delete(id);
    for (const { id } of players) this.players.delete(id);
    const without = <Listed extends { readonly id: number }>(listed: readonly Listed[], gone: readonly { readonly id: number }[]) =>
      listed.filter((each) => !gone.some(({ id }) => id === each.id));
    const changed = {
      ...NO_ENTITIES,
      teams: [...this.teams.values()].flatMap((team) => {
        const left = without(team.players, players);
        return left.length === team.players.length ? [] : [{ ...team, players: left }];
      }),
      tournaments: [...this.tournaments.values()].flatMap((tournament) => {
        const left = without(tournament.teams, teams);
        return left.length === tournament.teams.length ? [] : [{ ...tournament, teams: left }];
      }),
    };
    this.add(changed);
    return changed;
  }

  all(): Entities {
    return {
      leagues: [...this.leagues.values()],
      series: [...this.series.values()],
      tournaments: [...this.tournaments.values()],
      teams: [...this.teams.values()],
      players: [...this.players.values()],
      champions: [...this.champions.values()],
      standings: [...this.standings.values()],
    };
  }

  /**
   * Adds entities that matches name and the source has not sent (a new league or
   * team between two snapshots), with what the matches contain. Returns what was
   * added.
   */
  addMentioned(matches: Iterable<Match>): Entities {
    const added = new EntityIndex();
    for (const match of matches) {
      const { leagueId, serieId, tournamentId, left, right } = match;
      if (!this.leagues.has(leagueId)) added.leagues.set(leagueId, mentionedLeague(match));
      // An id of 0 stands for nothing.
      if (serieId !== 0 && !this.series.has(serieId)) added.series.set(serieId, mentionedSerie(match));
      if (tournamentId !== 0 && !this.tournaments.has(tournamentId)) added.tournaments.set(tournamentId, mentionedTournament(match));
      for (const side of match.opponentType === 'team' ? [left, right] : [])
        if (side.id > 0 && !this.teams.has(side.id)) added.teams.set(side.id, mentionedTeam(side));
    }
    const entities = added.all();
    if (Object.values(entities).some((list) => list.length > 0)) this.add(entities);
    return entities;
  }
}
