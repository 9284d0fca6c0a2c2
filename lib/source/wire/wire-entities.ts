import * as v from 'valibot';
import {
  loose,
  looseFigure,
  looseFlag,
  looseId,
  looseInstant,
  looseList,
  looseText,
  looseUrl,
  looseYear,
  wireId,
  wireVideogame,
} from './wire';

/** Leagues, series, tournaments, teams, players, champions and tables as PandaScore writes them. */

const named = { id: wireId, name: looseText, image_url: looseUrl };
/** What the document around it holds in addition to the stub's own id; it then counts. */
const parent = loose(v.object({ id: looseId }));

/** The league inside another document. */
export const WireLeagueStub = v.object({ ...named, id: looseId });
export const WireLeague = v.object({ ...named, videogame: wireVideogame });

export const WireSerie = v.object({
  id: wireId,
  league_id: looseId,
  league: parent,
  full_name: looseText,
  name: looseText,
  season: looseText,
  year: looseYear,
  begin_at: looseInstant,
  end_at: looseInstant,
  winner_id: looseId,
  tier: looseText,
  videogame: wireVideogame,
});

export const WireTeamStub = v.object({ ...named, acronym: looseText, location: looseText });
export type WireTeamStub = v.InferOutput<typeof WireTeamStub>;

export const WireTournament = v.object({
  id: wireId,
  name: looseText,
  league_id: looseId,
  league: parent,
  serie_id: looseId,
  serie: loose(v.object({ id: looseId, tier: looseText })),
  begin_at: looseInstant,
  end_at: looseInstant,
  winner_id: looseId,
  has_bracket: looseFlag,
  tier: looseText,
  prizepool: looseText,
  teams: looseList(WireTeamStub),
  videogame: wireVideogame,
});

const WirePerson = v.object({
  ...named,
  first_name: looseText,
  last_name: looseText,
  nationality: looseText,
  role: looseText,
  active: looseFlag,
});

export const WirePlayer = v.object({ ...WirePerson.entries, current_team: loose(WireTeamStub), current_videogame: wireVideogame });

export const WireTeam = v.object({
  ...WireTeamStub.entries,
  dark_mode_image_url: looseUrl,
  players: looseList(WirePerson),
  current_videogame: wireVideogame,
});

export const WireChampion = v.object(named);

/** A row of `/tournaments/{id}/standings`: a group's has wins and losses, a bracket's the last match. */
const WireStandingsRow = v.object({
  rank: wireId,
  team: WireTeamStub,
  wins: looseFigure,
  losses: looseFigure,
  ties: looseFigure,
});
export const WireStandings = v.object({
  tournament_id: wireId,
  kind: loose(v.picklist(['group', 'bracket'])),
  rows: looseList(WireStandingsRow),
});

/** What `/tournaments/{id}/brackets` adds to matches: which ones feed them, and whether with their winner or their loser. */
const WirePreviousMatch = v.object({ match_id: wireId, type: loose(v.picklist(['winner', 'loser'])) });
export const WireBracketMatch = v.object({ id: wireId, previous_matches: looseList(WirePreviousMatch) });
export type WireBracketMatch = v.InferOutput<typeof WireBracketMatch>;
export const WireBracket = v.object({ tournament_id: wireId, matches: looseList(WireBracketMatch) });
