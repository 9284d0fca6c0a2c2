import { isGameAsset } from '../../domain/entities/game-asset';
import { isStoredImage, type ImageType } from '../../domain/entities/image';
import type { Team } from '../../domain/entities/entities';
import type { GameDetail } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import type { Entities } from '../index/entity-index';
import type { PictureIndex } from './picture-index';

type WithImage = { readonly id: number; readonly img: string | null };

/** Replaces the picture address that a source named by that of the stored picture, or none, and notes the source's. */
function storedImageOf(pictures: PictureIndex, type: ImageType, own: boolean) {
  return <Value extends WithImage>(value: Value): Value => {
    const owner = { type, id: value.id };
    pictures.want(owner, value.img, own);
    return { ...value, img: pictures.addressOf(owner) };
  };
}

/** A team from the source's own list of teams: its logo for dark ground is noted, too. */
function ownTeamOf(pictures: PictureIndex) {
  const own = storedImageOf(pictures, 'team', true);
  return ({ imgDark, ...team }: Team): Team => {
    if (imgDark !== undefined) pictures.want({ type: 'teamDark', id: team.id }, imgDark, true);
    return own(team);
  };
}

/** A champion with the address that its picture will have; one on the game's own servers stays there. */
function championImageOf(pictures: PictureIndex, own: boolean) {
  return <Value extends WithImage>(champion: Value): Value => {
    const { id, img } = champion;
    if (img !== null && (isGameAsset(img) || isStoredImage(img))) return champion;
    const owner = { type: 'champion', id } as const;
    pictures.want(owner, img, own);
    return { ...champion, img: pictures.addressToBe(owner, img) };
  };
}

export function gamesWithStoredImages(games: readonly GameDetail[], pictures: PictureIndex): GameDetail[] {
  const champion = championImageOf(pictures, false);
  return games.map((game) => ({ ...game, players: game.players.map((player) => ({ ...player, champion: champion(player.champion) })) }));
}

/** Leagues, teams, players and champions with stored pictures, wherever they are named. */
export function entitiesWithStoredImages(entities: Entities, pictures: PictureIndex): Entities {
  const { leagues, series, tournaments, teams, players, champions, standings } = entities;
  const team = storedImageOf(pictures, 'team', false);
  const player = storedImageOf(pictures, 'player', false);
  // What entities say of themselves counts more than what others say of them; of the latter, the last.
  const ownTeams = teams.map(ownTeamOf(pictures));
  const ownPlayers = players.map(storedImageOf(pictures, 'player', true));
  return {
    leagues: leagues.map(storedImageOf(pictures, 'league', true)),
    series,
    players: ownPlayers.map((each) => ({ ...each, team: each.team && team(each.team) })),
    teams: ownTeams.map((each) => ({ ...each, players: each.players.map(player) })),
    champions: champions.map(championImageOf(pictures, true)),
    tournaments: tournaments.map((each) => ({ ...each, teams: each.teams.map(team) })),
    standings: standings.map((each) => ({ ...each, rows: each.rows.map((row) => ({ ...row, team: team(row.team) })) })),
  };
}

/** A match with stored pictures. Where players meet, sides are players. */
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
