import * as v from 'valibot';

/** The lines of a table: the first so many places go on, the next so many to a play-in, the rest is out. */
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
const LCK_ID = 293;

/** Formats that the next stage's places do not tell, by league and name of the stage. Ids are PandaScore's. */
const FORMATS: readonly Format[] = [
  {
    leagueId: WORLDS_ID,
    stage: /^play-in group/i,
    from: 2020,
    until: 2022,
    cuts: [
      { places: 1, kind: 'advances' },
      { places: 4, kind: 'playIn' },
    ],
  },
  { leagueId: WORLDS_ID, stage: /^group [a-d]$/i, from: 2014, until: 2022, cuts: [{ places: 2, kind: 'advances' }] },
  { leagueId: LCK_ID, stage: /^regular season$/i, from: 2021, until: 2024, cuts: [{ places: 6, kind: 'advances' }] },
];

/** What is known of a stage's lines without its next stage; empty for most. */
export function knownCuts(leagueId: number, stage: string, year: number): readonly Cut[] {
  const format = FORMATS.find((each) => each.leagueId === leagueId && each.from <= year && year <= each.until && each.stage.test(stage));
  return format?.cuts ?? [];
}

export type CutStage = {
  readonly id: number;
  readonly beginAt: string | null;
  readonly endAt: string | null;
  readonly isTable: boolean;
  /** Its matches are over: its teams are named in the next stage. */
  readonly complete: boolean;
  /** Places that are still open in it. */
  readonly openPlaces: number;
};

const DAY_MS = 86_400_000;

/**
 * How many of a table go on, from the open places of what follows: those of
 * the stages that begin together after it, shared evenly by the tables that are
 * played side by side. Null where that is not known.
 */
export function placesFrom(own: CutStage, stages: readonly CutStage[]): number | null {
  if (own.beginAt === null || own.endAt === null) return null;
  const begin = ({ beginAt }: CutStage) => (beginAt === null ? Infinity : Date.parse(beginAt));
  const end = ({ endAt }: CutStage) => (endAt === null ? Infinity : Date.parse(endAt));
  const beside = stages.filter((stage) => stage.isTable && begin(stage) <= end(own) && end(stage) >= begin(own));
  const ownLastDay = Math.floor(end(own) / DAY_MS) * DAY_MS;
  const later = stages.filter((stage) => stage.id !== own.id && !beside.includes(stage) && begin(stage) >= ownLastDay);
  const first = [...later].sort((a, b) => begin(a) - begin(b))[0];
  if (!first) return null;
  const next = later.filter((stage) => begin(stage) <= end(first));
  const open = next.reduce((sum, { openPlaces }) => sum + openPlaces, 0);
  const places = open / Math.max(1, beside.filter(({ complete }) => !complete).length);
  return open > 0 && Number.isInteger(places) ? places : null;
}
