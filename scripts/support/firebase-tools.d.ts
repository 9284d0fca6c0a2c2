/** The part of firebase-tools that we start ourselves; it ships without types. */
declare module 'firebase-tools/lib/emulator/auth/index.js' {
  export const SingleProjectMode: { readonly NO_WARNING: number };
  export class AuthEmulator {
    constructor(options: { readonly host: string; readonly port: number; readonly projectId: string; readonly singleProjectMode: number });
    start(): Promise<void>;
  }
}
