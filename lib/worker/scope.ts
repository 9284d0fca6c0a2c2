/** What a service worker's global has, as far as ours uses it: TypeScript's own types of it exclude those of pages. */

type Waitable = { readonly waitUntil: (work: Promise<unknown>) => void };

export type FetchedEvent = Waitable & {
  readonly request: Request;
  /** The requesting page; empty for a navigation. */
  readonly clientId: string;
  /** The page that is opened. */
  readonly resultingClientId: string;
  /** What the browser requested while the worker started; undefined where it did not. */
  readonly preloadResponse: Promise<unknown>;
  readonly respondWith: (answer: Promise<Response>) => void;
};

type NoticeAction = { readonly action: string; readonly title: string };

export type NoticeOptions = {
  readonly body: string;
  readonly tag: string;
  readonly icon: string;
  readonly badge: string;
  readonly data: unknown;
  readonly actions: readonly NoticeAction[];
};

/** Browsers leave out what they do not know. */
export type SubscriptionChange = {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
};

type WorkerEvents = {
  readonly install: Waitable;
  readonly activate: Waitable;
  readonly fetch: FetchedEvent;
  readonly message: Waitable & { readonly data: unknown };
  readonly push: Waitable & { readonly data: { readonly json: () => unknown } | null };
  readonly pushsubscriptionchange: Waitable & SubscriptionChange;
  readonly notificationclick: Waitable & {
    readonly action: string;
    readonly notification: { readonly data: unknown; readonly close: () => void };
  };
};

export type OpenWindow = {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (address: string) => Promise<unknown>;
};

export type WorkerScope = {
  readonly location: Pick<Location, 'origin'>;
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  readonly navigator: {
    readonly connection?: { readonly saveData?: boolean };
    readonly setAppBadge?: (count: number) => Promise<void>;
    readonly clearAppBadge?: () => Promise<void>;
  };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { readonly type: 'window'; readonly includeUncontrolled: boolean }) => Promise<readonly OpenWindow[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly pushManager: Pick<PushManager, 'subscribe'>;
    readonly showNotification: (title: string, options: NoticeOptions) => Promise<void>;
    readonly navigationPreload?: { readonly enable: () => Promise<void>; readonly disable: () => Promise<void> };
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Kind extends keyof WorkerEvents>(kind: Kind, listener: (event: WorkerEvents[Kind]) => void) => void;
  /** Written in front of the worker's text by the server (lib/server/http/built-site.ts). */
  readonly riftweekWorker: unknown;
};
