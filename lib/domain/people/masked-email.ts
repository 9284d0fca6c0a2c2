/** An address that only its owner recognises: "a…@example.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${[...email].slice(0, 1).join('')}…${email.slice(at)}`;
}
