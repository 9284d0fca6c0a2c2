import * as v from 'valibot';

/** Web push, as the browser, the server and the service worker agree on it. */

const base64Url = (bytes: number) => v.pipe(v.string(), v.regex(/^[\w-]+={0,2}$/), v.length(Math.ceil((bytes * 4) / 3)));
/** Some browsers pad their keys. */
const unpadded = v.pipe(
  v.string(),
  v.maxLength(128),
  v.transform((text) => text.replace(/={1,2}$/, '')),
);

/** A browser's subscription, as `PushSubscription.toJSON()` gives it: an uncompressed P-256 point and a secret of 16 bytes. */
export const PushSubscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1024), v.url()),
  keys: v.object({ p256dh: v.pipe(unpadded, base64Url(65)), auth: v.pipe(unpadded, base64Url(16)) }),
});
export type DeviceSubscription = v.InferOutput<typeof PushSubscriptionSchema>;

/** What a browser sends of its subscription. `replaces`: the endpoint that the server heard of before. */
export const PushReportSchema = v.object({
  ...PushSubscriptionSchema.entries,
  replaces: v.optional(PushSubscriptionSchema.entries.endpoint),
});

/** What `GET /api/push` answers: the site's public key; null where the site cannot push. */
export const PushStateSchema = v.object({ key: v.nullable(v.string()) });
export type PushState = v.InferOutput<typeof PushStateSchema>;

const words = v.pipe(v.string(), v.maxLength(500));

/** What the service worker (lib/worker/notices.ts) shows. */
export const PushMessageSchema = v.object({
  title: words,
  body: words,
  /** A message with the tag of one that is still shown replaces it. */
  tag: words,
  /** Opened with a tap; a path of this site. */
  path: words,
  /** What is shown instead on a device that hides results. */
  covered: v.optional(v.object({ title: words, body: words, path: words })),
  /** Buttons: "watch" opens the match, "hide" opens it with results hidden from then on. */
  actions: v.optional(v.array(v.object({ action: v.picklist(['watch', 'hide']), title: words }))),
});
export type PushMessage = v.InferOutput<typeof PushMessageSchema>;

/** Browsers show no more buttons. */
export const MAX_PUSH_ACTIONS = 2;

/** Devices of one user that get messages; the longest unused makes room. */
export const MAX_PUSH_DEVICES = 10;
