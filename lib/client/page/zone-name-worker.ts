import { zoneName, type ZoneMoment } from '../../domain/schedule/zone-name';

/** A thread of its own for the names of zones (`zone-names.ts`). */
self.addEventListener('message', ({ data }: MessageEvent<ZoneMoment>) => self.postMessage(zoneName(data)));
