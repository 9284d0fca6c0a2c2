/** Events by which a visitor shows that they use the page (docs/decisions/0070-what-waits-for-a-visitor.md). Scrolling is listened for separately. */
export const FIRST_SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'] as const;

/** What waits for a visitor waits no longer than this, for a page that is only looked at, such as one on a wall screen. */
export const LONGEST_UNTOUCHED_MS = 10_000;

/**
 * Whether one of these events, or a scroll, shows that somebody is there. A mouse that moved zero pixels does
 * not: Chromium sends `pointermove` for a resting mouse whenever the page under it changes, its first layout included.
 */
export function isVisitorsSign(event: { readonly type: string; readonly movementX?: number; readonly movementY?: number }): boolean {
  return event.type !== 'pointermove' || event.movementX !== 0 || event.movementY !== 0;
}
