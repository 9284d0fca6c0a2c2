import { vi } from 'vitest';
import type * as deadline from '../../../lib/store/core/deadline';

/** For every test with the emulator: six files share it and two cores, so a read or a crowded transaction may take longer than a visitor would wait. */
vi.mock('../../../lib/store/core/deadline', async (original) => ({
  ...(await original<typeof deadline>()),
  READ_DEADLINE_MS: 20_000,
  TRANSACTION_DEADLINE_MS: 25_000,
}));
