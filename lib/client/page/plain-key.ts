import { readSettings } from '../settings/settings-store';

/** The key of a shortcut: pressed without modifiers, outside fields, while shortcuts are switched on; else null. Shift is part of "?". */
export function plainKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  const isTyping = target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
  return isTyping || ctrlKey || metaKey || altKey || !readSettings().shortcuts ? null : key;
}
