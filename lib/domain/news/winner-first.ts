import type { Angle } from './digest';

/** The sides in the order of the angle's score: the winner's first, of a draw as they are. */
export function winnerFirst<S>({ winner }: Pick<Angle, 'winner'>, { left, right }: Readonly<Record<'left' | 'right', S>>) {
  return winner === 'right' ? { left: right, right: left } : { left, right };
}
