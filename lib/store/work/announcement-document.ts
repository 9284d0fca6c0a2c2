import { AnnouncementSchema, type Announcement } from '../../domain/schedule/announcements';
import { WRITE_DEADLINE_MS, withDeadline } from '../core/deadline';
import { documentPath } from '../core/document-path';
import { firestore } from '../core/firestore';
import { queryCollection, type Found } from '../core/query';
import { plainDocuments } from '../core/stored-document';

const announcements = plainDocuments(AnnouncementSchema, (id: string) => documentPath`announcements/${id}`);

/** More are read than a page shows, because not every one is there in every locale. */
const NEWEST = 20;

export const readAnnouncement = announcements.read;

/** The newest announcements, newest first. */
export function readNewestAnnouncements(): Promise<Found<Announcement>[]> {
  return queryCollection('main', 'announcements', AnnouncementSchema, [
    ['orderBy', 'at', 'desc'],
    ['limit', NEWEST],
  ]);
}

/** Writes an announcement; null deletes it. Throws StoreUnavailableError. */
export async function writeAnnouncement(id: string, value: Announcement | null): Promise<void> {
  const { project, path } = announcements.address(id);
  const document = firestore(project).doc(path);
  await withDeadline(`write ${path}`, WRITE_DEADLINE_MS, value === null ? document.delete() : document.set(announcements.encode(value)));
}
