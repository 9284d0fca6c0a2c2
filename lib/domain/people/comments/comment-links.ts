/** A comment's text in pieces: plain text, and addresses that may be links. */
type CommentPart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'link'; readonly href: string; readonly shown: string };

/** What every link out of a comment says of itself. */
export const COMMENT_LINK_REL = 'nofollow ugc noopener';

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`\\^{|}]+/giu;
const LONGEST_SHOWN = 60;

/** Punctuation that ends the sentence, not the address; a closing bracket belongs to it only where it was opened in it. */
function withoutTail(address: string): string {
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const before = address.slice(0, end);
    if (/[.,;:!?*_~。、！？…]/u.test(last)) continue;
    if (last === ')' && before.split(')').length > before.split('(').length) continue;
    if (last === ']' && before.split(']').length > before.split('[').length) continue;
    break;
  }
  return address.slice(0, end);
}

/** An address as a link; null for what is none or pretends to be another (a name before "@"). Shows the host as it really is: letters of other scripts that look like ours appear as "xn--". */
function link(address: string): CommentPart | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.password !== '' || !url.hostname.includes('.'))
    return null;
  const rest = `${url.pathname}${url.search}${url.hash}`;
  const whole = `${url.host}${rest === '/' ? '' : rest}`;
  const shown = whole.length > LONGEST_SHOWN ? `${whole.slice(0, LONGEST_SHOWN - 1)}…` : whole;
  return { kind: 'link', href: url.href, shown };
}

/** Splits a text into plain parts and safe links (http and https only); all parts together say the same. */
export function commentParts(text: string): CommentPart[] {
  const parts: CommentPart[] = [];
  let end = 0;
  const addText = (piece: string) => {
    if (piece !== '') parts.push({ kind: 'text', text: piece });
  };
  for (const found of text.matchAll(ADDRESS)) {
    const address = withoutTail(found[0]);
    const part = link(address);
    if (part === null) continue;
    addText(text.slice(end, found.index));
    parts.push(part);
    end = found.index + address.length;
  }
  addText(text.slice(end));
  return parts;
}
