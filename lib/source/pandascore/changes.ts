import * as v from 'valibot';
import type { GoneNote } from '../../domain/page/gone';
import type { GoneEntity } from '../match-source';
import type { PandaScoreClient } from './client';
import { toInstant } from '../wire/wire';
import { DELETION_KINDS, modifiedAt, WireDeletion } from '../wire/wire-changes';
import { DAY_MS, MINUTE_MS } from '../../domain/values/durations';

/** What has changed at PandaScore since an instant. */

const CLOCK_ERROR_MS = 10 * MINUTE_MS;

/**
 * Match documents modified at `cursor` or later, oldest first, and where to go
 * on. Reads from the last instant seen rather than by page number: a match that
 * is modified meanwhile moves to the end of the list and would shift another
 * one out of the next page unseen.
 */
export async function readModified(
  client: PandaScoreClient,
  cursor: string,
  now: number,
): Promise<{ documents: unknown[]; cursor: string }> {
  const until = toInstant(now + DAY_MS);
  // A time in the future, by an error of the source, must not hide what changes until then.
  const latest = toInstant(now + CLOCK_ERROR_MS);
  const documents: unknown[] = [];
  let from = cursor;
  let number = 1;
  for (;;) {
    const page = await client.page('/lol/matches', { 'range[modified_at]': `${from},${until}`, sort: 'modified_at' }, number);
    documents.push(...page.elements);
    const last = page.elements.reduce<string>((latest, document) => {
      const at = modifiedAt(document);
      return at !== null && at > latest ? at : latest;
    }, from);
    if (!page.more) return { documents, cursor: last < latest ? last : latest };
    // All documents of this page have one instant: only the page number leads on.
    number = last > from ? 1 : number + 1;
    from = last;
  }
}

/** As PandaScore words it (developers.pandascore.co/docs/tracking-changes); any other reason is none of ours. */
const MERGED = /^Merged with (\d{1,15})$/;

export type Deletions = {
  readonly matches: readonly number[];
  readonly entities: readonly GoneEntity[];
  /** Which of both were merged into another. */
  readonly merged: readonly Required<GoneNote>[];
};

/** What was deleted of League of Legends since an instant. Of two that were merged, the one that is no more is among them. */
export async function readDeletions(client: PandaScoreClient, since: string): Promise<Deletions> {
  const matches: number[] = [];
  const entities: GoneEntity[] = [];
  const merged: Required<GoneNote>[] = [];
  for await (const page of client.pages('/deletions', { type: DELETION_KINDS.join(','), videogame: 'league-of-legends', since })) {
    for (const document of page.elements) {
      const parsed = v.safeParse(WireDeletion, document);
      if (!parsed.success) continue;
      const { type: kind, id, object } = parsed.output;
      const into = Number(MERGED.exec(object.reason)?.[1] ?? id);
      if (into !== id) merged.push({ kind, id, into });
      if (kind === 'match') matches.push(id);
      else entities.push({ kind, id });
    }
  }
  return { matches, entities, merged };
}
