/**
 * Just the Auth emulator of firebase-tools: `firebase emulators:start` would
 * bring its hub, its logging service and their fixed ports, and look for news on
 * the network. Second factors by authenticator app, which it lacks, are added in
 * front of it. Arguments: HOST PORT PROJECT.
 */
import { createRequire } from 'node:module';
import { AuthEmulator, SingleProjectMode } from 'firebase-tools/lib/emulator/auth/index.js';
import { freePort } from './ports.mjs';
import { startSecondFactorProxy } from './second-factor-proxy.mjs';

/**
 * Three quarters of its start went into checking its own description of its
 * interface, one schema after the other, each with a validator made for it.
 * Requests are still validated.
 */
function trustOwnSchemas() {
  const ofTools = createRequire(import.meta.resolve('firebase-tools/package.json'));
  const ofExegesis = createRequire(ofTools.resolve('exegesis'));
  /** @type {unknown} */
  const Ajv = ofExegesis('ajv');
  if (typeof Ajv === 'function') Object.assign(Ajv.prototype, { validateSchema: () => true });
}

const [host = '127.0.0.1', port = '9099', projectId = 'demo-riftweek'] = process.argv.slice(2);
trustOwnSchemas();
const emulatorPort = await freePort();
const emulator = new AuthEmulator({ host, port: emulatorPort, projectId, singleProjectMode: SingleProjectMode.NO_WARNING });
await emulator.start();
await startSecondFactorProxy({ host, port: Number(port), emulatorPort });
