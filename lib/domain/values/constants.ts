/** The numbers of the product, named (docs/product.md#limits). Units are in the names. */

export const HOME_MATCHES = 10;
export const CONTACT_WAIT_SECONDS = 120;
/** How long the browser and the server cache catalogs and settings before they look again. */
export const CACHE_REFRESH_MINUTES = 14;
/** A browser request that takes longer is given up. */
export const LOAD_TIMEOUT_SECONDS = 8;
export const DEFAULT_REGION_IDS = [4, 6, 1, 9, 3] as const;
export const MAX_FOLLOWED_LEAGUES = 8;
export const MAX_FOLLOWED_TEAMS = 50;
export const MAX_FOLLOWED_PLAYERS = 50;
/** The newest: a match passes, what follows it may go. */
export const MAX_FOLLOWED_MATCHES = 100;
export const ANNOUNCEMENTS = 5;
export const DELETED_USER_DAYS = 7;
/** The "rescheduled" mark shows this long after the new start. */
export const RESCHEDULED_MARK_DAYS = 14;
export const STARTING_SOON_MINUTES = 60;
export const SEARCH_MIN_LENGTH = 2;
export const SEARCH_MAX_LENGTH = 254;
export const SEARCH_DEBOUNCE_MS = 500;
export const STATS_CHAMPIONS = 99;
export const CALENDAR_MAX_DAYS = 20;
export const MENU_PANEL_MAX_HEIGHT_PX = 650;
export const SESSION_COOKIE_SECONDS = 86_400;
/** A remembered sign-in that has not been used for this long is over. */
export const SIGN_IN_IDLE_DAYS = 90;
/** After this long everybody signs in again. */
export const SIGN_IN_MOST_DAYS = 365;
export const COOKIE_CONSENT_DAYS = 365;
export const LOCALE_COOKIE_DAYS = 365;
/** The longest life that browsers allow. */
export const VISITOR_COOKIE_DAYS = 400;
/** Scrolling accepts cookies beyond this part of the page, where that is switched on (it is off). */
export const COOKIE_SCROLL_ACCEPT_PERCENT = 25;
export const DAYS_PER_WEEK = 7;
export const MAX_MATCHES_PER_DAY = 999;
export const NOTIFICATION_SECONDS = 5;
export const CONTACT_SUBJECT_LENGTH = 32;
export const CONTACT_NAME_MAX_LENGTH = 254;
export const CONTACT_EMAIL_MAX_LENGTH = 254;
export const CONTACT_MESSAGE_MAX_LENGTH = 2048;
export const CREDENTIAL_MAX_LENGTH = 254;
export const PASSWORD_MIN_LENGTH = 6;
export const THEME_GUARD_MS = 250;
export const FUNCTION_TIMEOUT_MS = 70_000;
export const FUNCTION_REGION = 'us-central1';
export const TRANSACTION_ATTEMPTS = 5;
export const PROGRESS_MIN = 0.08;
export const PROGRESS_TRICKLE_MS = 800;
export const PROGRESS_START_STEPS = 3;
export const PROGRESS_START_STEP = 0.15;
export const IMAGE_DEFAULT_SIZE = 120;
export const IMAGE_SIZES = { icon: 64, small: 120, medium: 256 } as const;
export const HIGHEST_WIN_RATE_MIN_GAMES = 5;
/** Best-of pips and padded game tabs never exceed this many games. */
export const LONGEST_BEST_OF = 7;
export const LEAGUE_OF_LEGENDS_ID = 1;
