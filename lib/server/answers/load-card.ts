import { cacheTag, type CacheTag } from '../../domain/page/cache-tags';
import type { CardSubject, CardTarget } from '../../domain/cards/card-address';
import { NO_QUALIFICATION_LINES, qualificationLines } from '../../domain/competition/qualification-lines';
import type { TeamStub } from '../../domain/entities/entities';
import type { TournamentDocument } from '../../domain/models/entity-models';
import type { Locale } from '../../domain/settings/locales';
import { isFinished } from '../../domain/match/match-order';
import { digestFacts } from '../../domain/news/digest/digest-facts';
import { inRegion } from '../../domain/rating/shown-rankings';
import { scopeOptions } from '../../domain/statistics/scope-options';
import { seasonSummary } from '../../domain/statistics/season-summary';
import type { StatsScopes } from '../../domain/statistics/stats-document';
import { competitionName } from '../../i18n/competition-name';
import { translator } from '../../i18n/message-registry';
import { readLeagueDocument, readSerieDocument, readTournamentDocument } from '../../store/models/competition-documents';
import { readGames, readMatchDocument } from '../../store/models/match-documents';
import { readDigest } from '../../store/models/site-documents';
import {
  readPlayer,
  readPlayerFigures,
  readPlayerStats,
  readRankings,
  readStatsScopes,
  readTeam,
  readTeamFigures,
} from '../../store/models/entity-documents';
import { isProjectNamed } from '../../store/core/project-ids';
import { readSystemSettings } from '../../store/work/system-settings-document';
import { loadComparison } from '../compare/load-comparison';
import { loadTournamentWithTable } from '../pages/competition-pages';
import { loadSharedPicks } from '../play/pickem-stages';
import { loadProfile } from '../play/play-pages';
import { siteNow } from '../site-clock';
import type { LinkCard } from '../cards/card';
import {
  compareCard,
  digestCard,
  leagueCard,
  matchCard,
  picksCard,
  playerCard,
  profileCard,
  rankingsCard,
  scenarioCard,
  serieCard,
  siteCard,
  teamCard,
  tournamentCard,
} from '../cards/make-cards';
import {
  compareResultCard,
  digestResultCard,
  playerResultCard,
  profileResultCard,
  rankingsResultCard,
  resultCard,
  scenarioResultCard,
} from '../cards/result-cards';

type LoadedCard = {
  /** Null where the subject does not exist. */
  readonly card: LinkCard | null;
  /** Tags of the documents that the card was made from, or would be. */
  readonly tags: readonly CacheTag[];
};

async function ofTeam(id: number, locale: Locale): Promise<LinkCard | null> {
  const [team, figures] = await Promise.all([readTeam(id), readTeamFigures(id)]);
  return team && teamCard(team, figures?.league ?? null, locale);
}

async function ofStage(id: number, make: (document: TournamentDocument) => LinkCard): Promise<LoadedCard> {
  const document = await readTournamentDocument(id);
  return { card: document && make(document), tags: [cacheTag.tournament(id)] };
}

async function ofMatch(id: number, locale: Locale, results: boolean): Promise<LinkCard | null> {
  const match = (await readMatchDocument(id))?.match;
  if (!match) return null;
  if (!results) return matchCard(match, locale);
  return isFinished(match) ? resultCard(match, locale) : null;
}

async function ofPlayer(id: number, locale: Locale, results: boolean): Promise<LoadedCard> {
  const [player, figures] = await Promise.all([readPlayer(id), results ? readPlayerFigures(id) : null]);
  const season = figures?.season ?? null;
  const tags = [cacheTag.player(id)];
  if (player === null) return { card: null, tags };
  if (season === null) return { card: playerCard(player, locale), tags };
  const scope = `serie:${season.serieId}`;
  const document = await readPlayerStats(scope);
  const summary = document && seasonSummary(id, document);
  return {
    card: summary ? playerResultCard(player, season, summary, locale) : playerCard(player, locale),
    tags: [...tags, cacheTag.stats(scope)],
  };
}

async function ofScenario(id: number, locale: Locale): Promise<LoadedCard> {
  const { data, tags } = await loadTournamentWithTable(id);
  if (data === null) return { card: null, tags };
  const { document, table, matches } = data;
  const stage = stageOfSerie(document);
  const lines = table ? qualificationLines(table, table.rows, matches, document.stages ?? []) : NO_QUALIFICATION_LINES;
  return { card: (table && scenarioResultCard(stage, table, lines, locale)) ?? scenarioCard(stage, locale), tags };
}

/** Reads the games of the match that makes the headline, and no others. */
async function ofDigest(id: string, locale: Locale, results: boolean): Promise<LoadedCard> {
  const digest = await readDigest(id);
  const tags = [cacheTag.digest(id)];
  if (digest === null) return { card: null, tags };
  const plain = digestCard(digest, digest.matches[0]?.leagueImg ?? null, locale);
  const lead = digest.matches.find((match) => match.id === digest.angle.matchId);
  if (!results || lead === undefined || !isFinished(lead)) return { card: plain, tags };
  const games = (await readGames(lead.id))?.games ?? [];
  const { picture } = digestFacts([lead], digest.angle, new Map([[lead.id, games]]));
  return { card: digestResultCard(digest, lead, picture, locale), tags: [...tags, cacheTag.match(lead.id)] };
}

type CompareSubject = Extract<CardSubject, { kind: 'compare' }>;

/** What figures are counted over, in words; '' for everything. */
function scopeName(scopes: StatsScopes | null, scope: string, locale: Locale): string {
  return scopes === null ? '' : competitionName(scopeOptions(scopes, scope).label, translator(locale));
}

async function ofComparison({ of, ids }: CompareSubject, locale: Locale, results: boolean): Promise<LoadedCard> {
  if (results) {
    const [{ data, tags }, scopes] = await Promise.all([loadComparison({ kind: of, ids, scope: null }), readStatsScopes()]);
    const { compared, scope } = data;
    if (compared.length === 0) return { card: null, tags };
    return { card: compareResultCard(of, compared, scopeName(scopes, scope, locale), locale) ?? compareCard(of, compared, locale), tags };
  }
  const known = await Promise.all(
    ids.map(async (id): Promise<TeamStub | null> => {
      if (of === 'teams') return readTeam(id);
      const player = await readPlayer(id);
      return player && { ...player, acronym: '' };
    }),
  ).then((compared) => compared.filter((each) => each !== null));
  return {
    card: known.length === 0 ? null : compareCard(of, known, locale),
    tags: ids.map(of === 'teams' ? cacheTag.team : cacheTag.player),
  };
}

async function ofRankings(region: string | null, locale: Locale, results: boolean): Promise<LoadedCard> {
  const rankings = results ? await readRankings() : null;
  const shown = rankings && inRegion(rankings, region);
  const card = shown && shown.teams.length > 0 ? rankingsResultCard(shown, region, locale) : rankingsCard(locale);
  return { card, tags: results ? [cacheTag.rankings] : [] };
}

const hasPlay = async (): Promise<boolean> => isProjectNamed('play') && (await readSystemSettings())?.betting === true;

async function ofPicks(share: string, locale: Locale): Promise<LoadedCard> {
  const shared = (await hasPlay()) ? await loadSharedPicks(share, siteNow()) : null;
  return {
    card: shared?.kind === 'page' ? picksCard(shared.props, locale) : null,
    // The card has the tag of pages, because switching the prediction game on or off purges it.
    tags: [cacheTag.picks(share), cacheTag.pages, ...(shared?.tags ?? [])],
  };
}

async function ofProfile(id: string, locale: Locale, results: boolean): Promise<LoadedCard> {
  const profile = (await hasPlay()) ? await loadProfile(null, id, siteNow()) : null;
  const card = profile && (results ? profileResultCard(profile, locale) : profileCard(profile, locale));
  return { card, tags: [cacheTag.profile(id), cacheTag.pages] };
}

const stageOfSerie = ({ league, serie, tournament }: TournamentDocument) => ({
  league,
  serieName: serie?.fullName ?? '',
  stage: tournament,
});

/** The card at an address, by at most fourteen reads, most by one. Where there is nothing to say about results it is the one without. Rejects with StoreUnavailableError. */
export async function loadCard({ locale, subject, results }: CardTarget): Promise<LoadedCard> {
  switch (subject.kind) {
    case 'site':
      return { card: siteCard(locale), tags: [] };
    case 'rankings':
      return ofRankings(subject.region, locale, results);
    case 'match':
      return { card: await ofMatch(subject.id, locale, results), tags: [cacheTag.match(subject.id)] };
    case 'team':
      return { card: await ofTeam(subject.id, locale), tags: [cacheTag.team(subject.id)] };
    case 'player':
      return ofPlayer(subject.id, locale, results);
    case 'league': {
      const league = (await readLeagueDocument(subject.id))?.league;
      return { card: league ? leagueCard(league, locale) : null, tags: [cacheTag.league(subject.id)] };
    }
    case 'serie': {
      const document = await readSerieDocument(subject.id);
      return { card: document && serieCard(document, locale), tags: [cacheTag.serie(subject.id)] };
    }
    case 'tournament':
      return ofStage(subject.id, (document) => tournamentCard(stageOfSerie(document), locale));
    case 'scenario':
      return results ? ofScenario(subject.id, locale) : ofStage(subject.id, (document) => scenarioCard(stageOfSerie(document), locale));
    case 'digest':
      return ofDigest(subject.id, locale, results);
    case 'picks':
      return ofPicks(subject.share, locale);
    case 'profile':
      return ofProfile(subject.id, locale, results);
    case 'compare':
      return ofComparison(subject, locale, results);
  }
}
