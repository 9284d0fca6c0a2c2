import { GrpcStatus } from 'firebase-admin/firestore';
import { SystemSettingsSchema, type SystemSettings } from '../../domain/models/read-models';
import { WRITE_DEADLINE_MS, withDeadline } from '../core/deadline';
import { documentPath } from '../core/document-path';
import { firestore } from '../core/firestore';
import { plainDocuments } from '../core/stored-document';

const settings = plainDocuments(SystemSettingsSchema, () => documentPath`system/settings`);

/** `system/settings` (docs/product.md#system-settings). People own it: ingest only makes sure that it exists. */
export const readSystemSettings = settings.read;

function alreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS;
}

/** Writes the defaults where there is no document yet; never changes one. */
export async function ensureSystemSettings(defaults: SystemSettings): Promise<void> {
  const { project, path } = settings.address();
  const created = firestore(project)
    .doc(path)
    .create(settings.encode(defaults))
    .catch((error: unknown) => {
      if (!alreadyExists(error)) throw error;
    });
  await withDeadline(`create ${path}`, WRITE_DEADLINE_MS, created);
}

/** Writes the settings whole. Throws StoreUnavailableError. */
export async function writeSystemSettings(value: SystemSettings): Promise<void> {
  const { project, path } = settings.address();
  await withDeadline(`write ${path}`, WRITE_DEADLINE_MS, firestore(project).doc(path).set(settings.encode(value)));
}
