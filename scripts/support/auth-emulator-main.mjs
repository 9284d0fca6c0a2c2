/**
 * The Auth emulator of firebase-tools, alone: `firebase emulators:start` would
 * bring its hub, its logging service and their fixed ports, and look for news
 * on the network. Arguments: HOST PORT PROJECT.
 */
import { AuthEmulator, SingleProjectMode } from 'firebase-tools/lib/emulator/auth/index.js';

const [host = '127.0.0.1', port = '9099', projectId = 'demo-riftweek'] = process.argv.slice(2);
const emulator = new AuthEmulator({ host, port: Number(port), projectId, singleProjectMode: SingleProjectMode.NO_WARNING });
await emulator.start();
