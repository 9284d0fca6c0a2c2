import * as v from 'valibot';

/** What `GET /api/client-config` tells a browser about signing in; `auth` null: nobody can sign in here. */
export const ClientConfigSchema = v.object({
  auth: v.nullable(
    v.object({
      /** Firebase's web API key, which is public. */
      apiKey: v.string(),
      /** Host of the providers' sign-in pages (an emulator's own: HOST:PORT); null: e-mail and password only. */
      authDomain: v.nullable(v.string()),
      /** Origin of an Auth emulator. */
      emulatorUrl: v.nullable(v.string()),
    }),
  ),
});
export type ClientConfig = v.InferOutput<typeof ClientConfigSchema>;
export type AuthConfig = NonNullable<ClientConfig['auth']>;
