import { useCallback, useEffect, useRef, useState } from 'react';
import { createDelayLine, notePageCame, streamDelayMs } from '../settings/stream-delay';
import { decodeAnswer, RequestFailure, type AnswerSchema } from './request';
import { requestShared, forgetAnswer, onAnswers } from './shared-answers';

export type Latest<Value> = {
  /** The last good answer for this path, else null. */
  readonly data: Value | null;
  readonly error: RequestFailure | null;
  readonly refresh: () => Promise<void>;
};

type LatestOptions<Value> = {
  /** Ask again after this many milliseconds; 0 or absent: never. Hidden tabs do not ask. A function decides from the last answer. */
  readonly refreshMs?: number | ((latest: Value | undefined) => number);
  /** False: ask when the reader comes back to the page, not at first. Default true. */
  readonly askOnMount?: boolean;
  /** It contains running matches: it is shown with the delay of the visitor's stream. */
  readonly live?: boolean;
};

type Known<Value> = { readonly path: string | null; readonly data: Value | null; readonly error: RequestFailure | null };

/** Simultaneous requests of several components are sent once. */
const TOGETHER_MS = 2_000;
/** Coming back to the page sends a request at most this often. */
const RETURN_MS = 5_000;
const RETRY_MS = 5_000;
const RETRIES = 3;

const isAway = (): boolean => document.visibilityState === 'hidden' || !navigator.onLine;
const isPassing = ({ status }: RequestFailure): boolean => status === null || status >= 500;

function withError<Value>(known: Known<Value>, path: string, error: RequestFailure | null): Known<Value> {
  if (known.path !== path) return { path, data: null, error };
  // A good answer of another shape stays an error until one can be decoded.
  if (known.error === error || (error === null && known.error?.code === 'malformed')) return known;
  return { ...known, error };
}

/**
 * A JSON answer of our server, kept fresh while it is shown. What every public
 * page loads; `useJson` can do more and is for what few visits reach. `path`
 * null: ask nothing.
 */
export function useLatest<Value>(path: string | null, schema: AnswerSchema<Value>, options: LatestOptions<Value> = {}): Latest<Value> {
  const { refreshMs = 0, askOnMount = true, live = false } = options;
  const [known, setKnown] = useState<Known<Value>>({ path: null, data: null, error: null });
  const latest = useRef<Value | undefined>(undefined);
  const decoding = useRef<Promise<void>>(Promise.resolve());
  const shown = useRef<string | null>(null);

  const ask = useCallback(
    async (youngerThanMs: number): Promise<RequestFailure | null> => {
      if (path === null) return null;
      const answer = await requestShared(path, youngerThanMs);
      const error = answer.ok ? null : answer.error;
      if (shown.current === path) setKnown((before) => withError(before, path, error));
      return error;
    },
    [path],
  );

  useEffect(() => {
    if (path === null) return undefined;
    let isGone = false;
    shown.current = path;
    latest.current = undefined;
    const line = createDelayLine<Value>((data) => setKnown({ path, data, error: null }));
    const stop = onAnswers(path, (raw) => {
      decoding.current = decodeAnswer(schema, raw).then(
        (decoded) => {
          if (isGone) return;
          if (decoded.issues) return setKnown((before) => withError(before, path, new RequestFailure(path, 'malformed')));
          const isFirst = latest.current === undefined;
          latest.current = decoded.value;
          const delayMs = live ? streamDelayMs() : 0;
          // Something shows at once, with what runs in it covered.
          if (isFirst && delayMs > 0) notePageCame();
          line.push(decoded.value, isFirst ? 0 : delayMs);
        },
        // Its schema could not be loaded: the next answer is news, whatever it says.
        () => forgetAnswer(path),
      );
    });
    const comeBack = (): void => {
      if (!isAway()) void ask(RETURN_MS);
    };
    document.addEventListener('visibilitychange', comeBack);
    for (const type of ['focus', 'online']) window.addEventListener(type, comeBack);
    return () => {
      isGone = true;
      shown.current = null;
      line.stop();
      stop();
      document.removeEventListener('visibilitychange', comeBack);
      for (const type of ['focus', 'online']) window.removeEventListener(type, comeBack);
    };
  }, [path, schema, ask, live]);

  useEffect(() => {
    if (!askOnMount) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const attempt = async (left: number): Promise<void> => {
      const failure = await ask(TOGETHER_MS);
      if (failure && isPassing(failure) && left > 0 && !isGone) {
        timer = setTimeout(() => void attempt(left - 1), RETRY_MS * 2 ** (RETRIES - left));
      }
    };
    void attempt(RETRIES);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [ask, askOnMount]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const next = (): void => {
      const wait = typeof refreshMs === 'function' ? refreshMs(latest.current) : refreshMs;
      if (wait > 0 && !isGone) timer = setTimeout(tick, wait);
    };
    const tick = (): void => void (isAway() ? Promise.resolve() : ask(TOGETHER_MS)).then(() => decoding.current).then(next);
    next();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [ask, refreshMs]);

  const refresh = useCallback(async () => void (await ask(0)), [ask]);
  return known.path === path ? { data: known.data, error: known.error, refresh } : { data: null, error: null, refresh };
}
