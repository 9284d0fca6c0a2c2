import { isPatch, patchName } from '../match/patch-name';
import type { RawQuery } from '../page/raw-query';
import { EVERYTHING, isScopeKey, patchScope, scopeKeyOf, seasonScope } from './scopes';

/**
 * A scope as three choices say it: a competition, a season and a patch, each ''
 * for any. A season is a year ("2023"), or a split or stage of the competition
 * ("serie:9", "tournament:16").
 */
export type ScopeChoice = { readonly league: string; readonly season: string; readonly patch: string };

const ID = /^[1-9]\d{0,9}$/;
const YEAR = /^(?:19|20)\d{2}$/;

/** The choices a form was rendered with, sent along: where two choices exclude each other, they show which one is new. */
export function choiceMark({ league, patch }: ScopeChoice): string {
  return `${league}/${patch}`;
}

/** A competition as an option of a form: with its latest split, which takes the place of another competition's. */
export function leagueChoice(leagueId: string, latest: number | null): string {
  return latest === null ? leagueId : `${leagueId}-${latest}`;
}

/**
 * The scope of a form's choices. A split belongs to one competition: choosing
 * another one leads to its latest split. A patch and a season exclude each other.
 *
 * @param mark `choiceMark` of the form before the choice
 */
function scopeOfChoice({ league, season, patch }: ScopeChoice, mark: string): string {
  const [leagueBefore = '', patchBefore = ''] = mark.split('/');
  const [id = '', latest = ''] = league.split('-');
  const leagueId = ID.test(id) ? id : null;
  const isYear = YEAR.test(season);
  const wasSplit = /^(?:serie|tournament):/.test(season) && isScopeKey(season) && leagueId !== null;
  const isSplit = wasSplit && leagueId === leagueBefore;
  const isSeasonChosen = (isYear || isSplit) && patch === patchBefore;
  const named = patchName(patch);
  if (isPatch(named) && !isSeasonChosen) return patchScope(named, leagueId);
  if (isYear) return seasonScope(season, leagueId);
  if (isSplit) return season;
  if (wasSplit && ID.test(latest)) return `serie:${latest}`;
  return leagueId === null ? EVERYTHING : `league:${leagueId}`;
}

/** The scope that an address names by its key, or as the choices of a form say it, which sends all of them; null where it names none. */
export function requestedScope(raw: RawQuery): string | null {
  const one = (name: string) => {
    const value = raw[name];
    return typeof value === 'string' ? value : '';
  };
  const key = scopeKeyOf(one('scope'));
  if (key !== null) return key;
  const isChosen = ['league', 'season', 'patch'].some((name) => typeof raw[name] === 'string');
  return isChosen ? scopeOfChoice({ league: one('league'), season: one('season'), patch: one('patch') }, one('from')) : null;
}
