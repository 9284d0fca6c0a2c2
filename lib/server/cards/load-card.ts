import { cacheTag, type CacheTag } from '../../domain/page/cache-tags';
import type { CardTarget } from '../../domain/cards/card-address';
import type { ComparedKind } from '../../domain/compare/compare-query';
import type { TeamStub } from '../../domain/entities/entities';
import type { TournamentDocument } from '../../domain/models/entity-models';
import type { Locale } from '../../domain/settings/locales';
import { isFinished } from '../../domain/match/match-order';
import { readLeagueDocument, readSerieDocument, readTournamentDocument } from '../../store/models/competition-documents';
import { readMatchDocument } from '../../store/models/match-documents';
import { readDigest } from '../../store/models/site-documents';
import { readPlayer, readTeam, readTeamFigures } from '../../store/models/entity-documents';
import type { LinkCard } from './card';
import {
  compareCard,
  digestCard,
  leagueCard,
  matchCard,
  playerCard,
  rankingsCard,
  resultCard,
  scenarioCard,
  serieCard,
  siteCard,
  teamCard,
  tournamentCard,
} from './make-cards';

type LoadedCard = {
  /** Null where there is no such thing. */
  readonly card: LinkCard | null;
  /** Of the documents that it was made of, or would be. */
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

async function ofMatch(id: number, locale: Locale, withResult: boolean): Promise<LinkCard | null> {
  const match = (await readMatchDocument(id))?.match;
  if (!match) return null;
  if (!withResult) return matchCard(match, locale);
  return isFinished(match) ? resultCard(match, locale) : null;
}

async function comparedOnes(of: ComparedKind, ids: readonly number[]): Promise<TeamStub[]> {
  const read = await Promise.all(
    ids.map(async (id): Promise<TeamStub | null> => {
      if (of === 'teams') return readTeam(id);
      const player = await readPlayer(id);
      return player && { ...player, acronym: '' };
    }),
  );
  return read.filter((each) => each !== null);
}

const stageOfSerie = ({ league, serie, tournament }: TournamentDocument) => ({
  league,
  serieName: serie?.fullName ?? '',
  stage: tournament,
});

/** The card at an address, by at most four reads. Rejects with StoreUnavailableError. */
export async function loadCard({ locale, subject }: CardTarget): Promise<LoadedCard> {
  switch (subject.kind) {
    case 'site':
      return { card: siteCard(locale), tags: [] };
    case 'rankings':
      return { card: rankingsCard(locale), tags: [] };
    case 'match':
    case 'result':
      return { card: await ofMatch(subject.id, locale, subject.kind === 'result'), tags: [cacheTag.match(subject.id)] };
    case 'team':
      return { card: await ofTeam(subject.id, locale), tags: [cacheTag.team(subject.id)] };
    case 'player': {
      const player = await readPlayer(subject.id);
      return { card: player && playerCard(player, locale), tags: [cacheTag.player(subject.id)] };
    }
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
      return ofStage(subject.id, (document) => scenarioCard(stageOfSerie(document), locale));
    case 'digest': {
      const digest = await readDigest(subject.id);
      return { card: digest && digestCard(digest, digest.matches[0]?.leagueImg ?? null, locale), tags: [cacheTag.digest(subject.id)] };
    }
    case 'compare': {
      const { of, ids } = subject;
      const compared = await comparedOnes(of, ids);
      const tags = ids.map(of === 'teams' ? cacheTag.team : cacheTag.player);
      return { card: compared.length === 0 ? null : compareCard(of, compared, locale), tags };
    }
  }
}
