import { zoneName, type ZoneMoment } from '../../domain/schedule/zone-name';

type Asked = { readonly key: string; readonly moment: ZoneMoment };
export type ZoneAnswer = { readonly key: string; readonly name: string };

/** A thread of its own for the names of zones (`zone-names.ts`). */
self.addEventListener('message', ({ data: { key, moment } }: MessageEvent<Asked>) => {
  const answer: ZoneAnswer = { key, name: zoneName(moment) };
  self.postMessage(answer);
});
