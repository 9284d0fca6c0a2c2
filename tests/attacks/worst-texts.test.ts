import { describe, expect, it } from 'vitest';
import { authorName } from '../../lib/domain/people/comments/author-name';
import { commentText } from '../../lib/domain/people/comments/comment-text';
import { COMMENT_RAW_MAX_LENGTH } from '../../lib/domain/people/comments/limits';
import {
  CONTACT_EMAIL_MAX_LENGTH,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
  SEARCH_MAX_LENGTH,
} from '../../lib/domain/values/constants';
import { composeContactMail, validateContact } from '../../lib/domain/people/contact';
import { mayTellResult } from '../../lib/domain/news/news-spoilers';
import { allNames, findNames, partThatFits } from '../../lib/domain/search/all-names';
import { foldText } from '../../lib/domain/search/fold';
import { namedPair } from '../../lib/domain/search/pairs';
import { filterEntries, prefixOf } from '../../lib/domain/search/search-index';
import { isEmail } from '../../lib/domain/values/validation';
import { readFeed } from '../../lib/source/feeds/read-feed';
import { plainText, sanitizeArticle } from '../../lib/source/feeds/sanitize-article';
import { cpuMs } from '../support/cpu-ms';

/**
 * The worst texts that the limits of length let in. Work that grows with the
 * square of a text takes seconds here, linear work some milliseconds; the bound
 * is far from both.
 */
const MOST_CPU_MS = 400;
/** A comment takes one or two; the regular expression that stood here took 90 for what its length limit lets in. */
const MOST_CPU_MS_OF_A_COMMENT = 40;

/** What has made regular expressions and normalization quadratic. */
const RUNS = [
  ' ',
  '\t',
  ' \n',
  '\r',
  '\u0301\u0316',
  '@',
  '@a',
  'a.',
  '-',
  '<',
  '<br ',
  '<p',
  '<a href="',
  '&amp;',
  '<b>',
  '<!--',
  '=',
  '%',
];

function run(part: string, length: number): string {
  return part.repeat(Math.floor(length / part.length));
}

const NAMES = allNames([{ type: 'team', id: 1, name: 'T1', acronym: 'T1', img: null, key: 'team-1' }]);

describe.each(RUNS)('a run of %j', (part) => {
  it('is checked as a comment in time linear in its length', () => {
    expect(cpuMs(() => commentText(`a${run(part, COMMENT_RAW_MAX_LENGTH - 2)}x`))).toBeLessThan(MOST_CPU_MS_OF_A_COMMENT);
  });

  it('is refused as an oversized comment before any work is done', () => {
    const text = `a${run(part, 32_000)}x`;
    expect(commentText(text)).toEqual({ ok: false, error: 'tooLong' });
    expect(cpuMs(() => commentText(text))).toBeLessThan(MOST_CPU_MS);
  });

  it('is looked through for a result in time linear in its length', () => {
    expect(cpuMs(() => mayTellResult(run(part, 60_000)))).toBeLessThan(MOST_CPU_MS);
  });

  it('is cut first as a name', () => {
    expect(cpuMs(() => authorName({ uid: 'u', summonerName: run(part, 32_000) }))).toBeLessThan(MOST_CPU_MS);
  });

  it('is composed as a contact message in time linear in its length', () => {
    const work = () => {
      const form = {
        reason: 'needHelp',
        name: `a${run(part, CONTACT_NAME_MAX_LENGTH - 2)}x`,
        email: '',
        content: `a${run(part, CONTACT_MESSAGE_MAX_LENGTH - 2)}x`,
      } as const;
      const message = validateContact(form, { emailRequired: false });
      if (!message.ok) throw new Error(message.error.join());
      return composeContactMail(message.value, {
        pageUrl: 'https://riftweek.example/',
        sentAt: '2026-11-22T00:00:00Z',
        from: 'a@b.example',
        to: 'c@d.example',
      });
    };
    expect(cpuMs(work)).toBeLessThan(MOST_CPU_MS);
    expect(cpuMs(() => isEmail(`a${run(part, CONTACT_EMAIL_MAX_LENGTH - 2)}`))).toBeLessThan(MOST_CPU_MS);
  });

  it('is cut first as a search keyword', () => {
    const keyword = run(part, 32_000);
    expect(foldText(keyword).length).toBeLessThanOrEqual(SEARCH_MAX_LENGTH);
    expect(
      cpuMs(() => [
        prefixOf(keyword),
        filterEntries([], keyword),
        findNames(NAMES, keyword),
        partThatFits(NAMES, keyword),
        namedPair(NAMES, keyword),
      ]),
    ).toBeLessThan(MOST_CPU_MS);
  });

  it('becomes an entry with short texts in a feed of four megabytes', () => {
    const text = run(part, 1_300_000).replace(/[<&]/g, (mark) => (mark === '<' ? '&lt;' : '&amp;'));
    const item = `<item><title>a${text}</title><description>b${text}</description><link>https://example.org/</link><pubDate>Fri, 18 Aug 2023 10:00:00 GMT</pubDate></item>`;
    const xml = `<?xml version="1.0"?><rss version="2.0"><channel><title>F</title>${item}</channel></rss>`;
    let entries: readonly { title: string; summary: string }[] = [];
    // The XML parser reads all of it: its own time grows with the text, too.
    expect(cpuMs(() => (entries = readFeed(xml, { base: 'https://example.org/', language: null, now: 0 }).entries))).toBeLessThan(
      10 * MOST_CPU_MS,
    );
    expect(entries.length).toBe(1);
    for (const { title, summary } of entries) expect(Math.max(title.length, summary.length)).toBeLessThanOrEqual(280);
  });

  it('is sanitized as an article of the accepted length in time linear in it', () => {
    const html = run(part, 60_000);
    expect(cpuMs(() => [sanitizeArticle(html), plainText(html)])).toBeLessThan(2 * MOST_CPU_MS);
  });
});
