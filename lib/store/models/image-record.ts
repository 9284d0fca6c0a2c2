import { ImageRecordSchema, type ImageOwner, type ImageRecord } from '../../domain/entities/image';
import { commitWrites } from '../core/commit-writes';
import { documentPath } from '../core/document-path';
import { readCollection } from '../core/list-documents';
import { plainDocuments } from '../core/stored-document';

/** `images/{type}-{id}`: stored beside ingest's ledger, because no source has them. */
const imageRecords = plainDocuments('main', ImageRecordSchema, ({ type, id }: ImageOwner) => documentPath`images/${type}-${id}`);

export const readAllImageRecords = (): Promise<ImageRecord[]> => readCollection('main', 'images', ImageRecordSchema);

/** Throws StoreUnavailableError. */
export async function writeImageRecord(record: ImageRecord): Promise<void> {
  const { project, path } = imageRecords.address(record);
  await commitWrites(project, [{ path, fields: imageRecords.encode(record) }]);
}
