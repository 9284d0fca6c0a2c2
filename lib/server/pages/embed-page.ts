import { cacheTag } from '../../domain/page/cache-tags';
import type { EmbedChoices, EmbedKind, EmbedTarget } from '../../domain/page/embed';
import { isFed } from '../../domain/match/spoilers';
import {
  readLeagueCatalog,
  readLeagueDocument,
  readStandingsCatalog,
  readTournamentDocument,
} from '../../store/models/competition-documents';
import { readHomeState, readMatchDocument } from '../../store/models/match-documents';
import { readRankings, readTeam } from '../../store/models/entity-documents';
import { competitionName, competitionOf } from '../../i18n/competition-name';
import { matchTitle } from '../../i18n/match-title';
import { stageRoundTitle } from '../../i18n/round-title';
import type { Translate } from '../../i18n/translate';
import type { FoundData } from './loaded';

const MOST = 120;

const LIST_OF: Readonly<Record<EmbedKind, keyof EmbedChoices>> = {
  'schedule-league': 'leagues',
  'schedule-team': 'teams',
  standings: 'tables',
  match: 'matches',
};

/** The name of an unlisted embed target; null where it does not exist. A match whose teams are results is named by its round. */
async function nameOf({ kind, id }: EmbedTarget, t: Translate): Promise<string | null> {
  switch (kind) {
    case 'schedule-league':
      return competitionName((await readLeagueDocument(id))?.league.name ?? '', t) || null;
    case 'schedule-team':
      return (await readTeam(id))?.name ?? null;
    case 'standings': {
      const document = await readTournamentDocument(id);
      return document && competitionOf(document.league?.name ?? '', [document.serie?.fullName ?? '', document.tournament.name], t);
    }
    case 'match': {
      const match = (await readMatchDocument(id))?.match;
      return match
        ? t('embed.matchOf', {
            league: competitionName(match.leagueName, t),
            match: (isFed(match) ? stageRoundTitle(match, t) : null) ?? matchTitle(match, t),
          })
        : null;
    }
  }
}

/** The choices, including the one in the address. */
async function withChosen(choices: EmbedChoices, target: EmbedTarget | null, t: Translate): Promise<EmbedChoices> {
  if (target === null) return choices;
  const list = LIST_OF[target.kind];
  if (choices[list].some(({ id }) => id === target.id)) return choices;
  const name = await nameOf(target, t);
  return name === null ? choices : { ...choices, [list]: [{ ...target, name }, ...choices[list]] };
}

/**
 * What frames can show: leagues in their order, teams by name, the current
 * stages, and the next matches but those whose teams are results. `target`: the
 * one in the address is included. Four reads, five for an unlisted one.
 */
export async function loadEmbedChoices(target: EmbedTarget | null, t: Translate): Promise<FoundData<EmbedChoices>> {
  const [leagues, rankings, standings, home] = await Promise.all([
    readLeagueCatalog(),
    readRankings(),
    readStandingsCatalog(),
    readHomeState(),
  ]);
  const teams = (rankings?.teams ?? []).slice(0, MOST).map(({ team }) => team);
  const next = (home?.next ?? []).map(({ match }) => match);
  const choices: EmbedChoices = {
    leagues: (leagues?.leagues ?? []).slice(0, MOST).map(({ id, name }) => ({ kind: 'schedule-league', id, name })),
    teams: teams
      .sort((one, other) => one.name.localeCompare(other.name, 'en'))
      .map(({ id, name }) => ({ kind: 'schedule-team', id, name })),
    tables: (standings?.leagues ?? []).slice(0, MOST).map(({ league, serie, stages, currentStageId }) => ({
      kind: 'standings',
      id: currentStageId,
      name: competitionOf(league.name, [serie.name, stages.find(({ id }) => id === currentStageId)?.name ?? ''], t),
    })),
    matches: next
      .filter((match) => !isFed(match))
      .map((match) => ({
        kind: 'match',
        id: match.id,
        name: t('embed.matchOf', { league: competitionName(match.leagueName, t), match: matchTitle(match, t) }),
      })),
  };
  return {
    data: await withChosen(choices, target, t),
    tags: [cacheTag.leagues, cacheTag.rankings, cacheTag.catalogs, cacheTag.home],
    matches: [],
  };
}
