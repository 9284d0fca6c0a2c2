import * as v from 'valibot';
import { cleanLine, printableText } from '../text/clean-text';
import { ANNOUNCEMENTS } from '../values/constants';
import { InstantSchema } from '../match/match';

/** The operators' announcements (`announcements/{id}`), in the locales that they are written in. Plain text. */

export const ANNOUNCEMENT_TITLE_MAX = 140;
export const ANNOUNCEMENT_TEXT_MAX = 1_000;

const AnnouncementTextSchema = v.object({
  title: v.pipe(v.string(), v.transform(cleanLine), v.minLength(1), v.maxLength(ANNOUNCEMENT_TITLE_MAX)),
  text: v.pipe(v.string(), v.transform(printableText), v.maxLength(ANNOUNCEMENT_TEXT_MAX)),
});

export const AnnouncementSchema = v.object({
  /** The time, on the site's clock. */
  at: InstantSchema,
  /** Texts by locale ("en"). */
  texts: v.record(v.string(), AnnouncementTextSchema),
  /** '' for none; else a path of the site ("/stats") or an http(s) address. */
  link: v.string(),
});
export type Announcement = v.InferOutput<typeof AnnouncementSchema>;

/** An announcement as a page of one locale shows it. `language`: the locale of its words. */
export type LocalAnnouncement = {
  readonly id: string;
  readonly at: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly language: string;
};

/** A path of the site or an http(s) address. */
export function isAnnouncementLink(link: string): boolean {
  return /^\/(?![/\\])\S*$/.test(link) || (/^https?:\/\//.test(link) && URL.canParse(link));
}

type Stored = { readonly id: string; readonly value: Announcement };

/** The newest five in a locale, in English where the locale has no words; one without either is not for this locale. */
export function announcementsIn(locale: string, stored: readonly Stored[]): LocalAnnouncement[] {
  const local = stored.flatMap(({ id, value: { at, texts, link } }): LocalAnnouncement[] => {
    const language = texts[locale] ? locale : 'en';
    const words = texts[language];
    return words ? [{ id, at, ...words, link: isAnnouncementLink(link) ? link : '', language }] : [];
  });
  return local.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, ANNOUNCEMENTS);
}
