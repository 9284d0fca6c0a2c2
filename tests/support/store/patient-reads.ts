import { vi } from 'vitest';
import type * as deadline from '../../../lib/store/core/deadline';

/** For every test with the emulator: six files share it and two cores, so a read may wait longer than a visitor would. */
vi.mock('../../../lib/store/core/deadline', async (original) => ({ ...(await original<typeof deadline>()), READ_DEADLINE_MS: 20_000 }));
