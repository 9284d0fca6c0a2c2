import * as v from 'valibot';
import { paths } from '../domain/page/paths';
import { PushStateSchema } from '../domain/people/push';
import type { SubscriptionChange, WorkerScope } from './scope';

type Scope = Pick<WorkerScope, 'fetch'> & { readonly registration: Pick<WorkerScope['registration'], 'pushManager'> };

async function siteKey({ fetch }: Scope): Promise<string | null> {
  return v.parse(PushStateSchema, await (await fetch(paths.api.push())).json()).key;
}

/**
 * The browser has replaced its subscription, or ended it: pushes go on to a new
 * one. What fails here is made good by the next visit (lib/client/push).
 */
export async function renewSubscription(scope: Scope, { oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey ?? (newSubscription ? null : await siteKey(scope));
  const subscription = newSubscription ?? (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const replaces = oldSubscription?.endpoint;
  await scope.fetch(paths.api.push(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...subscription.toJSON(), ...(replaces === undefined ? {} : { replaces }) }),
  });
}
