import { useRef, useState } from 'react';
import type { Result } from '../../domain/values/result';
import type { MessageKey } from '../../i18n/message-key';
import { randomId } from './random-id';
import { request, type AnswerSchema, type RequestFailure, type RequestOptions } from './request';

export type FailureTexts = {
  readonly byCode: Readonly<Record<string, MessageKey>>;
  readonly otherwise: MessageKey;
};

/** Why a request failed, in words. */
export const failureKey = ({ code }: RequestFailure, { byCode, otherwise }: FailureTexts): MessageKey =>
  new Map(Object.entries(byCode)).get(code) ?? otherwise;

type Answer<Value> = Promise<Result<Value, RequestFailure> | null>;

/** Sends what the user does, one at a time (null while another is on its way), and says why the last one failed. */
export function useWrite(texts: FailureTexts) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const pending = useRef<{ readonly content: string; readonly id: string } | null>(null);

  const send = async <Value>(path: string, schema: AnswerSchema<Value>, options: RequestOptions): Answer<Value> => {
    if (isSending) return null;
    setIsSending(true);
    setFailure(null);
    const answer = await request(path, schema, options);
    setIsSending(false);
    if (!answer.ok) setFailure(failureKey(answer.error, texts));
    return answer;
  };

  /** With an id, which the same content keeps after a lost answer: it counts once. Refused for good, the next attempt is another. */
  const sendOnce = async <Value>(path: string, schema: AnswerSchema<Value>, body: object): Answer<Value> => {
    if (isSending) return null;
    const content = JSON.stringify(body);
    if (pending.current?.content !== content) pending.current = { content, id: randomId() };
    const answer = await send(path, schema, { method: 'POST', body: { ...body, id: pending.current.id } });
    if (answer?.ok || (answer?.error.status ?? 500) < 500) pending.current = null;
    return answer;
  };

  return { send, sendOnce, isSending, failure, clear: () => setFailure(null) };
}
