import type { League, Player, Serie, Team, TeamStub, Tournament } from '../../domain/entities/entities';
import type { Frame, GameDetail, GamePlayer, GameTeam } from '../../domain/match/game';
import type { FinishedMatch, GameStub, ScoredSide } from '../../domain/match/match';
import { patchName } from '../../domain/match/patch-name';
import { WEEK_MS } from '../../domain/values/durations';
import type { SourceDocuments } from '../wire/snapshot-builder';
import { toInstant } from '../wire/wire';
import { type ChampionCatalog, championCatalog } from './champions';
import type { DataPlayer, DataTeam } from './games';
import { NameIds } from './ids';
import { type DatedGame, matchesOf } from './matches';
import { leagueOf, pandaScoreLeagueId, teamAcronym } from './names';
import { type DataStage, dataStages } from './stages';

/** A season as far as match data files tell it: what was played, and everything that follows from it. */

/** A team is known by what it was called last. */
function latestNames(games: readonly DatedGame[]): ReadonlyMap<string, string> {
  return new Map(games.flatMap(({ blue, red }) => [blue, red].map((team) => [team.key, team.name] as const)));
}

/** A player who was in none of so many last games of the team is not active. */
const RECENT_GAMES = 10;

type Appearance = { readonly player: DataPlayer; readonly teamKey: string };

/** The teams and players of games, which must ascend by their beginnings. */
class People {
  readonly #names: ReadonlyMap<string, string>;
  readonly #last = new Map<string, Appearance>();
  readonly #recent = new Map<string, string[][]>();

  constructor(
    games: readonly DatedGame[],
    private readonly ids: NameIds,
  ) {
    this.#names = latestNames(games);
    for (const team of games.flatMap(({ blue, red }) => [blue, red])) {
      for (const player of team.players) this.#last.set(player.key, { player, teamKey: team.key });
      if (team.key === '') continue;
      const before = this.#recent.get(team.key) ?? [];
      this.#recent.set(team.key, [...before.slice(1 - RECENT_GAMES), team.players.map(({ key }) => key)]);
    }
  }

  teamStub(key: string): TeamStub {
    const name = this.#names.get(key) ?? '';
    return { id: this.teamId(key), name, acronym: teamAcronym(name), img: null };
  }

  /** The id of a team; 0 for one that the file does not know. */
  teamId(key: string): number {
    return key === '' ? 0 : this.ids.idOf('team', key);
  }

  teams(): Team[] {
    return [...this.#names.keys()]
      .filter((key) => key !== '')
      .map((key) => {
        const recent = new Set(this.#recent.get(key)?.flat());
        const own = [...this.#last].filter(([, { teamKey }]) => teamKey === key);
        return {
          ...this.teamStub(key),
          location: '',
          players: own.map(([playerKey, { player: { name, role } }]) => ({ id: this.ids.idOf('player', playerKey), name, role, img: null, active: recent.has(playerKey) })), // prettier-ignore
        };
      });
  }

  players(): Player[] {
    return [...this.#last].map(([key, { player, teamKey }]) => ({
      id: this.ids.idOf('player', key),
      name: player.name,
      firstName: '',
      lastName: '',
      role: player.role,
      nationality: '',
      img: null,
      active: true,
      team: teamKey === '' ? null : this.teamStub(teamKey),
    }));
  }
}

/** The ids under which a game's teams, players and champions are known. */
type Ids = {
  readonly teamId: (key: string) => number;
  readonly playerId: (player: DataPlayer, team: DataTeam) => number;
  readonly champions: ChampionCatalog;
};

function gameTeam(team: DataTeam, side: 'blue' | 'red', ids: Ids): GameTeam[] {
  if (team.figures === null) return [];
  return [{ id: ids.teamId(team.key), side, ...team.figures, bans: team.bans.flatMap((name) => ids.champions.byName(name)?.id ?? []) }];
}

function gamePlayers(team: DataTeam, teamId: number | null, ids: Ids): GamePlayer[] {
  return team.players.flatMap((player) => {
    const champion = ids.champions.byName(player.champion);
    if (champion === null) return [];
    return { id: ids.playerId(player, team), name: player.name, teamId, role: player.role, champion, ...player.figures };
  });
}

const NOTHING_TAKEN = { towers: null, dragons: null, barons: null, inhibitors: null };

/** What the file knows of a game's course: 10, 15, 20 and 25 minutes, and its end. */
function framesOf({ blue, red, lengthSeconds }: DatedGame, ids: Ids): Frame[] {
  const teams = [blue, red];
  const moments = [...new Set(blue.at.map(({ seconds }) => seconds))].filter(
    (seconds) => lengthSeconds === null || seconds < lengthSeconds,
  );
  const frames = moments.map((seconds): Frame => ({
    seconds,
    teams: teams.flatMap((team) => {
      const at = team.at.find((each) => each.seconds === seconds);
      return at ? [{ id: ids.teamId(team.key), gold: at.gold, kills: at.kills, ...NOTHING_TAKEN }] : [];
    }),
    players: teams.flatMap((team) =>
      team.players.flatMap((player) => {
        const at = player.at.find((each) => each.seconds === seconds);
        if (at === undefined) return [];
        const { gold, cs, xp, kills, deaths, assists } = at;
        return { id: ids.playerId(player, team), gold, cs, level: null, xp, kills, deaths, assists };
      }),
    ),
  }));
  if (frames.length === 0 || lengthSeconds === null) return frames;
  const end: Frame = {
    seconds: lengthSeconds,
    teams: teams.flatMap(({ key, figures }) => {
      if (figures === null) return [];
      const { gold, kills, towers, dragons, barons, inhibitors } = figures;
      return { id: ids.teamId(key), gold, kills, towers, dragons, barons, inhibitors };
    }),
    players: [],
  };
  return [...frames, end];
}

type GamePlace = { readonly id: number; readonly position: number };

/** A game's figures. Two teams that are both unknown cannot be told apart: their champions and players are known, not who played for whom. */
export function gameDetail(game: DatedGame, { id, position }: GamePlace, ids: Ids): GameDetail {
  const alike = game.blue.key === game.red.key;
  const idOf = (team: DataTeam) => (alike ? null : ids.teamId(team.key));
  return {
    id,
    position,
    status: 'finished',
    beginAt: toInstant(game.beginAt),
    lengthSeconds: game.lengthSeconds,
    winnerId: game.winner === null ? null : idOf(game[game.winner]) || null,
    videoUrl: null,
    teams: alike ? [] : [...gameTeam(game.blue, 'blue', ids), ...gameTeam(game.red, 'red', ids)],
    players: [...gamePlayers(game.blue, idOf(game.blue), ids), ...gamePlayers(game.red, idOf(game.red), ids)],
    frames: alike ? [] : framesOf(game, ids),
  };
}

function endOf({ beginAt, lengthSeconds }: DatedGame): number | null {
  return lengthSeconds === null ? null : beginAt + lengthSeconds * 1000;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Puts stages together into documents. */
class SeasonBuilder {
  readonly #ids = new NameIds();
  readonly #champions = championCatalog(this.#ids);
  readonly #people: People;
  readonly #leagues = new Map<string, League>();
  readonly #series = new Map<number, Serie>();
  readonly #tournaments: Tournament[] = [];
  readonly #matches: FinishedMatch[] = [];
  readonly #games = new Map<number, readonly GameDetail[]>();
  /** A stage that ended so shortly before the last game may go on. */
  readonly #lately: number;

  constructor(private readonly allGames: readonly DatedGame[]) {
    this.#people = new People(allGames, this.#ids);
    this.#lately = (allGames.at(-1)?.beginAt ?? 0) - WEEK_MS;
  }

  #league(code: string): League {
    const known = this.#leagues.get(code) ?? leagueOf(code, pandaScoreLeagueId(code) ?? this.#ids.idOf('league', code));
    this.#leagues.set(code, known);
    return known;
  }

  #serie({ league, year, split }: DataStage): Serie {
    const id = this.#ids.idOf('serie', [league, year, split].join('\n'));
    const serie = this.#series.get(id) ?? {
      id,
      leagueId: this.#league(league).id,
      fullName: [capital(split), year].filter((part) => part !== '' && part !== null).join(' '),
      year,
      season: split || null,
      beginAt: null,
      endAt: null,
      winnerId: null,
    };
    this.#series.set(id, serie);
    return serie;
  }

  /** An end that is not certain is unknown. */
  #span(beginAt: number, endAt: number): { readonly beginAt: string; readonly endAt: string | null } {
    return { beginAt: toInstant(beginAt), endAt: endAt < this.#lately ? toInstant(endAt) : null };
  }

  #side(team: DataTeam, score: number): ScoredSide {
    if (team.key === '') return { id: 0, abbr: '', name: '', location: '', img: null, score };
    const { id, name, acronym } = this.#people.teamStub(team.key);
    return { id, abbr: acronym, name, location: '', img: null, score };
  }

  add(stage: DataStage): void {
    const serie = this.#serie(stage);
    const league = this.#league(stage.league);
    const id = this.#ids.idOf('tournament', [stage.league, stage.year, stage.split, stage.name].join('\n'));
    const matches = stage.matches.map((match) => this.#match(match, { league, serie, tournament: { id, name: stage.name } }));
    const begins = stage.matches.map(({ beginAt }) => beginAt);
    const ends = stage.matches.map(({ games, beginAt }) => games.at(-1)?.game.beginAt ?? beginAt);
    const span = this.#span(Math.min(...begins), Math.max(...ends));
    const teams = new Map(stage.matches.flatMap((match) => match.teams).map((team) => [team.key, team]));
    this.#tournaments.push({
      id,
      leagueId: league.id,
      serieId: serie.id,
      name: stage.name,
      ...span,
      winnerId: null,
      hasBracket: stage.knockout,
      tier: null,
      prizePool: null,
      teams: [...teams.keys()].filter((key) => key !== '').map((key) => this.#people.teamStub(key)),
    });
    // Stages come in the order in which they were played.
    this.#series.set(serie.id, { ...serie, beginAt: serie.beginAt ?? span.beginAt, endAt: span.endAt });
    this.#matches.push(...matches);
  }

  #match(
    { games, teams, beginAt, result }: DataStage['matches'][number],
    { league, serie, tournament }: { readonly league: League; readonly serie: Serie; readonly tournament: Pick<Tournament, 'id' | 'name'> },
  ): FinishedMatch {
    const id = this.#ids.idOf('match', games[0]?.game.id ?? '');
    const [left, right] = [this.#side(teams[0], result.score[0]), this.#side(teams[1], result.score[1])];
    const ids: Ids = {
      teamId: (key) => this.#people.teamId(key),
      playerId: ({ key }) => this.#ids.idOf('player', key),
      champions: this.#champions,
    };
    const details = games.map(({ number, game }) => gameDetail(game, { id: this.#ids.idOf('game', game.id), position: number }, ids));
    this.#games.set(id, details);
    const last = games.at(-1)?.game;
    const end = last === undefined ? null : endOf(last);
    const patch = games[0]?.game.patch ?? '';
    const stubs = details.map(({ teams: _teams, players: _players, frames: _frames, ...detail }, index): GameStub => {
      const game = games[index]?.game;
      const over = game === undefined ? null : endOf(game);
      return { ...detail, endAt: over === null ? null : toInstant(over) };
    });
    const winnerId = result.winner === null ? null : (result.winner === 0 ? left : right).id || null;
    return {
      id,
      name: `${left.name || 'TBD'} vs ${right.name || 'TBD'}`,
      beginAt: toInstant(beginAt),
      beginAtEstimated: false,
      rescheduled: false,
      originalBeginAt: null,
      matchType: 'best_of',
      numOfGames: result.bestOf,
      opponentType: 'team',
      regionId: league.regionId,
      leagueId: league.id,
      leagueName: league.name,
      leagueImg: null,
      serieId: serie.id,
      serieName: serie.fullName,
      tournamentId: tournament.id,
      tournamentName: tournament.name,
      version: patchName(patch),
      fullVersion: patch,
      games: stubs,
      streams: [],
      previousMatchIds: [],
      modifiedAt: toInstant(end ?? last?.beginAt ?? beginAt),
      left,
      right,
      status: 'finished',
      endAt: end === null ? null : toInstant(end),
      winnerId,
      forfeit: false,
    };
  }

  build(): Omit<SourceDocuments, 'rejections' | 'losses'> {
    return {
      leagues: [...this.#leagues.values()],
      series: [...this.#series.values()],
      tournaments: this.#tournaments,
      teams: this.#people.teams(),
      players: this.#people.players(),
      champions: this.#champions.all(),
      matches: this.#matches,
      games: this.#games,
      standings: [],
    };
  }
}

/** All that the games tell; they must ascend by their beginnings. */
export function seasonDocuments(games: readonly DatedGame[]): Omit<SourceDocuments, 'rejections' | 'losses'> {
  const builder = new SeasonBuilder(games);
  for (const stage of dataStages(matchesOf(games))) builder.add(stage);
  return builder.build();
}
