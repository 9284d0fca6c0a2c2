import type { DeviceSubscription, PushMessage } from '../../domain/people/push';
import { removeSubscription, subscriptionsOf } from '../../store/people/push-document';
import { pushRetries } from '../../store/work/retry-documents';
import { metrics } from '../../telemetry/metrics';
import { errorFields, log } from '../logger';
import type { SendPush } from './push-request';

/** Sends a message to one device of a user. Never rejects. */
export type DeliverPush = (uid: string, subscription: DeviceSubscription, message: PushMessage) => Promise<void>;

/** After this a start or a result is not news any more. */
const INTEREST_SECONDS = 30 * 60;
const MOST_ATTEMPTS = 4;
/** The waits double: half a minute, one, two. */
const FIRST_WAIT_MS = 30_000;
const RETRIES_A_TURN = 200;

type Attempt = {
  readonly uid: string;
  readonly endpoint: string;
  readonly message: string;
  readonly attempts: number;
  readonly until: number;
};

/**
 * One try. A device that is gone is forgotten; what the service did not take is
 * put aside for a later turn, a few times. A message that arrives twice because
 * an answer was lost shows once: it replaces the one with its tag.
 */
async function attempt(
  send: SendPush,
  { keys }: Pick<DeviceSubscription, 'keys'>,
  { uid, endpoint, message, attempts, until }: Attempt,
): Promise<void> {
  const now = Date.now();
  const outcome = await send({ endpoint, keys }, message, Math.max(0, Math.round((until - now) / 1000)));
  metrics().pushes.inc({ outcome });
  switch (outcome) {
    case 'taken':
      return;
    case 'gone':
      return removeSubscription(endpoint, uid);
    case 'refused':
      log().warn({ service: URL.canParse(endpoint) ? new URL(endpoint).host : null }, 'push refused');
      return;
    case 'later': {
      const at = now + FIRST_WAIT_MS * 2 ** attempts;
      if (attempts + 1 >= MOST_ATTEMPTS || at >= until) return;
      return pushRetries.put({ uid, endpoint, message, attempts: attempts + 1, at, until });
    }
  }
}

/** Delivers notifications to devices through `send`. */
export function deliverPush(send: SendPush): DeliverPush {
  return async (uid, { endpoint, keys }, message) => {
    const first = { uid, endpoint, message: JSON.stringify(message), attempts: 0, until: Date.now() + INTEREST_SECONDS * 1000 };
    // A store failure for one device must not stop the messages to the others.
    await attempt(send, { keys }, first).catch((error: unknown) => log().error(errorFields(error), 'push message not sent'));
  };
}

/** Tries again what is due. Each is taken out of the store before its try, so that a process that ends meanwhile loses it rather than repeats it. */
export async function retryPushes(send: SendPush, now: number = Date.now()): Promise<void> {
  const due = await pushRetries.due(now, RETRIES_A_TURN);
  const devices = await subscriptionsOf([...new Set(due.map(({ value }) => value.uid))]);
  for (const { path, value } of due) {
    // The device may have been switched off meanwhile, or belong to another user.
    const device = devices.find(({ uid, endpoint }) => uid === value.uid && endpoint === value.endpoint);
    if (await pushRetries.take(path)) if (device && now < value.until) await attempt(send, device, value);
  }
}
