import * as v from 'valibot';

const AppConfigSchema = v.object({
  /** "1:NUMBER:web:HASH". */
  id: v.string(),
  projectId: v.string(),
  /** Site key of App Check (reCAPTCHA Enterprise), which is public; null: the app does without. */
  appCheckKey: v.nullable(v.string()),
});
/** The Firebase web app that the site is registered as. */
export type AppConfig = v.InferOutput<typeof AppConfigSchema>;

/** The body of `GET /api/client-config`: the sign-in configuration of a browser; `auth` is null where sign-in is unavailable. */
export const ClientConfigSchema = v.object({
  auth: v.nullable(
    v.object({
      /** Firebase's web API key, which is public. */
      apiKey: v.string(),
      /** Host of the providers' sign-in pages (an emulator's own: HOST:PORT); null: e-mail and password only. */
      authDomain: v.nullable(v.string()),
      /** Origin of an Auth emulator. */
      emulatorUrl: v.nullable(v.string()),
      /** Absent where none is configured, and with an emulator. */
      app: v.optional(AppConfigSchema),
    }),
  ),
});
export type ClientConfig = v.InferOutput<typeof ClientConfigSchema>;
export type AuthConfig = NonNullable<ClientConfig['auth']>;
