/** Keys of the match page's tabs; they are also the ids of the panels and so the address' hash. */
export const OVERVIEW_TAB = 'overview';
export const HISTORY_TAB = 'history';

export function gameTabKey(position: number): string {
  return `game-${position}`;
}
