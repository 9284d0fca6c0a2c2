import { useState } from 'react';
import { request, type RequestFailure } from '../../../lib/client/requests/request';
import { isRecord } from '../../../lib/domain/values/is-record';
import type { LeagueEntry } from '../../../lib/domain/play/leagues/league-page';
import type { Result } from '../../../lib/domain/values/result';
import type { MessageKey } from '../../../lib/i18n/message-key';

type Answer = { readonly league: Pick<LeagueEntry, 'id'> | null };
const isAnswer = (value: unknown): value is Answer =>
  isRecord(value) && (value['league'] === null || (isRecord(value['league']) && typeof value['league']['id'] === 'string'));

const FAILURES: Readonly<Record<string, MessageKey>> = {
  'league-limit': 'playLeagues.failures.limit',
  'not-found': 'playLeagues.failures.gone',
  forbidden: 'playLeagues.failures.notOwner',
  conflict: 'playLeagues.failures.ownerStays',
  invalid: 'playLeagues.failures.name',
  banned: 'playLeagues.failures.banned',
  unverified: 'play.failures.unverified',
  'rate-limited': 'login.tooManyRequests',
};

/** Why a request about a league failed, in words. */
export const leagueFailure = ({ code }: RequestFailure): MessageKey => FAILURES[code] ?? 'playLeagues.failures.failed';

/** Sends an action of a league's member, one at a time, and says why it failed. */
export function useLeagueAct() {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const send = async (path: string, body: object): Promise<Result<Answer, RequestFailure> | null> => {
    if (isSending) return null;
    setIsSending(true);
    setFailure(null);
    const answer = await request(path, isAnswer, { method: 'POST', body });
    setIsSending(false);
    if (!answer.ok) setFailure(leagueFailure(answer.error));
    return answer;
  };
  return { send, isSending, failure };
}
