import { isElimination } from '../../domain/competition/elimination';
import { isComplete } from '../../domain/competition/standings-figures';
import { teamsOf } from '../../domain/entities/team-stub';
import { finalWithoutBracket } from '../../domain/competition/serie-places';
import type { Match } from '../../domain/match/match';
import { scopesOf } from '../../domain/statistics/scopes';
import { yearOf } from '../../domain/statistics/team-figures';
import { grouped, lastOf } from '../../domain/values/grouped';
import { catalogYear } from '../derive/catalogs';
import type { Entities } from '../index/entity-index';
import { pairOf, versionsOf, type MatchChange } from '../index/match-index';
import { beginOf, isFinished, weekOf } from '../../domain/match/match-order';
import { isUnderWay, teamIdsOf } from '../../domain/match/match-state';
import type { RatingChanges } from '../index/rating-index';
import type { RegisteredDocument, DocumentRegistry } from './document-registry';

/** Documents, each once by its project and path however often it is added; the one added last counts. */
export class DocumentsToUpdate {
  readonly #targets = new Map<string, RegisteredDocument>();

  add(...targets: readonly RegisteredDocument[]): this {
    for (const target of targets) this.#targets.set(`${target.project}/${target.path}`, target);
    return this;
  }

  has({ project, path }: Pick<RegisteredDocument, 'project' | 'path'>): boolean {
    return this.#targets.has(`${project}/${path}`);
  }

  get size(): number {
    return this.#targets.size;
  }

  [Symbol.iterator](): Iterator<RegisteredDocument> {
    return this.#targets.values();
  }

  clear(): void {
    this.#targets.clear();
  }
}

/** Adds the documents that list a version of a match. */
function addListsOf(match: Match, documents: DocumentRegistry, into: DocumentsToUpdate): void {
  into.add(documents.week(weekOf(match)), documents.match(match.id), documents.league(match.leagueId));
  if (match.tournamentId !== 0) into.add(documents.tournamentMatches(match.tournamentId), documents.standings(match.tournamentId));
  const pair = pairOf(match);
  if (pair) into.add(documents.headToHead(pair));
  for (const teamId of teamIdsOf(match)) {
    into.add(documents.lastMatches(teamId), documents.teamMatches(teamId, yearOf(match.beginAt)), documents.teamFigures(teamId));
    into.add(documents.teamRating(teamId));
  }
}

/** Adds the documents of the teams in a table, whose pages show their places. */
function addPlaces(tournamentId: number, documents: DocumentRegistry, into: DocumentsToUpdate): void {
  for (const teamId of documents.season.matchIndex.ofTournament(tournamentId).flatMap(teamIdsOf)) into.add(documents.lastMatches(teamId));
}

/** Adds the documents of a serie and its stages, whose pages say who plays in them and until when. */
function addStages(serieId: number, documents: DocumentRegistry, into: DocumentsToUpdate): void {
  into.add(documents.serie(serieId));
  for (const tournament of documents.season.entities.tournaments.values())
    if (tournament.serieId === serieId) into.add(documents.tournament(tournament.id), documents.tournamentCatalog(catalogYear(tournament)));
}

/** Adds the documents that list changed matches, the games of removed ones and, after a result, the sitemap, which has the day of each team's latest result. */
function addChanged(changes: readonly MatchChange[], documents: DocumentRegistry, into: DocumentsToUpdate): void {
  for (const change of changes) {
    const versions = versionsOf([change]);
    for (const match of versions) addListsOf(match, documents, into);
    if (change.before && !change.after) into.add(documents.games(change.before.id));
    if (versions.some(isFinished)) into.add(...versions.flatMap(teamIdsOf).map(documents.sitemapTeams));
  }
}

/** Adds the later matches of the same teams, which show form and head-to-head, and of the same serie, which show the places of their teams. */
function addLaterMatches(all: readonly Match[], documents: DocumentRegistry, into: DocumentsToUpdate): void {
  const { matchIndex } = documents.season;
  const addAfter = (own: readonly Match[], others: readonly Match[]): void => {
    const begin = Math.min(...own.map(beginOf));
    for (const match of others) if (beginOf(match) > begin) into.add(documents.match(match.id));
  };
  for (const [teamId, own] of grouped(all, teamIdsOf)) addAfter(own, matchIndex.ofTeam(teamId));
  for (const [serieId, own] of grouped(all, (match) => (match.serieId === 0 ? [] : [match.serieId])))
    addAfter(
      own,
      matchIndex.ofLeague(lastOf(own).leagueId).filter((match) => match.serieId === serieId),
    );
}

/** Adds the series on whose pages a result, or a team that comes in, may change the winner, the patches, the teams or the end. */
function addSeries(changes: readonly MatchChange[], documents: DocumentRegistry, into: DocumentsToUpdate): void {
  const isOver = (match: Match | null) => match !== null && (isFinished(match) || match.status === 'canceled');
  const entered = changes.filter(({ before, after }) => {
    const teamsBefore = before === null ? [] : teamIdsOf(before);
    return isOver(before) || isOver(after) || after === null || teamIdsOf(after).some((id) => !teamsBefore.includes(id));
  });
  for (const serieId of new Set(versionsOf(entered).flatMap((match) => match.serieId || []))) addStages(serieId, documents, into);
}

/** Adds the teams of a knockout stage in which a match has ended, and their players: it may change the places of all. */
function addKnockoutPlaces(changes: readonly MatchChange[], documents: DocumentRegistry, into: DocumentsToUpdate): void {
  const ended = changes.flatMap(({ after }) => (after?.status === 'finished' && after.tournamentId !== 0 ? [after.tournamentId] : []));
  for (const stage of new Set(ended)) {
    const matches = documents.season.matchIndex.ofTournament(stage);
    if (!isElimination({ hasBracket: false }, matches) && finalWithoutBracket(matches) === null) continue;
    for (const teamId of matches.flatMap(teamIdsOf)) into.add(documents.teamFigures(teamId));
    for (const serieId of new Set(matches.map((match) => match.serieId))) into.add(...documents.figuresOfPlayersIn(serieId));
  }
}

/** Adds the teams of series in which a team has reached a bracket: once all of its teams are known, those of earlier stages are out. */
function addDrawn(changes: readonly MatchChange[], documents: DocumentRegistry, into: DocumentsToUpdate): void {
  const drawn = changes.flatMap(({ before, after }) => {
    const isDrawn = after?.round !== undefined && teamIdsOf(after).some((id) => before === null || !teamIdsOf(before).includes(id));
    return isDrawn && after.serieId !== 0 ? [after.serieId] : [];
  });
  const matches = [...new Set(drawn)].flatMap((serieId) => documents.season.matchIndex.ofScope(`serie:${serieId}`));
  for (const teamId of new Set(matches.flatMap(teamIdsOf))) into.add(documents.teamFigures(teamId));
}

/** Adds the matches that lead to changed ones: a match names its winner's next match, with time and opponent. */
function addFeeders(changes: readonly MatchChange[], documents: DocumentRegistry, into: DocumentsToUpdate): void {
  const shown = (match: Match | null) => match && [match.status, match.beginAt, match.round?.from, ...teamIdsOf(match)];
  for (const { before, after } of changes)
    if (JSON.stringify(shown(before)) !== JSON.stringify(shown(after)))
      for (const id of after?.previousMatchIds ?? []) into.add(documents.match(id));
}

/**
 * Every document that changed matches show up in: the first load is the case in
 * which all matches are new. Documents that turn out the same are not written, so
 * naming one too many is harmless. Matches without a change may be named
 * (`before` and `after` alike) when just the time has made a difference.
 */
export function documentsOfMatches(changes: readonly MatchChange[], documents: DocumentRegistry): DocumentsToUpdate {
  const targets = new DocumentsToUpdate();
  if (changes.length === 0) return targets;
  const all = versionsOf(changes);
  addChanged(changes, documents, targets);
  addLaterMatches(all, documents, targets);
  // A result may change the place of every team in the table.
  for (const stage of new Set(all.filter(isFinished).flatMap((match) => match.tournamentId || []))) addPlaces(stage, documents, targets);
  addSeries(changes, documents, targets);
  addKnockoutPlaces(changes, documents, targets);
  addDrawn(changes, documents, targets);
  addFeeders(changes, documents, targets);
  return targets.add(
    documents.leagueCatalog(),
    documents.standingsCatalog(),
    documents.home(),
    documents.videos(),
    documents.sitemapIndex(),
  );
}

/** Adds the matches to come of teams, which show likely line-ups with figures. */
function addPreviews(teams: Iterable<number>, documents: DocumentRegistry, into: DocumentsToUpdate): void {
  for (const teamId of teams)
    for (const { id, status } of documents.season.matchIndex.ofTeam(teamId)) if (status === 'not_started') into.add(documents.match(id));
}

/** Adds the stages and series of teams that are not over: their pages show the listed rosters. */
function addListings(teams: ReadonlySet<number>, documents: DocumentRegistry, into: DocumentsToUpdate): void {
  const { entities, matchIndex } = documents.season;
  for (const { id, serieId, teams: invited } of teams.size === 0 ? [] : entities.tournaments.values()) {
    const isNamed = teamsOf(invited, matchIndex.ofTournament(id)).some((team) => teams.has(team.id));
    if (isNamed && !isComplete(matchIndex.ofScope(`serie:${serieId}`))) into.add(documents.tournament(id), documents.serie(serieId));
  }
}

/** Every document in which the figures of these matches' games are counted. */
export function documentsOfFigures(matches: readonly Match[], documents: DocumentRegistry): DocumentsToUpdate {
  const targets = new DocumentsToUpdate();
  const { stats } = documents.season;
  const scopes = new Set(matches.flatMap(scopesOf));
  // The match index still has the players of removed matches.
  const players = new Set(stats.players.takeChanged());
  for (const { id } of matches) for (const game of stats.of(id)) for (const player of game.players) players.add(player.id);
  for (const id of players) targets.add(documents.playerFigures(id));
  // A game for another team ends a place in a roster.
  targets.add(...documents.rostersWith(players));
  const teams = new Set(matches.flatMap(teamIdsOf));
  for (const id of teams) targets.add(documents.teamFigures(id));
  addPreviews(teams, documents, targets);
  const champions = new Set(stats.champions.takeChanged());
  for (const { id } of matches) for (const game of stats.of(id)) for (const [champion] of game.champions) champions.add(champion);
  for (const id of champions) targets.add(documents.championFigures(id));
  for (const scope of scopes) targets.add(...documents.statsOf(scope));
  // Pages of stages and series name their best players and champions, and who played.
  for (const id of new Set(matches.map(({ tournamentId }) => tournamentId))) {
    if (id !== 0) targets.add(documents.tournament(id), documents.tournamentMatches(id));
  }
  // How much a match is worth watching follows from the courses of its games.
  for (const match of matches) targets.add(documents.week(weekOf(match)), documents.match(match.id));
  for (const id of new Set(matches.map(({ serieId }) => serieId))) if (id !== 0) targets.add(documents.serie(id));
  return scopes.size === 0 ? targets : targets.add(documents.home(), ...documents.ofAllGames());
}

/** The brackets of running matches with new games: their chances include the game that is being played, those of tables do not. */
export function bracketsUnderWay(matchIds: Iterable<number>, documents: DocumentRegistry): RegisteredDocument[] {
  const { matchIndex } = documents.season;
  return [...matchIds].flatMap((id) => {
    const match = matchIndex.get(id);
    if (match === null || !isUnderWay(match) || match.tournamentId === 0) return [];
    const isBracket = isElimination({ hasBracket: false }, matchIndex.ofTournament(match.tournamentId));
    return isBracket ? [documents.standings(match.tournamentId)] : [];
  });
}

export function documentsOfRatings({ matches, teams }: RatingChanges, documents: DocumentRegistry): DocumentsToUpdate {
  const targets = new DocumentsToUpdate();
  if (matches.length + teams.length === 0) return targets;
  // Scenarios and title chances are counted with the chances of matches.
  for (const id of matches) {
    const { status, tournamentId = 0 } = documents.season.matchIndex.get(id) ?? {};
    if (tournamentId !== 0 && status !== 'finished') targets.add(documents.standings(tournamentId));
  }
  return targets.add(documents.rankings(), ...teams.map((id) => documents.teamRating(id)), ...matches.map((id) => documents.match(id)));
}

export function documentsOfEntities(entities: Entities, documents: DocumentRegistry): DocumentsToUpdate {
  const targets = new DocumentsToUpdate();
  const { entities: all } = documents.season;
  if (Object.values(entities).every((list) => list.length === 0)) return targets;
  const { leagues, series, tournaments, teams, players, champions, standings } = entities;
  leagues.forEach(({ id }) => targets.add(documents.league(id)));
  for (const { id, leagueId } of series) {
    // The winner that the source names is one of the places of the team and its players.
    const { winnerId = null } = all.series.get(id) ?? {};
    if (winnerId !== null) targets.add(documents.teamFigures(winnerId), ...documents.figuresOfPlayersIn(id));
    targets.add(documents.serie(id), documents.league(leagueId));
    // A tournament's document names its serie.
    for (const tournament of all.tournaments.values()) if (tournament.serieId === id) targets.add(documents.tournament(tournament.id));
  }
  for (const tournament of tournaments) {
    const { id, leagueId, serieId } = tournament;
    targets.add(documents.tournament(id), documents.standings(id), documents.serie(serieId), documents.league(leagueId));
    targets.add(documents.tournamentCatalog(catalogYear(tournament)));
    // Every stage names the other stages of its serie, and their open places draw the lines of its table.
    for (const sister of all.tournaments.values())
      if (sister.serieId === serieId) targets.add(documents.tournament(sister.id), documents.standings(sister.id));
    addPlaces(id, documents, targets);
  }
  teams.forEach(({ id }) => targets.add(documents.team(id), documents.sitemapTeams(id)));
  const teamIds = teams.map(({ id }) => id);
  addPreviews(teamIds, documents, targets);
  addListings(new Set(teamIds), documents, targets);
  players.forEach(({ id }) => targets.add(documents.player(id), documents.playerFigures(id), documents.sitemapPlayers(id)));
  champions.forEach(({ id }) => targets.add(documents.champion(id), documents.championFigures(id), documents.sitemapChampions()));
  for (const { tournamentId } of standings) {
    targets.add(documents.standings(tournamentId));
    addPlaces(tournamentId, documents, targets);
  }
  targets.add(
    documents.leagueCatalog(),
    documents.standingsCatalog(),
    documents.serieCatalog(),
    documents.rankings(),
    documents.sitemapIndex(),
  );
  return targets.add(...documents.searchPrefixes().map((prefix) => documents.searchIndex(prefix)), ...documents.allNames());
}
