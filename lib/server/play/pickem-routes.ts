import type { NextApiRequest } from 'next';
import * as v from 'valibot';
import { cacheTag } from '../../domain/page/cache-tags';
import { fitsTask, PicksSchema } from '../../domain/play/pickem/pickem-entry';
import { saveEntry, shareEntry } from '../../store/play/pickem-document';
import { ApiError } from '../api-error';
import { queryValue } from '../api/api-route';
import { writes } from '../api/api-write';
import { pathId } from '../pages/query-parameters';
import { purgeSoon } from '../purge-soon';
import { demandSession } from '../session/session';
import { siteNow } from '../site-clock';
import { ownPickem, pickemList, pickemPage, readPickemStage } from './pickem-stages';
import { withPlay } from './play-routes';

const MAX_BYTES = 8_192;
const LIMIT = { points: 60, seconds: 60 };

/** `GET /api/play/pickem`: stages that take entries, and the reader's own with their scores. */
export const getPickemList = withPlay(async (request) => ({ body: await pickemList(await demandSession(request, 'user'), siteNow()) }));

function demandStageId(request: NextApiRequest): number {
  const id = pathId(queryValue(request, 'id'));
  if (id === null) throw new ApiError('not-found', 'There is no such stage.');
  return id;
}

/** `GET /api/play/pickem/{tournament}`: what there is to pick, the reader's entry, and its score once the stage is locked. */
export const getPickem = withPlay(async (request) => {
  const session = await demandSession(request, 'user');
  const page = await pickemPage(session, demandStageId(request), siteNow());
  if (page === null) throw new ApiError('not-found', 'There is no such stage.');
  return { body: page };
});

const EntryInputSchema = v.object({ picks: PicksSchema, revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

/**
 * `PUT /api/play/pickem/{tournament}` `{picks, revision}`: all picks of a stage;
 * `revision` is the one that was edited, 0 for none. The same picks again are
 * answered the same; 409 once the stage has begun, or where another window has
 * saved others.
 */
export const putPickem = withPlay(
  writes({
    name: 'pickem',
    schema: EntryInputSchema,
    maxBytes: MAX_BYTES,
    limit: LIMIT,
    requires: 'verified',
    write: async ({ picks, revision }, { request, session: { uid } }) => {
      const tournamentId = demandStageId(request);
      const stage = await readPickemStage(tournamentId, siteNow());
      if (stage === null || stage.task === null) throw new ApiError('not-found', 'There is nothing to pick here.');
      if (!fitsTask(stage.task, picks)) throw new ApiError('invalid', 'These picks do not fit the stage.', { field: 'picks' });
      // The clock is read again: reading the stage took a while.
      const now = siteNow();
      const isLocked = stage.info.isLocked || (stage.info.locksAt !== null && now >= Date.parse(stage.info.locksAt));
      const saved = await saveEntry({ uid, tournamentId, picks, revision }, isLocked, now);
      if (saved.kind === 'refused') {
        if (saved.why === 'locked') throw new ApiError('pickem-locked', 'The stage has begun.');
        throw new ApiError('conflict', 'The picks were changed elsewhere.');
      }
      if (saved.entry.share !== '') purgeSoon([cacheTag.picks(saved.entry.share)]);
      return { body: { entry: ownPickem(saved.entry) } };
    },
  }),
);

/** `PUT /api/play/pickem/{tournament}/share` `{isShared}`: gives the saved picks a page for whoever has its link, or takes it away; the same again changes nothing. */
export const putPickemShare = withPlay(
  writes({
    name: 'pickem-share',
    schema: v.strictObject({ isShared: v.boolean() }),
    maxBytes: MAX_BYTES,
    limit: LIMIT,
    requires: 'user',
    write: async ({ isShared }, { request, session: { uid } }) => {
      const changed = await shareEntry(demandStageId(request), uid, isShared);
      if (changed === null) throw new ApiError('not-found', 'There are no picks.');
      if (changed.ended !== null) purgeSoon([cacheTag.picks(changed.ended)]);
      return { body: { share: changed.share } };
    },
  }),
);
