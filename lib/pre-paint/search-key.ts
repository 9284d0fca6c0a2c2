import { pressedKey } from '../domain/page/pressed-key';
import { storedSettings } from './choices';

/** "/" goes to the search box, from the first moment on: what is typed next is no shortcut then. */
export function focusSearchOnSlash(): void {
  document.addEventListener('keydown', (event) => {
    if (pressedKey(event) !== '/' || !storedSettings().shortcuts) return;
    const box = [...document.querySelectorAll<HTMLInputElement>('[role=search] input')].find((each) => each.getClientRects().length);
    if (!box) return;
    event.preventDefault();
    box.focus();
    box.select();
  });
}
