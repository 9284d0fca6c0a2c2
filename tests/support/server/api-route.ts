import type { RequestListener } from 'node:http';
import type { NextApiHandler } from 'next';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';

/** A file of `pages/api`. */
export type ApiModule = { readonly default: NextApiHandler; readonly config?: { readonly api: { readonly bodyParser: boolean } } };

/** Runs a route as Next does, its own body parser included. */
export function asListener(module: ApiModule, params: Readonly<Record<string, string>> = {}): RequestListener {
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
