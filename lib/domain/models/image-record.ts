import * as v from 'valibot';
import { IMAGE_TYPES } from '../entities/image';
import { InstantSchema } from '../match/match';

/** `images/{type}-{id}`: what was fetched from where. People may look at it; pages never do. */
export const ImageRecordSchema = v.object({
  type: v.picklist(IMAGE_TYPES),
  id: v.number(),
  /** The source whose entity it is: ids of two sources may overlap. */
  origin: v.string(),
  /** Where the stored picture came from; null while none is stored. */
  fetchedFrom: v.nullable(v.string()),
  /** The stored picture's address on pages, its version in it. */
  address: v.nullable(v.string()),
  fetchedAt: v.nullable(InstantSchema),
  /** The last failure, of the address requested since; null after a success. */
  failure: v.nullable(v.object({ from: v.string(), reason: v.string(), attempts: v.number(), retryAt: InstantSchema })),
});
export type ImageRecord = v.InferOutput<typeof ImageRecordSchema>;
