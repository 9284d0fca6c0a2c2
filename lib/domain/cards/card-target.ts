import { COMPARED_KINDS, comparedIds } from '../compare/compare-query';
import { isProfileId } from '../play/profile';
import { isShareId } from '../play/pickem/pickem-entry';
import { REGION_KEYS } from '../leagues/regions';
import { isLocale } from '../settings/locales';
import { isDigestId } from '../news/digest';
import { CARD_FORMATS, CARD_KINDS_BY_ID, mayShowResults, RESULTS_PART, type CardSubject, type CardTarget } from './card-address';

function subjectOf(kind: string, rest: string | undefined): CardSubject | null {
  if (rest === undefined) return kind === 'site' ? { kind } : kind === 'rankings' ? { kind, region: null } : null;
  if (kind === 'rankings') return REGION_KEYS.includes(rest) ? { kind, region: rest } : null;
  if (kind === 'digest') return isDigestId(rest) ? { kind, id: rest } : null;
  if (kind === 'picks') return isShareId(rest) ? { kind, share: rest } : null;
  if (kind === 'profile') return isProfileId(rest) ? { kind, id: rest } : null;
  if (kind === 'compare') {
    const of = COMPARED_KINDS.find((each) => rest.startsWith(`${each}-`));
    const ids = of === undefined ? null : comparedIds(rest.slice(of.length + 1).replaceAll('-', ','));
    return of === undefined || ids === null || ids.length === 0 ? null : { kind, of, ids };
  }
  const known = CARD_KINDS_BY_ID.find((each) => each === kind);
  return known !== undefined && /^[1-9]\d{0,14}$/.test(rest) ? { kind: known, id: Number(rest) } : null;
}

/** What stands before ".jpg", and after the name: each part at most once, and in this order; null for anything else. */
function lookOf(parts: readonly string[]): Pick<CardTarget, 'results' | 'format'> | null {
  const results = parts[0] === RESULTS_PART;
  const [named, ...more] = results ? parts.slice(1) : parts;
  const format = named === undefined ? 'wide' : CARD_FORMATS.find((each) => each !== 'wide' && each === named);
  return format === undefined || more.length > 0 ? null : { results, format };
}

/** The card of a picture's address, from the decoded parts of its path; null for an invalid one. */
export function cardTargetOf([first, locale, kind, rest, ...more]: readonly string[]): CardTarget | null {
  const last = rest ?? kind;
  if (first !== 'og' || !isLocale(locale) || kind === undefined || more.length > 0 || !last?.endsWith('.jpg')) return null;
  const [name = '', ...parts] = last.slice(0, -'.jpg'.length).split('.');
  const look = lookOf(parts);
  const subject = rest === undefined ? subjectOf(name, undefined) : subjectOf(kind, name);
  return subject === null || look === null || (look.results && !mayShowResults(subject)) ? null : { locale, subject, ...look };
}

/** The version that an address names, null without one. */
export function cardVersionIn(search: string): string | null {
  const given = new URLSearchParams(search).get('v') ?? '';
  return /^[0-9a-f]{12}$/.test(given) ? given : null;
}
