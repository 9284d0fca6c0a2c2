import { createFamily } from '../../../scripts/support/child-processes.mjs';
import { CHECKOUT } from '../../../scripts/support/checkout.mjs';
import { startFirestoreEmulator } from '../../../scripts/support/firestore-emulator.mjs';
import { demandJava } from '../../../scripts/support/java.mjs';
import { join } from 'node:path';

const family = createFamily();

/** One Firestore emulator for all store tests; FIRESTORE_EMULATOR_HOST names another that runs already. */
export async function setup(): Promise<void> {
  if (process.env['FIRESTORE_EMULATOR_HOST']) return;
  await demandJava();
  process.env['FIRESTORE_EMULATOR_HOST'] = await startFirestoreEmulator(family, {
    log: join(CHECKOUT, '.riftweek', 'test', 'logs', 'firestore.log'),
    say: console.log,
  });
}

export async function teardown(): Promise<void> {
  await family.stopAll();
}
