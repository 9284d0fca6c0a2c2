import type { RequestFailure } from '../../../lib/client/requests/request';
import { failureKey, useWrite, type FailureTexts } from '../../../lib/client/requests/use-write';
import { isRecord } from '../../../lib/domain/values/is-record';
import type { LeagueEntry } from '../../../lib/domain/play/leagues/league-page';
import type { MessageKey } from '../../../lib/i18n/message-key';

type Answer = { readonly league: Pick<LeagueEntry, 'id'> | null };
const isAnswer = (value: unknown): value is Answer =>
  isRecord(value) && (value['league'] === null || (isRecord(value['league']) && typeof value['league']['id'] === 'string'));

const FAILURES: FailureTexts = {
  byCode: {
    'league-limit': 'playLeagues.failures.limit',
    'not-found': 'playLeagues.failures.gone',
    forbidden: 'playLeagues.failures.notOwner',
    conflict: 'playLeagues.failures.ownerStays',
    invalid: 'playLeagues.failures.name',
    banned: 'playLeagues.failures.banned',
    unverified: 'play.failures.unverified',
    'rate-limited': 'login.tooManyRequests',
  },
  otherwise: 'playLeagues.failures.failed',
};

/** Why a request about a league failed, in words. */
export const leagueFailure = (failure: RequestFailure): MessageKey => failureKey(failure, FAILURES);

/** Sends an action of a league's member, one at a time, and says why it failed. */
export function useLeagueAct() {
  const { send, isSending, failure } = useWrite(FAILURES);
  return { send: (path: string, body: object) => send(path, isAnswer, { method: 'POST', body }), isSending, failure };
}
