import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webpush from 'web-push';
import type { DeviceSubscription } from '../../domain/people/push';
import { publicLookup, publicUrl } from '../../net/public-address';
import type { PushKeys } from '../unset-services';

/**
 * `taken`: the push service has it. `gone`: the browser is no longer subscribed.
 * `later`: not now (too many, an error of theirs, no answer). `refused`: never.
 */
type PushOutcome = 'taken' | 'gone' | 'later' | 'refused';

/** Sends one encrypted message; never rejects. `ttlSeconds`: how long the service stores it for a device that is off. */
export type SendPush = (subscription: DeviceSubscription, message: string, ttlSeconds: number) => Promise<PushOutcome>;

const TIMEOUT_MS = 10_000;

type PushNetwork = {
  /** The URL of an endpoint if it may be requested. */
  readonly urlOf: (endpoint: string) => URL | null;
  readonly lookup: typeof publicLookup | undefined;
};

/** The services that browsers use: of Chrome and its kin, Firefox, Safari, and Edge on Windows. Others name the address, so it is one of these, and never a way to anybody else. */
const PUSH_SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/** The push services themselves, at public addresses only. */
const PUBLIC_NETWORK: PushNetwork = { urlOf: pushUrl, lookup: publicLookup };

/** The URL of an endpoint that the site may push to, by https on its own port; null for any other. Where a name leads is judged when the connection is made. */
export function pushUrl(endpoint: string): URL | null {
  const url = publicUrl(endpoint);
  const isKnown = PUSH_SERVICES.some((service) => url?.hostname === service || url?.hostname.endsWith(`.${service}`));
  return isKnown && url?.protocol === 'https:' && url.port === '' ? url : null;
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

type Message = { readonly method: string; readonly headers: Readonly<Record<string, string | number>>; readonly body: Buffer | null };

function post(url: URL, { method, headers, body }: Message, lookup: PushNetwork['lookup']): Promise<PushOutcome> {
  return new Promise((resolve) => {
    const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const options = { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS), ...(lookup ? { lookup } : {}) };
    const request = open(url, options, (response) => {
      resolve(outcomeOf(response.statusCode ?? 0));
      // Only the status of the answer matters, however much the service says.
      response.destroy();
    });
    request.on('error', () => resolve('later'));
    request.end(body);
  });
}

export function pushSender({ publicKey, privateKey, subject }: PushKeys, { urlOf, lookup }: PushNetwork = PUBLIC_NETWORK): SendPush {
  return async (subscription, message, ttlSeconds) => {
    const url = urlOf(subscription.endpoint);
    if (!url) return 'refused';
    try {
      const details = webpush.generateRequestDetails(subscription, message, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: ttlSeconds,
        urgency: 'high',
      });
      return await post(url, { method: details.method, headers: details.headers, body: details.body }, lookup);
    } catch {
      // Keys of a subscription that are no point on the curve.
      return 'refused';
    }
  };
}
