import type { Champion, League, Player, Serie, Team, TeamStub, Tournament } from '../../domain/entities/entities';
import { leagueFix } from '../../domain/leagues/league-table';
import { DEFAULT_REGION_ID } from '../../domain/leagues/regions';
import { decode, foreign, isLeagueOfLegends, kept, malformed, parseCountry, parseRole, type ParseResult } from './parsing';
import { WireChampion, WireLeague, WirePlayer, WireSerie, WireTeam, WireTournament, type WireTeamStub } from './wire-entities';

/** PandaScore's entities as domain values. Rejections are `foreign` for other games, `malformed` for what cannot be read. */

/** Stands for a name that is not known: something to see, and to follow a link by. */
const UNNAMED = '?';

const ANOTHER_GAME = 'not League of Legends';

/** Name, acronym, region and flag of a league: those of our league table, else the source's. */
export function leagueNames(id: number, name: string): { name: string; acronym: string; regionId: number; flag: string | null } {
  const fix = leagueFix(id, name);
  return {
    name: fix?.name || name,
    acronym: fix?.acronym ?? '',
    regionId: fix?.regionId ?? DEFAULT_REGION_ID,
    flag: fix?.flag ?? null,
  };
}

export function parseLeague(document: unknown): ParseResult<League> {
  const wire = decode('league', WireLeague, document);
  if (!wire.ok) return wire;
  const { id, image_url: img, videogame } = wire.value;
  if (!isLeagueOfLegends(videogame)) return foreign('league', document, ANOTHER_GAME);
  const { name, acronym, regionId, flag } = leagueNames(id, wire.value.name ?? UNNAMED);
  return kept({ id, name, acronym, img, regionId, flag }, wire.losses);
}

export function parseSerie(document: unknown): ParseResult<Serie> {
  const wire = decode('serie', WireSerie, document);
  if (!wire.ok) return wire;
  const { id, name, season, year, videogame } = wire.value;
  if (!isLeagueOfLegends(videogame)) return foreign('serie', document, ANOTHER_GAME);
  const leagueId = wire.value.league_id ?? wire.value.league?.id ?? null;
  if (leagueId === null) return malformed('serie', document, 'names no league');
  const composed = [name || season, year].filter((part) => part !== null && part !== '').join(' ');
  return kept(
    {
      id,
      leagueId,
      fullName: wire.value.full_name || composed || UNNAMED,
      year,
      season,
      beginAt: wire.value.begin_at,
      endAt: wire.value.end_at,
      winnerId: wire.value.winner_id,
    },
    wire.losses,
  );
}

/** The acronym of a team, '' where another of these teams has the same: it would distinguish neither. */
export function acronymAmong(teams: readonly WireTeamStub[], { id, acronym }: WireTeamStub): string {
  if (acronym === null) return '';
  const own = acronym.toLowerCase();
  return teams.some((other) => other.id !== id && other.acronym?.toLowerCase() === own) ? '' : acronym;
}

/** @param among the teams that it stands in a list with */
export function toTeamStub(team: WireTeamStub, among: readonly WireTeamStub[] = []): TeamStub {
  const { id, name, acronym, image_url: img } = team;
  return { id, name: name ?? acronym ?? UNNAMED, acronym: acronymAmong(among, team), img };
}

export function parseTournament(document: unknown): ParseResult<Tournament> {
  const wire = decode('tournament', WireTournament, document);
  if (!wire.ok) return wire;
  const { id, name, videogame, serie } = wire.value;
  if (!isLeagueOfLegends(videogame)) return foreign('tournament', document, ANOTHER_GAME);
  const leagueId = wire.value.league_id ?? wire.value.league?.id ?? null;
  const serieId = wire.value.serie_id ?? serie?.id ?? null;
  if (leagueId === null || serieId === null) return malformed('tournament', document, 'names no league or no serie');
  return kept(
    {
      id,
      leagueId,
      serieId,
      name: name ?? UNNAMED,
      beginAt: wire.value.begin_at,
      endAt: wire.value.end_at,
      winnerId: wire.value.winner_id,
      hasBracket: wire.value.has_bracket ?? false,
      // Older answers name the tier on the serie.
      tier: wire.value.tier ?? serie?.tier ?? null,
      prizePool: wire.value.prizepool,
      teams: wire.value.teams.map((team, _, teams) => toTeamStub(team, teams)),
    },
    wire.losses,
  );
}

export function parseTeam(document: unknown): ParseResult<Team> {
  const wire = decode('team', WireTeam, document);
  if (!wire.ok) return wire;
  if (!isLeagueOfLegends(wire.value.current_videogame)) return foreign('team', document, ANOTHER_GAME);
  const { dark_mode_image_url: imgDark } = wire.value;
  return kept(
    {
      ...toTeamStub(wire.value),
      ...(imgDark === null ? {} : { imgDark }),
      location: parseCountry(wire.value.location),
      players: wire.value.players.map(({ id, name, role, image_url, active }) => ({
        id,
        name: name ?? UNNAMED,
        role: parseRole(role),
        img: image_url,
        active: active ?? true,
      })),
    },
    wire.losses,
  );
}

export function parsePlayer(document: unknown): ParseResult<Player> {
  const wire = decode('player', WirePlayer, document);
  if (!wire.ok) return wire;
  const { id, name, role, image_url, active, current_team } = wire.value;
  if (!isLeagueOfLegends(wire.value.current_videogame)) return foreign('player', document, ANOTHER_GAME);
  return kept(
    {
      id,
      name: name ?? UNNAMED,
      firstName: wire.value.first_name ?? '',
      lastName: wire.value.last_name ?? '',
      role: parseRole(role),
      nationality: parseCountry(wire.value.nationality),
      img: image_url,
      active: active ?? true,
      team: current_team === null ? null : toTeamStub(current_team),
    },
    wire.losses,
  );
}

export function parseChampion(document: unknown): ParseResult<Champion> {
  const wire = decode('champion', WireChampion, document);
  if (!wire.ok) return wire;
  const { id, name, image_url } = wire.value;
  return kept({ id, name: name ?? '', img: image_url }, wire.losses);
}
