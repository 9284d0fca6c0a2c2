/** The key of a shortcut: pressed without modifiers and outside fields; else null. Shift is part of "?". */
export function pressedKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  const isTyping = target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
  return isTyping || ctrlKey || metaKey || altKey ? null : key;
}
