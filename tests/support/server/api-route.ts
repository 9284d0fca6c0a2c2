import type { RequestListener } from 'node:http';
import type { NextApiHandler } from 'next';
import { endpointAt } from '../../../lib/server/endpoints/endpoints';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';

/** An endpoint as a file of `pages/api` would hold it. */
export type ApiModule = { readonly default: NextApiHandler; readonly config?: { readonly api: { readonly bodyParser: boolean } } };

export function endpointModule(address: string): ApiModule {
  const found = endpointAt(address);
  if (found === null) throw new Error(`There is no endpoint at ${address}.`);
  return { default: found.handler, config: { api: { bodyParser: false } } };
}

/** Runs a route as Next does, its own body parser included. */
export function asListener(module: ApiModule, params: Readonly<Record<string, string | readonly string[]>> = {}): RequestListener {
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://riftweek.example');
    const preview = { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '', dev: false };
    void apiResolver(request, response, { ...Object.fromEntries(url.searchParams), ...params }, module, preview, false);
  };
}

/** What a page of this site sends with a write. */
export const FROM_HERE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' } as const;

export function json(body: Buffer): unknown {
  return JSON.parse(body.toString());
}
