import type { Rejection } from '../../../lib/source/match-source';
import type { ParseResult } from '../../../lib/source/wire/parsing';

/** The value of a parse that must succeed. */
export function parsed<Value>(result: ParseResult<Value>): Value {
  if (!result.ok) throw new Error(`rejected: ${result.error.entity} ${result.error.id} ${result.error.reason}`);
  return result.value;
}

/** The rejection of a parse that must fail. */
export function rejected(result: ParseResult<unknown>): Rejection {
  if (result.ok) throw new Error('was taken over');
  return result.error;
}
