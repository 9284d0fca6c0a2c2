import { describe, expect, it } from 'vitest';
import * as constants from '../../../lib/domain/values/constants';
import { REGIONS } from '../../../lib/domain/leagues/regions';

/** The values that the product promises (docs/product.md#limits), not read from the code. */
const PROMISED = {
  HOME_MATCHES: 10,
  CONTACT_WAIT_SECONDS: 120,
  CACHE_REFRESH_MINUTES: 14,
  LOAD_TIMEOUT_SECONDS: 8,
  DEFAULT_REGION_IDS: [4, 6, 1, 9, 3],
  MAX_FOLLOWED_LEAGUES: 8,
  ANNOUNCEMENTS: 5,
  DELETED_USER_DAYS: 7,
  RESCHEDULED_MARK_DAYS: 14,
  STARTING_SOON_MINUTES: 60,
  SEARCH_MIN_LENGTH: 2,
  SEARCH_DEBOUNCE_MS: 500,
  SEARCH_MAX_LENGTH: 254,
  STATS_CHAMPIONS: 99,
  CALENDAR_MAX_DAYS: 20,
  MENU_PANEL_MAX_HEIGHT_PX: 650,
  SESSION_COOKIE_SECONDS: 86400,
  COOKIE_CONSENT_DAYS: 365,
  COOKIE_SCROLL_ACCEPT_PERCENT: 25,
  MAX_MATCHES_PER_DAY: 999,
  NOTIFICATION_SECONDS: 5,
  CONTACT_SUBJECT_LENGTH: 32,
  CONTACT_NAME_MAX_LENGTH: 254,
  CONTACT_MESSAGE_MAX_LENGTH: 2048,
  THEME_GUARD_MS: 250,
  FUNCTION_TIMEOUT_MS: 70000,
  TRANSACTION_ATTEMPTS: 5,
  PROGRESS_MIN: 0.08,
  PROGRESS_TRICKLE_MS: 800,
  PROGRESS_START_STEP: 0.15,
  IMAGE_DEFAULT_SIZE: 120,
  IMAGE_SIZES: { icon: 64, small: 120, medium: 256 },
  HIGHEST_WIN_RATE_MIN_GAMES: 5,
};

describe('business constants', () => {
  it('are those that the product promises', () => {
    expect(constants).toMatchObject(PROMISED);
  });

  it('name sixteen regions with ids 0 to 15', () => {
    expect(REGIONS.map((region) => region.id)).toEqual(Array.from({ length: 16 }, (_, id) => id));
  });
});
