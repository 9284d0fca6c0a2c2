import type { ImageType } from '../../domain/image';
import type { Match } from '../../domain/match/match';
import type { Entities } from '../index/entity-index';
import type { PictureBook } from './picture-index';

type Pictured = { readonly id: number; readonly img: string | null };

/** Puts the stored pictures' addresses, or none, in place of those that a source named, which are noted. */
function dresser(pictures: PictureBook, type: ImageType, own: boolean) {
  return <Value extends Pictured>(value: Value): Value => {
    const owner = { type, id: value.id };
    pictures.want(owner, value.img, own);
    return { ...value, img: pictures.addressOf(owner) };
  };
}

/** Leagues, teams and players with the pictures that are stored, wherever they are named. Champions come from the game's own servers. */
export function dressEntities<Some extends Partial<Entities>>(entities: Some, pictures: PictureBook): Some {
  const { leagues, teams, players, tournaments, standings } = entities;
  const ownTeam = dresser(pictures, 'team', true);
  const team = dresser(pictures, 'team', false);
  const player = dresser(pictures, 'player', false);
  // What entities say of themselves counts before what others say of them.
  const dressedTeams = teams?.map(ownTeam);
  return {
    ...entities,
    ...(leagues ? { leagues: leagues.map(dresser(pictures, 'league', true)) } : {}),
    ...(players
      ? { players: players.map(dresser(pictures, 'player', true)).map((each) => ({ ...each, team: each.team && team(each.team) })) }
      : {}),
    ...(dressedTeams ? { teams: dressedTeams.map((each) => ({ ...each, players: each.players.map(player) })) } : {}),
    ...(tournaments ? { tournaments: tournaments.map((each) => ({ ...each, teams: each.teams.map(team) })) } : {}),
    ...(standings
      ? { standings: standings.map((each) => ({ ...each, rows: each.rows.map((row) => ({ ...row, team: team(row.team) })) })) }
      : {}),
  };
}

/** A match with the pictures that are stored. Where players meet, sides are players. */
export function dressMatch(match: Match, pictures: PictureBook): Match {
  const side = dresser(pictures, match.opponentType, false);
  const league = dresser(pictures, 'league', false)({ id: match.leagueId, img: match.leagueImg });
  const leagueImg = league.img;
  switch (match.status) {
    case 'running':
    case 'finished':
      return { ...match, leagueImg, left: side(match.left), right: side(match.right) };
    default:
      return { ...match, leagueImg, left: side(match.left), right: side(match.right) };
  }
}
