import { pressedKey } from '../../domain/page/pressed-key';
import { readSettings } from '../settings/settings-store';

/** The key of a shortcut, while shortcuts are switched on; else null. */
export function plainKey(event: KeyboardEvent): string | null {
  return readSettings().shortcuts ? pressedKey(event) : null;
}
