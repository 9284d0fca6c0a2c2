import type { ImageType } from '../../domain/image';
import type { Match } from '../../domain/match/match';
import type { Entities } from '../index/entity-index';
import type { PictureIndex } from './picture-index';

type Pictured = { readonly id: number; readonly img: string | null };

/** Puts the stored pictures' addresses, or none, in place of those that a source named, which are noted. */
function storedImageOf(pictures: PictureIndex, type: ImageType, own: boolean) {
  return <Value extends Pictured>(value: Value): Value => {
    const owner = { type, id: value.id };
    pictures.want(owner, value.img, own);
    return { ...value, img: pictures.addressOf(owner) };
  };
}

/** Leagues, teams and players with the pictures that are stored, wherever they are named. Champions come from the game's own servers. */
export function entitiesWithStoredImages<Some extends Partial<Entities>>(entities: Some, pictures: PictureIndex): Some {
  const { leagues, teams, players, tournaments, standings } = entities;
  const ownTeam = storedImageOf(pictures, 'team', true);
  const team = storedImageOf(pictures, 'team', false);
  const player = storedImageOf(pictures, 'player', false);
  // What entities say of themselves counts before what others say of them.
  const teamsWithImages = teams?.map(ownTeam);
  return {
    ...entities,
    ...(leagues ? { leagues: leagues.map(storedImageOf(pictures, 'league', true)) } : {}),
    ...(players
      ? { players: players.map(storedImageOf(pictures, 'player', true)).map((each) => ({ ...each, team: each.team && team(each.team) })) }
      : {}),
    ...(teamsWithImages ? { teams: teamsWithImages.map((each) => ({ ...each, players: each.players.map(player) })) } : {}),
    ...(tournaments ? { tournaments: tournaments.map((each) => ({ ...each, teams: each.teams.map(team) })) } : {}),
    ...(standings
      ? { standings: standings.map((each) => ({ ...each, rows: each.rows.map((row) => ({ ...row, team: team(row.team) })) })) }
      : {}),
  };
}

/** A match with the pictures that are stored. Where players meet, sides are players. */
export function withStoredImages(match: Match, pictures: PictureIndex): Match {
  const side = storedImageOf(pictures, match.opponentType, false);
  const league = storedImageOf(pictures, 'league', false)({ id: match.leagueId, img: match.leagueImg });
  const leagueImg = league.img;
  switch (match.status) {
    case 'running':
    case 'finished':
      return { ...match, leagueImg, left: side(match.left), right: side(match.right) };
    default:
      return { ...match, leagueImg, left: side(match.left), right: side(match.right) };
  }
}
