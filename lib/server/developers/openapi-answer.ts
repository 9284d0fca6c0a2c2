import type { ApiAnswer } from '../api/api-route';
import { environment } from '../env';
import { LIFETIMES } from '../cache-lifetimes';
import { openApiDocument } from './openapi';

let made: ReturnType<typeof openApiDocument> | null = null;

/** `GET /openapi.json`: the description of the public JSON interface. Made once. */
export function openApiAnswer(operations: Parameters<typeof openApiDocument>[1]): Promise<ApiAnswer> {
  made ??= openApiDocument(environment().siteUrl, operations);
  return Promise.resolve({ body: made, lifetime: LIFETIMES.catalog });
}
