import { zoneName, type ZoneMoment } from '../../domain/schedule/zone-name';
import type { ZoneAnswer } from './zone-name-worker';

/** Answers in the order of the questions; ends once it owes none. */
let worker: { readonly thread: Worker; owed: number } | null = null;

/** In a worker: the first use of `Intl` for a zone takes a cheap phone 100 ms, during which a page could answer no press. */
function askWorker(key: string, moment: ZoneMoment): Promise<string> {
  const asked = (worker ??= { thread: new Worker(new URL('./zone-name-worker.ts', import.meta.url)), owed: 0 });
  asked.owed += 1;
  return new Promise<string>((resolve, reject) => {
    const end = () => {
      asked.owed -= 1;
      asked.thread.removeEventListener('message', hear);
      asked.thread.removeEventListener('error', fail);
      if (asked.owed > 0) return;
      asked.thread.terminate();
      if (worker === asked) worker = null;
    };
    const hear = ({ data }: MessageEvent<ZoneAnswer>): void => {
      if (data.key !== key) return;
      end();
      resolve(data.name);
    };
    const fail = (event: Event): void => {
      event.preventDefault();
      end();
      reject(new Error('The worker for names of zones failed.'));
    };
    asked.thread.addEventListener('message', hear);
    asked.thread.addEventListener('error', fail);
    asked.thread.postMessage({ key, moment });
  });
}

/**
 * The zone's name, by a worker; on the page itself where there are none, or the worker's script cannot be had:
 * without network, say. `key` stands for the moment.
 */
export async function lookUpZoneName(key: string, moment: ZoneMoment): Promise<string> {
  if (typeof Worker === 'undefined') return zoneName(moment);
  try {
    return await askWorker(key, moment);
  } catch {
    return zoneName(moment);
  }
}
