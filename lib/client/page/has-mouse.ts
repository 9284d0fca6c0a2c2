/**
 * Whether the main pointer is a mouse or the like. With one, a text field may
 * be focused unasked; on a touch screen its keyboard would open over the page.
 * Browser only.
 */
export function hasMouse(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches;
}
