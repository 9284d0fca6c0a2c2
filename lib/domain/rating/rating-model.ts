import { mostGames } from '../match/match-length';
import { formVariance, presumedLevel, RATING_PARAMETERS as P } from './parameters';
import type { Pairing, RatedGame, RatedMatch } from './rated-match';
import { logistic, seriesChance } from './series-chance';
import { differenceOf, drift, drifted, learn, type Estimate, type Part, type Skill } from './skill';

/** A team's strength is the level of its league and what it is beyond that. */
type Team = {
  readonly own: Skill;
  /** The league in which it last played; null until it has played in one. */
  leagueId: number | null;
  /** Who played its last game. */
  players: readonly number[];
};

/** What is thought of a team: strength and variance on the logistic scale. */
export type Strength = Estimate & { readonly leagueId: number | null };

const NOWHERE: Estimate = { mean: 0, variance: 0 };

/** Levels of leagues and strengths of teams, learned match by match (docs/ratings.md). */
export class RatingModel {
  readonly #teams = new Map<number, Team>();
  readonly #leagues = new Map<number, Skill>();
  /** First games with known sides, and how many of them the left team played on the blue side. */
  readonly #firstGames = { known: 0, leftBlue: 0 };

  /** Takes over the games of a match that is over. */
  learn(match: RatedMatch): void {
    const left = this.#arrive(match.leftId, match);
    const right = this.#arrive(match.rightId, match);
    this.#noteSides(match);
    const variance = formVariance(match.beginAt);
    const form: Skill = { mean: 0, variance, at: match.beginAt, presumed: 0, spread: variance, memoryDays: 1 };
    for (const game of match.games) {
      noteLineUp(left, game.players.left);
      noteLineUp(right, game.players.right);
      learnGame([...this.#parts(left, right), { skill: form, sign: 1 }], game, match);
    }
  }

  /** The left side's chance to win a match that is about to begin, where a draw counts half; null while neither team has played. */
  chance(pairing: Pairing): number | null {
    if (!this.#teams.has(pairing.leftId) && !this.#teams.has(pairing.rightId)) return null;
    const left = this.#expected(pairing.leftId, pairing);
    const right = this.#expected(pairing.rightId, pairing);
    const levels = left.leagueId === right.leagueId ? 0 : left.level.variance + right.level.variance;
    const games = mostGames(pairing);
    const difference = left.own.mean + left.level.mean - right.own.mean - right.level.mean + this.#leftSide(games);
    const variance = left.own.variance + right.own.variance + levels + formVariance(pairing.beginAt);
    return seriesChance(difference, variance, games);
  }

  /** What is thought of a team at an instant; null of one that has played no match. */
  strengthOf(teamId: number, at: number): Strength | null {
    const team = this.#teams.get(teamId);
    if (!team) return null;
    const [own, level] = [drifted(team.own, at), this.#levelAt(team.leagueId, at)];
    return { mean: own.mean + level.mean, variance: own.variance + level.variance, leagueId: team.leagueId };
  }

  #levelAt(leagueId: number | null, at: number): Estimate {
    const league = leagueId === null ? undefined : this.#leagues.get(leagueId);
    return league ? drifted(league, at) : NOWHERE;
  }

  #expected(teamId: number, { leagueId, international, beginAt }: Pairing) {
    const team = this.#teams.get(teamId);
    const home = international ? (team?.leagueId ?? null) : leagueId;
    const level = home === null || this.#leagues.has(home) ? this.#levelAt(home, beginAt) : this.#newLevel(home, teamId, beginAt);
    if (!team) return { leagueId: home, level, own: { mean: 0, variance: ownSpread(home) } };
    const own = drifted(team.own, beginAt);
    // A team from another league keeps its strength.
    const moved = home === team.leagueId ? 0 : this.#levelAt(team.leagueId, beginAt).mean - level.mean;
    return { leagueId: home, level, own: { mean: own.mean + moved, variance: own.variance } };
  }

  /** A league that begins with a team of another one begins at that one's level. */
  #newLevel(leagueId: number, teamId: number, at: number): Skill {
    const from = this.#teams.get(teamId)?.leagueId ?? null;
    const presumed = from === null ? presumedLevel(leagueId) : this.#levelAt(from, at).mean;
    return { mean: presumed, variance: P.leagueVariance, at, presumed, spread: P.leagueVariance, memoryDays: P.leagueMemoryDays };
  }

  #noteSides({ games: [first], leftId, rightId }: RatedMatch): void {
    if (first?.blueId !== leftId && first?.blueId !== rightId) return;
    this.#firstGames.known += 1;
    if (first.blueId === leftId) this.#firstGames.leftBlue += 1;
  }

  /** What the side that the left team usually has in the first game is worth to it in each game of a match. */
  #leftSide(games: number): number {
    const { known, leftBlue } = this.#firstGames;
    const blueMoreOften = (2 * (leftBlue + 1)) / (known + 2) - 1;
    return (P.blueSide * blueMoreOften * 2) / (games + 1);
  }

  #arrive(teamId: number, match: Pairing): Team {
    const { leagueId, international, beginAt: at } = match;
    const home = international ? (this.#teams.get(teamId)?.leagueId ?? null) : leagueId;
    if (home !== null && !this.#leagues.has(home)) this.#leagues.set(home, this.#newLevel(home, teamId, at));
    let team = this.#teams.get(teamId);
    if (!team) {
      const spread = ownSpread(home);
      const own: Skill = { mean: 0, variance: spread, at, presumed: 0, spread, memoryDays: P.teamMemoryDays };
      this.#teams.set(teamId, (team = { own, leagueId: home, players: [] }));
    }
    drift(team.own, at);
    const league = home === null ? undefined : this.#leagues.get(home);
    if (league) drift(league, at);
    if (team.leagueId !== home) {
      team.own.mean += this.#levelAt(team.leagueId, at).mean - this.#levelAt(home, at).mean;
      team.own.spread = P.teamVariance;
      team.leagueId = home;
    }
    return team;
  }

  #parts(left: Team, right: Team): Part[] {
    const own: Part[] = [
      { skill: left.own, sign: 1 },
      { skill: right.own, sign: -1 },
    ];
    if (left.leagueId === right.leagueId) return own;
    const [home, away] = [left, right].map(({ leagueId }) => (leagueId === null ? undefined : this.#leagues.get(leagueId)));
    if (home) own.push({ skill: home, sign: 1 });
    if (away) own.push({ skill: away, sign: -1 });
    return own;
  }
}

function ownSpread(leagueId: number | null): number {
  return leagueId === null ? P.teamVariance + P.homelessVariance : P.teamVariance;
}

function noteLineUp(team: Team, players: readonly number[]): void {
  if (players.length === 0) return;
  const news = team.players.length === 0 ? 0 : players.filter((id) => !team.players.includes(id)).length;
  const { own } = team;
  own.variance = Math.max(own.variance, Math.min(own.spread, own.variance + news * P.newPlayerVariance));
  team.players = players;
}

/** A gold lead says more than a win: by how much one side was better. Where it is not known, the win has to do. */
function learnGame(parts: readonly Part[], { winnerId, blueId, gold }: RatedGame, { leftId, rightId }: Pairing): void {
  const side = blueId === leftId ? P.blueSide : blueId === rightId ? -P.blueSide : 0;
  const expected = differenceOf(parts).mean + side;
  if (gold !== null && gold.left + gold.right > 0) {
    const lead = (P.goldShareStrength * (gold.left - gold.right)) / (gold.left + gold.right);
    learn(parts, (lead - expected) / P.goldVariance, 1 / P.goldVariance);
    return;
  }
  const chance = logistic(expected);
  learn(parts, (winnerId === leftId ? 1 : 0) - chance, chance * (1 - chance));
}
