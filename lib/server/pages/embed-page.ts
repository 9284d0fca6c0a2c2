import { cacheTag } from '../../domain/cache-tags';
import type { EmbedTarget } from '../../domain/embed';
import { homeBands } from './home-page';
import { readLeagueCatalog, readStandingsCatalog } from '../../store/models/catalog-document';
import { readRankings } from '../../store/models/rating-document';
import { readHomeState } from '../../store/models/state-document';
import { matchTitle } from '../../i18n/match-title';
import type { Translate } from '../../i18n/translate';
import type { FoundData } from './loaded';

export type EmbedChoice = EmbedTarget & { readonly name: string };
export type EmbedChoices = {
  readonly leagues: readonly EmbedChoice[];
  readonly teams: readonly EmbedChoice[];
  readonly tables: readonly EmbedChoice[];
  readonly matches: readonly EmbedChoice[];
};

/** What one list offers at most. */
const MOST = 120;

/**
 * What frames can show: leagues in their order, teams by name, the current stages, and the next matches but those whose teams are results.
 * Four reads, for a page that few ask for.
 */
export async function loadEmbedChoices(t: Translate): Promise<FoundData<EmbedChoices>> {
  const [leagues, rankings, standings, home] = await Promise.all([
    readLeagueCatalog(),
    readRankings(),
    readStandingsCatalog(),
    readHomeState(),
  ]);
  const teams = (rankings?.teams ?? []).slice(0, MOST).map(({ team }) => team);
  const next = home === null ? [] : homeBands(home).next.map(({ match }) => match);
  return {
    data: {
      leagues: (leagues?.leagues ?? []).slice(0, MOST).map(({ id, name }) => ({ kind: 'schedule-league', id, name })),
      teams: teams
        .sort((one, other) => one.name.localeCompare(other.name, 'en'))
        .map(({ id, name }) => ({ kind: 'schedule-team', id, name })),
      tables: (standings?.leagues ?? []).slice(0, MOST).map(({ league, serie, stages, currentStageId }) => ({
        kind: 'standings',
        id: currentStageId,
        name: [league.name, serie.name, stages.find(({ id }) => id === currentStageId)?.name].filter(Boolean).join(' '),
      })),
      matches: next
        .filter(({ round }) => round === undefined)
        .map((match) => ({ kind: 'match', id: match.id, name: `${match.leagueName}: ${matchTitle(match, t)}` })),
    },
    tags: [cacheTag.leagues, cacheTag.rankings, cacheTag.catalogs, cacheTag.home],
    matches: [],
  };
}
