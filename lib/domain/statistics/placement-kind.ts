import type { Placement } from './team-history';

/** Won, lost the final, or came that far. */
type PlacementKind = 'title' | 'final' | 'third' | 'semifinal' | 'fourth' | 'topEight';

export function placementKind({ place, to }: Pick<Placement, 'place' | 'to'>): PlacementKind {
  if (place === 1) return 'title';
  if (place === 2) return 'final';
  if (place > 4) return 'topEight';
  return place === 4 ? 'fourth' : to > place ? 'semifinal' : 'third';
}
