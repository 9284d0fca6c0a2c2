import type { Result } from '../../domain/values/result';
import { request, type RequestFailure } from './request';

/**
 * The latest answer from each address, not decoded. Components that show the
 * same data share one request and are all called back with its answer; each
 * decodes it by its own schema.
 */
type Kept = { readonly raw: unknown; readonly text: string; readonly at: number };
type Listener = (raw: unknown) => void;

const kept = new Map<string, Kept>();
const underWay = new Map<string, Promise<Result<unknown, RequestFailure>>>();
const listeners = new Map<string, Set<Listener>>();

const isAnything = (_value: unknown): _value is unknown => true;

async function ask(path: string): Promise<Result<unknown, RequestFailure>> {
  const answer = await request(path, isAnything);
  underWay.delete(path);
  if (!answer.ok) return answer;
  const text = JSON.stringify(answer.value);
  const isNew = kept.get(path)?.text !== text;
  kept.set(path, { raw: answer.value, text, at: Date.now() });
  if (isNew) for (const listener of listeners.get(path) ?? []) listener(answer.value);
  return answer;
}

/** Sends a request, unless one is under way or the latest answer is younger than this. */
export async function requestShared(path: string, youngerThanMs: number): Promise<Result<unknown, RequestFailure>> {
  const latest = kept.get(path);
  if (latest && Date.now() - latest.at < youngerThanMs) return { ok: true, value: latest.raw };
  const asking = underWay.get(path) ?? ask(path);
  underWay.set(path, asking);
  return asking;
}

/** Calls back with the latest answer, if there is one, and with each new one. */
export function onAnswers(path: string, listener: Listener): () => void {
  const all = listeners.get(path) ?? new Set();
  listeners.set(path, all.add(listener));
  const latest = kept.get(path);
  if (latest) listener(latest.raw);
  return () => void all.delete(listener);
}

export function forgetAnswer(path: string): void {
  kept.delete(path);
}

/** Between tests. */
export function forgetAnswers(): void {
  kept.clear();
  underWay.clear();
}
