import type { PlacedBet } from '../../domain/play/play-answer';
import { isRecord } from '../../domain/values/is-record';
import { createListStore } from '../stored/list-store';
import { useStored } from '../stored/use-stored';

/** An open prediction of the user, with the team that it expects to win the match; '' where it is about something else. */
export type OwnPick = Pick<PlacedBet, 'id' | 'matchId'> & { readonly team: string };

const isPick = (value: unknown): value is OwnPick =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['matchId'] === 'number' && typeof value['team'] === 'string';

const store = createListStore('ownPicks', isPick);

/** The user's open predictions as this device last heard of them; none on the server and while hydrating. */
export function useOwnPicks(): readonly OwnPick[] {
  return useStored(store);
}

function pickOf({ id, matchId, kind, outcome, ...sides }: PlacedBet): OwnPick {
  const isTeam = kind === 'winner' && (outcome === 'left' || outcome === 'right');
  return { id, matchId, team: isTeam ? sides[outcome].name : '' };
}

export const readOwnPicks = store.read;

/** Stores the open predictions, for the marks on matches. */
export function keepPicks(open: readonly PlacedBet[]): void {
  store.write(open.map(pickOf));
}

export function addPick(bet: PlacedBet): void {
  store.write([pickOf(bet), ...store.read().filter(({ id }) => id !== bet.id)]);
}

/** Deletes the predictions: the next user of the device has others. */
export function forgetPicks(): void {
  if (store.read().length > 0) store.write([]);
}
