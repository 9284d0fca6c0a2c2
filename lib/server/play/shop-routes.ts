import * as v from 'valibot';
import { cacheTag } from '../../domain/page/cache-tags';
import { BADGES, FRAMES, NAME_COLORS } from '../../domain/play/cosmetics';
import type { PurchaseRefusal } from '../../domain/play/purchase';
import { shopAnswer } from '../../domain/play/shop-page';
import { buy, markOf, wearLook, setPrivate } from '../../store/play/shop-store';
import { ApiError, type ApiErrorCode } from '../api-error';
import { writes } from '../api/api-write';
import { purgeSoon } from '../purge-soon';
import { demandWriter } from '../session/demand-writer';
import { demandSession } from '../session/session';
import { siteNow } from '../site-clock';
import { accountOf } from './play-accounts';
import { PlayIdSchema, withPlay } from './play-routes';
import { showMarkEverywhere } from '../comments/player-marks';

const MAX_BYTES = 1_024;
const LIMIT = { points: 30, seconds: 60 };

/** `GET /api/play/store`: what is sold, with what the user has of it and has put on; 401 for a visitor. */
export const getShop = withPlay(async (request) => ({ body: shopAnswer(await accountOf(await demandSession(request, 'user'))) }));

const REFUSALS: Readonly<Record<PurchaseRefusal, readonly [ApiErrorCode, string]>> = {
  'no-item': ['not-found', 'There is no such item.'],
  owned: ['item-owned', 'This item was bought before.'],
  balance: ['balance-too-small', 'The balance is smaller than the price.'],
  'id-reused': ['idempotency-key-reused', 'This id stands for another purchase.'],
};

/** `POST /api/play/purchases` `{id, item}`; the same id again is answered the same (docs/product.md#json-api). */
export const postPurchase = withPlay(
  writes({
    name: 'purchase',
    schema: v.object({ id: PlayIdSchema, item: v.pipe(v.string(), v.maxLength(40)) }),
    maxBytes: MAX_BYTES,
    limit: LIMIT,
    requires: 'user',
    write: async (input, { session }) => {
      const bought = await buy({ ...input, uid: session.uid }, siteNow());
      if (bought.kind === 'refused') throw new ApiError(...REFUSALS[bought.why]);
      const { id, item, price, balance } = bought.purchase;
      return { body: { purchase: { id, item, price }, balance } };
    },
  }),
);

const LookInputSchema = v.strictObject({
  color: v.nullable(v.picklist(NAME_COLORS)),
  badge: v.nullable(v.picklist(BADGES)),
  frame: v.nullable(v.picklist(FRAMES)),
});

/** `POST /api/play/look` `{color, badge, frame}`: what is put on, each null for nothing. Comments follow. */
export const postLook = withPlay(
  writes({
    name: 'look',
    schema: LookInputSchema,
    maxBytes: MAX_BYTES,
    limit: LIMIT,
    requires: 'user',
    write: async (look, { session }) => {
      if (look.color ?? look.badge ?? look.frame) await demandWriter(session);
      await accountOf(session);
      const account = await wearLook(session.uid, look);
      if (account === null) throw new ApiError('conflict', 'Only what was bought can be put on.');
      await showMarkEverywhere(session.uid);
      return { body: { look: account.look } };
    },
  }),
);

/** `POST /api/play/profile` `{isPrivate}`: switches the public profile off or on. Comments and rankings lead to it or not. */
export const postProfile = withPlay(
  writes({
    name: 'play-profile',
    schema: v.strictObject({ isPrivate: v.boolean() }),
    maxBytes: MAX_BYTES,
    limit: LIMIT,
    requires: 'user',
    write: async ({ isPrivate }, { session }) => {
      await accountOf(session);
      const account = await setPrivate(session.uid, isPrivate);
      if (account === null) throw new ApiError('not-found', 'There is no account of the prediction game.');
      await showMarkEverywhere(session.uid);
      purgeSoon([cacheTag.profile(account.profile)]);
      return { body: { isPrivate: account.isPrivate, profile: markOf(account).profile } };
    },
  }),
);
