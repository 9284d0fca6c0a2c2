/** A random id that cannot be guessed, 32 characters. Not `randomUUID`: that is missing on plain http addresses. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
