import type { Page } from 'playwright';
import * as v from 'valibot';
import { inject } from 'vitest';
import { paths } from '../../../lib/domain/page/paths';
import { pickedSides, tiesById, type StagePicks } from '../../../lib/domain/play/pickem/pickem-entry';
import { HOUR_MS } from '../../../lib/domain/values/durations';
import { saveEntry } from '../../../lib/store/play/pickem-document';
import { me } from '../accounts';
import { weekMatches } from '../site-data';
import { enterSiteStore } from '../site-store';

/** All stages of the demo season have begun, so picks from before are stored by themselves. */

const EntrantSchema = v.union([
  v.object({ teamId: v.number() }),
  v.object({ matchId: v.number(), takes: v.picklist(['winner', 'loser']) }),
]);
const TaskSchema = v.variant('kind', [
  v.object({ kind: v.literal('groups'), groups: v.array(v.object({ teams: v.array(v.object({ id: v.number() })) })) }),
  v.object({
    kind: v.literal('bracket'),
    ties: v.array(v.object({ matchId: v.number(), points: v.number(), left: EntrantSchema, right: EntrantSchema, beginAt: v.string() })),
  }),
]);
type Task = v.InferOutput<typeof TaskSchema>;
const StageSchema = v.object({ stage: v.object({ id: v.number(), locksAt: v.string() }), task: TaskSchema });

/** Groups as they are listed; of each match of a bracket the team that is listed first. */
function somePicks(task: Task): StagePicks {
  if (task.kind === 'groups') return { kind: 'groups', groups: task.groups.map(({ teams }) => teams.map(({ id }) => id)) };
  const known = tiesById(task.ties);
  const picked = new Map<number, number>();
  for (const tie of task.ties) {
    const [team] = pickedSides(tie, known, picked);
    if (team !== null) picked.set(tie.matchId, team);
  }
  return { kind: 'bracket', winners: [...picked].map(([matchId, teamId]) => ({ matchId, teamId })) };
}

/** Stores picks of the signed-in user for a stage that is played this week; answers its id. */
export async function pickedStage(page: Page, kind: Task['kind']): Promise<number> {
  await enterSiteStore();
  const ids = new Set((await weekMatches(inject('demo').monday)).map(({ tournamentId }) => tournamentId));
  for (const id of ids) {
    const answer = await page.evaluate(async (path): Promise<unknown> => (await fetch(path)).json(), paths.api.playPickemOf(id));
    const found = v.safeParse(StageSchema, answer);
    if (!found.success || found.output.task.kind !== kind) continue;
    const { stage, task } = found.output;
    const request = { uid: (await me(page)).user.uid, tournamentId: id, picks: somePicks(task), revision: 0 };
    await saveEntry(request, false, Date.parse(stage.locksAt) - HOUR_MS);
    return id;
  }
  throw new Error(`The demo season has no ${kind} this week`);
}
