import { isRecord } from '../values/is-record';
import type { OfferedMarket } from './market';

/** Whether an answer of our server is one of `/api/play/markets`. */
export const isMarkets = (value: unknown): value is { readonly markets: readonly OfferedMarket[] } =>
  isRecord(value) && Array.isArray(value['markets']);
