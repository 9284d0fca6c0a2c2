import { LEAGUE_TABLE, leagueFix } from '../../domain/leagues/league-table';
import { DEFAULT_REGION_ID } from '../../domain/leagues/regions';
import type { League } from '../../domain/entities/entities';
import { foldText } from '../../domain/search/fold';
import { allTeamNames } from '../../domain/search/other-names';
import { memoized } from '../../domain/values/memoized';

/**
 * What match data files call leagues and teams, and what others call them. One
 * line each; a code or a name that stands in no line is used as it is.
 */

/**
 * Code in the files|PandaScore's id|those of leagues whose matches stand under the code as well (regional finals under the
 * World Championship's). Name, region and flag are in `league-table.ts`, also of those whose number is not known.
 */
const PANDASCORE_LEAGUES = `
WLDs|297|293,294,4197,4198,4288,4141
WCS|297|293,294,4197,4198,4288,4141
MSI|300
FST|5360
LCK|293
LPL|294
NA LCS|289
LCS|4198
LEC|4197
EU LCS|290
CBLOL|302
PCS|4288
LMS|295
VCS|4141
LJL|2092
LLA|4199
TCL|1003
OPL|301
LPLOL|4407
EM|4139
Asia Master|5375
`;

/**
 * Name in the files|PandaScore's id of the team, where it is known|names that other sources have. More names are in
 * `lib/domain/search/other-names.ts`; the id finds a team that PandaScore calls by none of them.
 */
const TEAMS = `
T1|126061
T1 Esports Academy|131040|T1 Academy
DRX|126370
DWG KIA|128409|Dplus KIA
Gen.G|2882
Hanwha Life Esports|2883
KT Rolster|63
KT Rolster Challengers|128348
Liiv SANDBOX|75013
Nongshim RedForce|128217
Fredit BRION|128218
Kwangdong Freecs|130063
EDward Gaming|405
FunPlus Phoenix|1568
Invictus Gaming|411
JD Gaming|318
Royal Never Give Up|74
Suning|652
Top Esports|126059
Rogue Warriors|1569
ThunderTalk Gaming||THUNDER TALK GAMING
G2 Esports|88
Fnatic|394
KOI|129970
Vitality.Bee|126204
Macko Esports|128406
TALON||PSG Talon
Saigon Buffalo||Saigon Buffalo Esports
Chiefs Esports Club||The Chiefs
Movistar R7||Rainbow7
Isurus Estral||Isurus
`;

const lines = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

const pandaScoreLeagues = new Map(
  lines(PANDASCORE_LEAGUES).map(([code = '', id = '', others = '']) => [code, [id, ...others.split(',').filter(Boolean)].map(Number)]),
);

/** PandaScore's id of a league; null where it is not known. */
export function pandaScoreLeagueId(code: string): number | null {
  return pandaScoreLeagues.get(code)?.[0] ?? null;
}

/** Whether a match of another source's league may stand under this code. */
export function isLeagueOf(code: string, { leagueId, leagueName }: { readonly leagueId: number; readonly leagueName: string }): boolean {
  const ids = pandaScoreLeagues.get(code);
  if (ids !== undefined) return ids.includes(leagueId);
  return [code, leagueFix(0, code)?.name ?? code].some((name) => foldText(name) === foldText(leagueName));
}

/** The league of a code; `id` is used where PandaScore's is not known. */
export function leagueOf(code: string, id: number): League {
  const knownId = pandaScoreLeagueId(code);
  const fix = leagueFix(knownId ?? 0, code);
  if (fix === null) return { id, name: code, acronym: code, img: null, regionId: DEFAULT_REGION_ID, flag: null };
  const { name, acronym, regionId, flag } = fix;
  const isKnown = knownId !== null && LEAGUE_TABLE.has(knownId);
  return { id: isKnown ? knownId : id, name, acronym, img: null, regionId, flag };
}

const teamLines = lines(TEAMS).map(([name = '', id = '', ...others]) => ({
  id: id === '' ? null : Number(id),
  names: [name, ...others],
  folded: [name, ...others].map(foldText),
}));

const teamLineOf = (name: string) => teamLines.find(({ folded }) => folded.includes(foldText(name)));

/**
 * Whether a team of a file is that of another source: by its names, else by its id, unless it bears another team's name.
 * `hasPandaScoreIds`: ids that others give may be those of other teams at PandaScore.
 */
export function teamsAlike(hasPandaScoreIds: boolean): (name: string, other: { readonly id: number; readonly name: string }) => boolean {
  // Cached, because files name a few hundred teams thousands of times.
  const folded = memoized(foldText);
  const namesOf = memoized((name: string) => new Set([name, ...(teamLineOf(name)?.names ?? [])].flatMap(allTeamNames).map(foldText)));
  return (name, other) => {
    if (namesOf(name).has(folded(other.name))) return true;
    if (!hasPandaScoreIds) return false;
    const id = teamLineOf(name)?.id ?? null;
    return id === other.id && (teamLineOf(other.name)?.id ?? id) === id;
  };
}

const ACRONYM = /^[A-Z0-9]{2,4}$/i;

/** The acronym of a team: "T1", "GEN"; '' where none is known. */
export function teamAcronym(name: string): string {
  // A line goes from a team's name to those of the teams whose place it took: what follows a name is its own.
  const names = allTeamNames(name);
  const at = names.findIndex((each) => foldText(each) === foldText(name));
  return [...names.slice(at), ...names.slice(0, at)].find((each) => ACRONYM.test(each))?.toUpperCase() ?? '';
}
