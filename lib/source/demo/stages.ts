import { bracketNodes, type Entry } from './bracket';
import type { BracketPlan, Disruption, RoundsPlan, StagePlan, SwissPlan } from './plan';
import { randomFrom } from './random';
import { type SwissRecord, roundRobin, swissPairings } from './pairings';
import type { Competition, AddedMatch, SeasonRecorder } from './season-recorder';
import type { DemoTeam } from './teams';

/** A stage of a serie that is to be played. */
export type StageSetup = {
  readonly recorder: SeasonRecorder;
  /** The teams, the best seed first. */
  readonly entrants: readonly DemoTeam[];
  /** The time from which it is known who takes part, in milliseconds; -Infinity if it always is. */
  readonly entrantsKnownAt: number;
  readonly competition: Competition;
  readonly disruptions: readonly Disruption[];
  /** Teams that play elsewhere on Mondays and Tuesdays. */
  readonly awayEarly: ReadonlySet<number>;
};

export type StageOutcome = {
  /** The teams, the best first. */
  readonly ranking: readonly DemoTeam[];
  /** When the last match ended, in milliseconds. */
  readonly endAt: number;
  readonly winnerId: number | null;
};

type Score = { wins: number; difference: number };

function tableOf(entrants: readonly DemoTeam[]): Map<number, Score> {
  return new Map(entrants.map((team) => [team.id, { wins: 0, difference: 0 }]));
}

function record(table: Map<number, Score>, sides: readonly [DemoTeam, DemoTeam], added: AddedMatch): void {
  if (!added.played) return;
  const margin = added.played.scores[0] - added.played.scores[1];
  sides.forEach((team, index) => {
    const score = table.get(team.id);
    if (!score) return;
    score.wins += added.played?.winner === index ? 1 : 0;
    score.difference += index === 0 ? margin : -margin;
  });
}

/** Ranks teams by wins, then game difference, then strength. */
function rankingOf(setup: StageSetup, table: ReadonlyMap<number, Score>): DemoTeam[] {
  const score = (team: DemoTeam) => table.get(team.id) ?? { wins: 0, difference: 0 };
  return [...setup.entrants].sort(
    (a, b) =>
      score(b).wins - score(a).wins ||
      score(b).difference - score(a).difference ||
      setup.recorder.strengthOf(b) - setup.recorder.strengthOf(a),
  );
}

/** A round robin: round after round in the slots of the plan. */
export function playRounds(setup: StageSetup, plan: RoundsPlan, slotsOf: (slots: readonly string[]) => readonly string[]): StageOutcome {
  const { recorder, competition } = setup;
  const table = tableOf(setup.entrants);
  let endAt = -Infinity;
  roundRobin(setup.entrants, plan.cycles).forEach((pairs, index) => {
    const week = plan.firstWeek + Math.floor(index / plan.rounds.length);
    const slots = slotsOf((plan.rounds[index % plan.rounds.length] ?? '').split(',').map((slot) => slot.trim()));
    // The order within a round is drawn; a team that is away early in the week comes last.
    const isAway = ([left, right]: [DemoTeam, DemoTeam]) => Number(setup.awayEarly.has(left.id) || setup.awayEarly.has(right.id));
    const drawn = randomFrom(`${competition.tournamentId} round ${index}`).shuffled(pairs);
    drawn.sort((a, b) => isAway(a) - isAway(b));
    drawn.forEach((sides, place) => {
      const slot = slots[place] ?? '';
      const added = recorder.addMatch({
        competition,
        sides,
        bestOf: plan.bestOf,
        beginAt: recorder.at(week, slot),
        disruption: week === 0 ? setup.disruptions.find((candidate) => candidate.slot === slot) : undefined,
      });
      record(table, sides, added);
      endAt = Math.max(endAt, added.played?.endAt ?? endAt);
    });
  });
  return { ranking: rankingOf(setup, table), endAt, winnerId: null };
}

/** "week: slot, slot" as starts in milliseconds. */
function startsOf(recorder: SeasonRecorder, text: string): number[] {
  const [week = '0', slots = ''] = text.split(': ');
  return slots.split(',').map((slot) => recorder.at(Number(week), slot));
}

function playSwiss(setup: StageSetup, plan: SwissPlan): StageOutcome {
  const { recorder, competition } = setup;
  const teams = new Map(setup.entrants.map((team) => [team.id, team]));
  const records: SwissRecord[] = setup.entrants.map(({ id }) => ({ id, wins: 0, losses: 0, met: new Set() }));
  const table = tableOf(setup.entrants);
  let endAt = setup.entrantsKnownAt;
  plan.rounds.forEach((text, index) => {
    const starts = startsOf(recorder, text);
    const pairings = swissPairings(records);
    // The pairs are drawn when the round before is over.
    const knownAt = [endAt, endAt] as const;
    pairings.forEach(({ pair, decider }, place) => {
      const left = teams.get(pair[0].id);
      const right = teams.get(pair[1].id);
      const beginAt = starts[place];
      if (!left || !right || beginAt === undefined) return;
      const added = recorder.addMatch({
        competition,
        round: `Round ${index + 1}`,
        sides: [left, right],
        bestOf: decider ? 3 : 1,
        beginAt,
        knownAt,
      });
      if (!added.played) return;
      record(table, [left, right], added);
      const [winner, loser] = added.played.winner === 0 ? pair : [pair[1], pair[0]];
      winner.wins += 1;
      loser.losses += 1;
      winner.met.add(loser.id);
      loser.met.add(winner.id);
      endAt = Math.max(endAt, added.played.endAt);
    });
  });
  return { ranking: rankingOf(setup, table), endAt, winnerId: null };
}

type NodeOutcome = { readonly matchId: number; readonly winner: DemoTeam; readonly loser: DemoTeam; readonly endAt: number };

function playBracket(setup: StageSetup, plan: BracketPlan): StageOutcome {
  const { recorder, competition } = setup;
  const starts = plan.slots.flatMap((text) => startsOf(recorder, text));
  const outcomes = new Map<string, NodeOutcome>();
  const enter = (entry: Entry): { team: DemoTeam; knownAt: number; from: number[] } | null => {
    if (entry.kind === 'seed') {
      const team = setup.entrants[entry.seed - 1];
      return team ? { team, knownAt: setup.entrantsKnownAt, from: [] } : null;
    }
    const feeder = outcomes.get(entry.of);
    return feeder ? { team: entry.kind === 'winner' ? feeder.winner : feeder.loser, knownAt: feeder.endAt, from: [feeder.matchId] } : null;
  };
  bracketNodes(plan.shape).forEach((node, index) => {
    const left = enter(node.left);
    const right = enter(node.right);
    const beginAt = starts[index];
    if (!left || !right || beginAt === undefined) return;
    const sides = [left.team, right.team] as const;
    const added = recorder.addMatch({
      competition,
      round: node.name,
      sides,
      bestOf: plan.bestOf,
      beginAt,
      previousMatchIds: [...left.from, ...right.from],
      knownAt: [left.knownAt, right.knownAt],
    });
    if (!added.played) return;
    const winner = sides[added.played.winner];
    outcomes.set(node.key, {
      matchId: added.matchId,
      winner,
      loser: winner === left.team ? right.team : left.team,
      endAt: added.played.endAt,
    });
  });
  const final = [...outcomes.values()].at(-1);
  return {
    ranking: final ? [final.winner, final.loser] : [],
    endAt: final?.endAt ?? setup.entrantsKnownAt,
    winnerId: final?.winner.id ?? null,
  };
}

export function playStage(setup: StageSetup, plan: Exclude<StagePlan, RoundsPlan>): StageOutcome {
  return plan.kind === 'swiss' ? playSwiss(setup, plan) : playBracket(setup, plan);
}
