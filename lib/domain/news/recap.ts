import type { GameDetail, GamePlayer, GameTeam } from '../match/game';
import { decidesTitle, leadsToFinal } from '../competition/serie-places';
import { hasFigures } from '../match/has-figures';
import type { FinishedMatch, GameStub } from '../match/match';
import { otherSide, sideOfTeam, SIDES, type SideName } from '../match/match-state';
import { winningRun } from '../match/winning-run';
import { playerOfTheMatch } from '../match/player-of-the-match';
import { mayBeDrawn, mostGames } from '../match/match-length';
import { UPSET_CHANCE } from './digest/angle';
import type { Form, MatchDocument } from '../models/read-models';
import type { Coverage } from '../statistics/coverage';
import { difference, kda, share } from '../statistics/sums';

/**
 * The data of an automatic recap of a finished match: figures only, each of them
 * null where the data lacks it, so that the templates of a locale say nothing
 * that is not known (docs/decisions/0041).
 */

/** A figure of the match's winner and of its loser. */
type Pair = { readonly winner: number; readonly loser: number };

export type RecapGame = {
  readonly number: number;
  /** Null where the winner is not known. */
  readonly winner: SideName | null;
  readonly lengthSeconds: number | null;
  readonly kills: Pair | null;
  readonly towers: Pair | null;
  readonly dragons: Pair | null;
  readonly barons: Pair | null;
  /** The winner's gold at the end less the loser's: negative where they were behind. */
  readonly goldLead: number | null;
  /** The winner's largest deficit, where it was large. */
  readonly behind: { readonly minute: number; readonly gold: number } | null;
};

export type RecapPlayer = {
  readonly id: number;
  readonly name: string;
  readonly side: SideName;
};

type DamageDealt = RecapPlayer & { readonly damage: number; readonly share: number };

/** The run of wins with which a team came into the match, or leaves it. `atLeast`: earlier matches are not known here. */
type RecapRun = { readonly side: SideName; readonly wins: number; readonly atLeast: boolean };

type Consequence = { readonly side: SideName } & (
  | { readonly kind: 'title' | 'reachFinal' | 'reachSemifinals' | 'reachQuarterfinals' | 'out' | 'drops' }
  /** The team goes on to another round. */
  | { readonly kind: 'goesOn'; readonly round: NonNullable<MatchDocument['onward']>['round'] }
);

export type RecapFacts = {
  /** Null for a draw. */
  readonly winner: SideName | null;
  readonly forfeit: boolean;
  /** The winner lost no game of a series. */
  readonly swept: boolean;
  /** The last game that could be played decided it. */
  readonly wentFar: boolean;
  /** The winner lost the first two games of five. */
  readonly reverseSwept: boolean;
  /** The winner's chance before the match, where it was small. */
  readonly upsetChance: number | null;
  /** The winner of a series lost its first game. */
  readonly lostFirst: boolean;
  /** Kills of the whole series, where the winner had twice as many. */
  readonly outKilled: Pair | null;
  /** The longest game where each was short, the shortest where each was long. */
  readonly pace: { readonly kind: 'quick' | 'slow'; readonly seconds: number } | null;
  readonly games: readonly RecapGame[];
  /** In how many of the games figures are known. */
  readonly coverage: Coverage;
  /** Chosen by formula, with the score that the match's page shows. */
  readonly playerOfTheMatch: (RecapPlayer & { readonly score: number }) | null;
  readonly bestKda:
    | (RecapPlayer & {
        readonly kills: number;
        readonly deaths: number;
        readonly assists: number;
        readonly kda: number;
        readonly games: number;
      })
    | null;
  readonly mostDamage: DamageDealt | null;
  /** The largest share of a team's damage: not always that of the player who dealt the most. */
  readonly largestShare: DamageDealt | null;
  readonly pentaKills: readonly (RecapPlayer & { readonly count: number })[];
  /** What the result decided, judged by the match's place in its bracket: for the loser, then for the winner. */
  readonly meant: readonly Consequence[];
  readonly next: NonNullable<MatchDocument['onward']>['next'];
  /** The winner's run with this match, of three or more. */
  readonly run: RecapRun | null;
  /** The loser's run before it, of three or more. */
  readonly ended: RecapRun | null;
  /** Wins in all known meetings, this one included. */
  readonly meetings: { readonly left: number; readonly right: number } | null;
  /** The teams in the table of the match's stage: records with this match, places before it. */
  readonly records: readonly {
    readonly side: SideName;
    readonly stage: string;
    readonly wins: number;
    readonly losses: number;
    readonly placeBefore: number;
    readonly teams: number;
  }[];
};

/** Behind by less than this is no story. */
const FAR_BEHIND_GOLD = 2_000;
const RUN_WORTH_TELLING = 3;
/** Games are short below the first, long from the second on; in seconds. */
const QUICK_SECONDS = 28 * 60;
const SLOW_SECONDS = 35 * 60;
const OUTKILLED_TIMES = 2;
/** A game's own sentence. */
const TURNED_GOLD = 5_000;
const STOMP_GOLD = 12_000;
const CLOSE_GOLD = 3_000;
const LONG_SECONDS = 40 * 60;

export type GameStory = 'turned' | 'stomp' | 'long' | 'close' | 'plain';

/** What a game was like, the most telling first. */
export function gameStory({ behind, goldLead, lengthSeconds }: RecapGame): GameStory {
  if (lengthSeconds === null) return 'plain';
  if (behind && behind.gold >= TURNED_GOLD) return 'turned';
  if (goldLead !== null && goldLead >= STOMP_GOLD) return 'stomp';
  if (lengthSeconds >= LONG_SECONDS) return 'long';
  return goldLead !== null && goldLead > 0 && goldLead < CLOSE_GOLD ? 'close' : 'plain';
}

/** How a series went, if its winner is known. */
function seriesStory(winner: SideName | null, games: readonly RecapGame[]): Pick<RecapFacts, 'lostFirst' | 'outKilled' | 'pace'> {
  const seconds = games.map(({ lengthSeconds }) => lengthSeconds);
  const known = seconds.filter((each) => each !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const isWhole = winner !== null && games.length > 1;
  const kills = games.map(
    (game) => game.kills && (game.winner === winner ? game.kills : { winner: game.kills.loser, loser: game.kills.winner }),
  );
  const sum = kills.reduce((a, b) => a && b && { winner: a.winner + b.winner, loser: a.loser + b.loser }, { winner: 0, loser: 0 });
  return {
    lostFirst: isWhole && games[0]?.winner !== null && games[0]?.winner !== winner,
    outKilled: isWhole && sum && sum.winner >= OUTKILLED_TIMES * sum.loser ? sum : null,
    pace:
      !isWhole || known.length < seconds.length
        ? null
        : most < QUICK_SECONDS
          ? { kind: 'quick', seconds: most }
          : least >= SLOW_SECONDS
            ? { kind: 'slow', seconds: least }
            : null,
  };
}

function pairOf(winner: GameTeam | undefined, loser: GameTeam | undefined, figure: (team: GameTeam) => number | null): Pair | null {
  const [a, b] = [winner && figure(winner), loser && figure(loser)];
  return typeof a === 'number' && typeof b === 'number' ? { winner: a, loser: b } : null;
}

function worstMoment(game: GameDetail, winnerId: number): RecapGame['behind'] {
  let worst: RecapGame['behind'] = null;
  for (const { seconds, teams } of game.frames) {
    const own = teams.find(({ id }) => id === winnerId);
    const other = teams.find(({ id }) => id !== winnerId);
    const gold = difference(other?.gold ?? null, own?.gold ?? null) ?? 0;
    if (gold >= FAR_BEHIND_GOLD && gold > (worst?.gold ?? 0)) worst = { minute: Math.floor(seconds / 60), gold };
  }
  return worst;
}

function recapGame(match: FinishedMatch, stub: GameStub | undefined, game: GameDetail | undefined, number: number): RecapGame {
  const winnerId = stub?.winnerId ?? game?.winnerId ?? null;
  const winner = sideOfTeam(match, winnerId);
  const own = winner === null ? undefined : game?.teams.find(({ id }) => id === winnerId);
  const other = winner === null ? undefined : game?.teams.find(({ id }) => id !== winnerId);
  const gold = pairOf(own, other, (team) => team.gold);
  return {
    number,
    winner,
    lengthSeconds: stub?.lengthSeconds ?? game?.lengthSeconds ?? null,
    kills: pairOf(own, other, (team) => team.kills),
    towers: pairOf(own, other, (team) => team.towers),
    dragons: pairOf(own, other, (team) => team.dragons),
    barons: pairOf(own, other, (team) => team.barons),
    goldLead: gold && gold.winner - gold.loser,
    behind: game && winnerId !== null && winner !== null ? worstMoment(game, winnerId) : null,
  };
}

/** A player's sums over a series. */
type PlayerLine = {
  readonly player: GamePlayer;
  readonly side: SideName;
  kills: number;
  deaths: number;
  assists: number;
  damage: number | null;
  games: number;
  pentas: number;
};

/** Every player's sums over the series; one with an unknown kill, death or assist is left out, because a sum of the others would be wrong. */
export function playerLines(match: FinishedMatch, games: readonly GameDetail[]): PlayerLine[] {
  const lines = new Map<number, PlayerLine>();
  const unknown = new Set<number>();
  for (const player of games.flatMap(({ players }) => players)) {
    const side = sideOfTeam(match, player.teamId);
    const { kills, deaths, assists } = player;
    if (side === null || kills === null || deaths === null || assists === null) {
      unknown.add(player.id);
      continue;
    }
    const line = lines.get(player.id) ?? { player, side, kills: 0, deaths: 0, assists: 0, damage: 0, games: 0, pentas: 0 };
    line.kills += kills;
    line.deaths += deaths;
    line.assists += assists;
    line.damage = line.damage === null || player.damage === null ? null : line.damage + player.damage;
    line.games += 1;
    line.pentas += player.pentaKills ?? 0;
    lines.set(player.id, line);
  }
  return [...lines.values()].filter(({ player }) => !unknown.has(player.id));
}

const asPlayer = ({ player, side }: PlayerLine): RecapPlayer => ({ id: player.id, name: player.name, side });

function bestKda(lines: readonly PlayerLine[], players: number, played: number): RecapFacts['bestKda'] {
  if (lines.length < players) return null;
  const rated = lines
    .map((line) => ({ line, rate: kda(line.kills, line.deaths, line.assists) }))
    .sort((a, b) => b.rate - a.rate || b.line.kills - a.line.kills);
  const [best, next] = rated;
  // A rate of a part of the series is no better one than a rate of all of it; two alike: neither is the best.
  if (!best || best.line.games < played || (next && next.rate === best.rate && next.line.kills === best.line.kills)) return null;
  const { kills, deaths, assists, games } = best.line;
  return { ...asPlayer(best.line), kills, deaths, assists, kda: best.rate, games };
}

/** The player who dealt the most damage, and the one whose share of their team's was the largest. */
function damageFacts(lines: readonly PlayerLine[], players: number): Pick<RecapFacts, 'mostDamage' | 'largestShare'> {
  // With one figure unknown, who dealt the most is unknown as well.
  if (lines.length < players || lines.some(({ damage }) => damage === null)) return { mostDamage: null, largestShare: null };
  const teams = { left: 0, right: 0 };
  for (const { side, damage } of lines) teams[side] += damage ?? 0;
  const dealt = lines.flatMap((line) =>
    line.damage ? [{ ...asPlayer(line), damage: line.damage, share: share(line.damage, teams[line.side]) ?? 0 }] : [],
  );
  const most = (figure: 'damage' | 'share') => [...dealt].sort((a, b) => b[figure] - a[figure])[0] ?? null;
  return { mostDamage: most('damage'), largestShare: most('share') };
}

function winsBefore({ teamId, matches }: Form): { readonly wins: number; readonly atLeast: boolean } {
  const wins = winningRun(teamId, matches);
  // Form has five matches; earlier ones are not known here.
  return { wins, atLeast: wins >= 5 };
}

function records(match: FinishedMatch, standings: MatchDocument['standings']): RecapFacts['records'] {
  return SIDES.flatMap((side) => {
    const place = standings?.[side];
    // A place from another stage (groups, before a bracket) does not change by this match; a draw counts otherwise in every league.
    if (!place || place.tournamentId !== match.tournamentId || match.winnerId === null) return [];
    const won = match.winnerId === match[side].id;
    const { wins, losses, rank, teams, tournamentName } = place;
    return [{ side, stage: tournamentName, wins: wins + (won ? 1 : 0), losses: losses + (won ? 0 : 1), placeBefore: rank, teams }];
  });
}

const REACHED = { final: 'reachFinal', semifinals: 'reachSemifinals', quarterfinals: 'reachQuarterfinals' } as const;

/** What the winner reached, where the match's bracket decides a title. */
function reachedBy(match: FinishedMatch, side: SideName, onward: MatchDocument['onward']): Consequence | null {
  const { round } = match;
  if (!round || !decidesTitle(match)) return null;
  if (onward === undefined) return leadsToFinal(round) ? { kind: 'reachFinal', side } : null;
  const { part, name } = onward.round;
  if (name === 'grandFinal') return { kind: 'reachFinal', side };
  return part === 'single' && (name === 'final' || name === 'semifinals' || name === 'quarterfinals')
    ? { kind: REACHED[name], side }
    : { kind: 'goesOn', side, round: onward.round };
}

function meantBy(match: FinishedMatch, winner: SideName | null, onward: MatchDocument['onward']): Consequence[] {
  const { round } = match;
  if (!round || winner === null) return [];
  if (round.stake === 'title') return [{ kind: 'title', side: winner }];
  const reached = reachedBy(match, winner, onward);
  const lost = round.stake === 'out' || (round.stake === 'drops' && reached !== null) ? round.stake : null;
  return [...(lost ? [{ kind: lost, side: otherSide(winner) }] : []), ...(reached ? [reached] : [])];
}

/** The facts of a match's recap, from its document and its games. */
export function recapFacts(
  match: FinishedMatch,
  { form, headToHead, standings, winnerMeans, onward }: Omit<MatchDocument, 'match'>,
  games: readonly GameDetail[],
): RecapFacts {
  const best = playerOfTheMatch(match, games, winnerMeans);
  const winner = sideOfTeam(match, match.winnerId);
  const positions = new Set([
    ...match.games.filter(({ status }) => status === 'finished').map(({ position }) => position),
    ...games.filter(({ status }) => status === 'finished').map(({ position }) => position),
  ]);
  const played = [...positions].sort((a, b) => a - b);
  const shown = played.map((position) =>
    recapGame(
      match,
      match.games.find((stub) => stub.position === position),
      games.find((game) => game.position === position && game.status === 'finished'),
      position,
    ),
  );
  const finished = games.filter(({ status, players }) => status === 'finished' && players.length > 0);
  // A player's sums are the series' only where every game has figures.
  const complete = finished.length > 0 && finished.length === shown.length;
  const lines = complete ? playerLines(match, finished) : [];
  const players = new Set(finished.flatMap((game) => game.players.map(({ id }) => id))).size;
  const [most, least] = [Math.max(match.left.score, match.right.score), Math.min(match.left.score, match.right.score)];
  const isSeries = mostGames(match) > 1 && !mayBeDrawn(match);
  const loser = winner && otherSide(winner);
  const story = seriesStory(winner, shown);
  const before = winner && winsBefore(form[winner]);
  const loserBefore = loser && winsBefore(form[loser]);
  const chance = (winner && match.chance?.[winner]) ?? 1;
  const meetings = headToHead.leftWins + headToHead.rightWins;
  return {
    winner,
    forfeit: match.forfeit,
    swept: winner !== null && isSeries && !match.forfeit && least === 0 && most > 1,
    wentFar: winner !== null && isSeries && !match.forfeit && most + least === mostGames(match) && most - least === 1,
    ...story,
    // The winner lost the first two games of a series of five.
    reverseSwept:
      story.lostFirst && shown.length === 5 && shown[1]?.winner === loser && shown.slice(2).every((game) => game.winner === winner),
    upsetChance: !match.forfeit && chance < UPSET_CHANCE ? chance : null,
    games: shown,
    coverage: { games: shown.length, withFigures: games.filter((game) => game.status === 'finished' && hasFigures(game)).length },
    playerOfTheMatch: best && winner && { id: best.id, name: best.name, side: winner, score: best.score },
    bestKda: complete ? bestKda(lines, players, shown.length) : null,
    ...damageFacts(lines, players),
    pentaKills: lines.filter(({ pentas }) => pentas > 0).map((line) => ({ ...asPlayer(line), count: line.pentas })),
    meant: meantBy(match, winner, onward),
    next: winner === null ? null : (onward?.next ?? null),
    run:
      winner !== null && before && before.wins + 1 >= RUN_WORTH_TELLING
        ? { side: winner, wins: before.wins + 1, atLeast: before.atLeast }
        : null,
    ended:
      loser !== null && loserBefore && loserBefore.wins >= RUN_WORTH_TELLING
        ? { side: loser, wins: loserBefore.wins, atLeast: loserBefore.atLeast }
        : null,
    meetings:
      winner === null || meetings === 0
        ? null
        : { left: headToHead.leftWins + (winner === 'left' ? 1 : 0), right: headToHead.rightWins + (winner === 'right' ? 1 : 0) },
    records: records(match, standings),
  };
}
