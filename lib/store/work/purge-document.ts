import { FieldValue, Timestamp, type QuerySnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { CacheTagSchema, type CacheTag } from '../../domain/page/cache-tags';
import { WRITE_DEADLINE_MS, withDeadline } from '../core/deadline';
import { decodeDocument } from '../core/decode-document';
import { firestore } from '../core/firestore';
import { chunks } from '../../domain/values/chunks';

/**
 * `purges/*`: cache tags whose pages are out of date, from the process that
 * writes to all that serve (docs/architecture.md#purges). `expireAt` is the TTL field;
 * requests older than that are deleted by the next one as well, because TTL
 * deletes late and the emulator never.
 */
const COLLECTION = 'purges';
const KEPT_MS = 10 * 60_000;
const TAGS_PER_DOCUMENT = 2_000;
const CLEANED_AT_ONCE = 200;
const RETRY_MIN_MS = 500;
const RETRY_MAX_MS = 30_000;

const PurgeSchema = v.object({ tags: v.array(CacheTagSchema) });

/** Asks every serving process to forget the pages with these tags. Uses the real clock. Throws StoreUnavailableError. */
export async function requestPurge(tags: readonly CacheTag[]): Promise<void> {
  if (tags.length === 0) return;
  const database = firestore('main');
  const purges = database.collection(COLLECTION);
  const send = async () => {
    const old = await purges.where('expireAt', '<', Timestamp.now()).select().limit(CLEANED_AT_ONCE).get();
    const batch = database.batch();
    old.docs.forEach((doc) => batch.delete(doc.ref));
    for (const part of chunks([...new Set(tags)], TAGS_PER_DOCUMENT)) {
      batch.create(purges.doc(), { tags: part, at: FieldValue.serverTimestamp(), expireAt: Timestamp.fromMillis(Date.now() + KEPT_MS) });
    }
    await batch.commit();
  };
  await withDeadline('request a purge', WRITE_DEADLINE_MS, send());
}

type PurgeListener = (tags: readonly CacheTag[]) => void;

/** Calls `listener` with the tags of every request from now on, also across lost connections. Returns a function that stops it; `onError` is called for lost connections. */
export function listenForPurges(listener: PurgeListener, onError: (error: unknown) => void = () => undefined): () => void {
  let seen: ReadonlySet<string> | null = null;
  let stopped = false;
  let retryMs = RETRY_MIN_MS;
  let retry: NodeJS.Timeout | undefined;
  let unsubscribe: () => void = () => undefined;

  const onSnapshot = ({ docs }: QuerySnapshot) => {
    retryMs = RETRY_MIN_MS;
    const before = seen;
    seen = new Set(docs.map((doc) => doc.id));
    // What was there before we began to listen is older than all that we hold.
    if (before === null) return;
    const news = docs.filter((doc) => !before.has(doc.id)).map((doc) => decodeDocument(doc.ref.path, PurgeSchema, doc.data()));
    const tags = new Set(news.flatMap((purge) => purge?.tags ?? []));
    if (tags.size > 0) listener([...tags]);
  };
  const onFailure = (error: unknown) => {
    if (stopped) return;
    onError(error);
    retry = setTimeout(listen, retryMs);
    retryMs = Math.min(retryMs * 2, RETRY_MAX_MS);
  };
  const listen = () => {
    unsubscribe = firestore('main').collection(COLLECTION).onSnapshot(onSnapshot, onFailure);
  };

  listen();
  return () => {
    stopped = true;
    clearTimeout(retry);
    unsubscribe();
  };
}
