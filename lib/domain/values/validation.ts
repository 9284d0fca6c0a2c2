/**
 * E-mail format: local part, @, then a bracketed IPv4 address or a
 * dotted domain whose last label has at least two letters. Case-insensitive.
 */
const LOCAL_PART = /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|"[^"\r\n]+")$/;
const BRACKETED_IP = /^\[\d{1,3}(?:\.\d{1,3}){3}\]$/;
const DOMAIN = /^(?:[a-z\d-]+\.)+[a-z]{2,}$/i;

export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1) return false;
  const domain = text.slice(at + 1);
  return LOCAL_PART.test(text.slice(0, at)) && (BRACKETED_IP.test(domain) || DOMAIN.test(domain));
}
