import * as v from 'valibot';
import { DAY_MS } from '../values/durations';

/** The lines of a table: how many of the first places go on and how many of the next reach a play-in; the rest is out. */
export const CutSchema = v.object({
  /** Counted from the top: "the first 6". */
  places: v.number(),
  kind: v.picklist(['advances', 'playIn']),
});
export type Cut = v.InferOutput<typeof CutSchema>;

type Format = {
  readonly leagueId: number;
  readonly stage: RegExp;
  /** Years of the series, both included. */
  readonly from: number;
  readonly until: number;
  readonly cuts: readonly Cut[];
};

const WORLDS_ID = 297;
const MSI_ID = 300;
const LCK_ID = 293;
const LEC_ID = 4197;
const LCS_ID = 4198;

const advances = (places: number): readonly Cut[] => [{ places, kind: 'advances' }];

/**
 * Formats whose cut does not follow from the next stage's places: parallel
 * groups, and stages followed by more than one. By league and name of the stage;
 * ids are PandaScore's. Each stage is one table, in which all meet.
 */
const FORMATS: readonly Format[] = [
  { leagueId: WORLDS_ID, stage: /^play-in group/i, from: 2020, until: 2022, cuts: [...advances(1), { places: 4, kind: 'playIn' }] },
  { leagueId: WORLDS_ID, stage: /^group [a-d]$/i, from: 2014, until: 2022, cuts: advances(2) },
  { leagueId: MSI_ID, stage: /^group [a-c]$/i, from: 2021, until: 2022, cuts: advances(2) },
  { leagueId: LCK_ID, stage: /^regular season$/i, from: 2021, until: 2024, cuts: advances(6) },
  { leagueId: LEC_ID, stage: /^regular season$/i, from: 2023, until: 2024, cuts: advances(8) },
  { leagueId: LCS_ID, stage: /^group [ab]$/i, from: 2021, until: 2022, cuts: advances(4) },
];

/** What is known of a stage's lines without its next stage; empty for most. */
export function knownCuts(leagueId: number, stage: string, year: number): readonly Cut[] {
  const format = FORMATS.find((each) => each.leagueId === leagueId && each.from <= year && year <= each.until && each.stage.test(stage));
  return format?.cuts ?? [];
}

export type CutStage = {
  readonly id: number;
  readonly name: string;
  readonly beginAt: string | null;
  readonly endAt: string | null;
  /** Whether its matches are over: its teams are named in the next stage then. */
  readonly complete: boolean;
  /** How many more teams will play in it that earlier stages have yet to decide. */
  readonly openPlaces: number;
};

const DOWNWARDS = /relegation|promotion/i;

/** A stage of those who did not go on. */
export function leadsDown({ name }: { readonly name: string }): boolean {
  return DOWNWARDS.test(name);
}

/**
 * How many of a table go on, from the open places of what follows. Null where
 * that is not known: with anything else in the serie still to be decided, its
 * teams may take some of the places, or some of this table's skip a stage.
 */
export function placesFrom(own: CutStage, stages: readonly CutStage[]): number | null {
  const [next, ...others] = stages.filter(({ id, complete }) => id !== own.id && !complete);
  if (!next || others.length > 0 || leadsDown(next) || next.beginAt === null || own.endAt === null) return null;
  const ownLastDay = Math.floor(Date.parse(own.endAt) / DAY_MS) * DAY_MS;
  return next.openPlaces > 0 && Date.parse(next.beginAt) >= ownLastDay ? next.openPlaces : null;
}
