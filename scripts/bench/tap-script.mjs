/**
 * A tap, and by what it is seen to have worked: an attribute of an element that
 * takes a value, if only for a moment (an eye shows while it is pressed).
 * @typedef {object} Tap
 * @property {string} what for the report
 * @property {string} on selector; the first that is visible is tapped
 * @property {string} [seen] selector of the element that changes; the one that is tapped if absent
 * @property {string} attribute
 * @property {string | null} value null: the attribute goes
 * @property {string} [typed] what is typed afterwards
 */

/** @type {Tap} */
const OPEN_MENU = { what: 'menu', on: '.shell-bar [aria-controls="navigation"]', attribute: 'aria-expanded', value: 'true' };
/** @type {Tap} */
const CLOSE_MENU = { what: 'close menu', on: '#navigation [data-part="close"]', seen: '#navigation', attribute: 'data-open', value: null };
/** @type {Tap} */
const OPEN_SCHEDULE = { what: 'schedule', on: '.shell-bar [aria-controls="schedule"]', attribute: 'aria-expanded', value: 'true' };
/** @type {Tap} */
const CLOSE_SCHEDULE = {
  what: 'close schedule',
  on: '#schedule [data-part="close"] button',
  seen: '#schedule',
  attribute: 'data-open',
  value: null,
};
/** @type {Tap} */
const OPEN_SEARCH = {
  what: 'search',
  on: '.shell-bar > button:not([aria-controls], [aria-pressed])',
  seen: '#navigation',
  attribute: 'data-open',
  value: '',
};
/** @type {Tap} */
const DAY = { what: 'day', on: '#schedule .day[aria-selected="false"]', seen: '#schedule .day', attribute: 'aria-selected', value: 'true' };
/** @type {Tap} */
const SEARCH_FIELD = {
  what: 'search field',
  on: '#navigation input[type="search"]',
  attribute: 'aria-expanded',
  value: 'true',
  typed: 't1',
};
/** @type {Tap} */
const CLEAR_SEARCH = {
  what: 'clear search',
  on: '#navigation [data-part="clear"]',
  seen: '#navigation input[type="search"]',
  attribute: 'value',
  value: '',
};
/** @type {Tap} */
const EYE = {
  what: 'eye',
  on: 'main .reveal-eye[aria-pressed="false"]',
  seen: 'main .reveal-eye',
  attribute: 'aria-pressed',
  value: 'true',
};
/** @type {Tap} */
const CLOSE_EYE = {
  what: 'close eye',
  on: 'main .reveal-eye[aria-pressed="true"]',
  seen: 'main .reveal-eye',
  attribute: 'aria-pressed',
  value: 'false',
};
/** @type {Tap} */
const TAB = {
  what: 'tab',
  on: 'main [role="tab"][aria-selected="false"]',
  seen: 'main [role="tab"]',
  attribute: 'aria-selected',
  value: 'true',
};
/** @type {Tap} */
const REVEAL = {
  what: 'reveal',
  on: 'main .reveal button[aria-pressed="false"]',
  seen: 'main .reveal button',
  attribute: 'aria-pressed',
  value: 'true',
};
/** @type {Tap} */
const HIDE = {
  what: 'hide',
  on: 'main .reveal button[aria-pressed="true"]',
  seen: 'main .reveal button',
  attribute: 'aria-pressed',
  value: 'false',
};
/** @type {Tap} */
const FOLLOW = { what: 'star', on: 'main .ui-star[aria-pressed="false"]', seen: 'main .ui-star', attribute: 'aria-pressed', value: 'true' };
/** @type {Tap} */
const UNFOLLOW = {
  what: 'star off',
  on: 'main .ui-star[aria-pressed="true"]',
  seen: 'main .ui-star',
  attribute: 'aria-pressed',
  value: 'false',
};

/**
 * @typedef {object} TappedPage
 * @property {import('./site-pages.mjs').PageKind} kind
 * @property {readonly Tap[]} first each in a visit of its own, while the page still loads
 * @property {number} visits how often
 * @property {readonly Tap[]} then one after the other, again and again, on a page that is ready
 * @property {number} taps how many of them
 */

/**
 * 200 taps. The pages hide results, so that there are eyes; stars are on the
 * page of a team.
 * @type {readonly TappedPage[]}
 */
export const TAPPED_PAGES = [
  {
    kind: '/',
    first: [OPEN_MENU, OPEN_SCHEDULE, OPEN_SEARCH],
    visits: 4,
    then: [
      OPEN_MENU,
      CLOSE_MENU,
      EYE,
      CLOSE_EYE,
      OPEN_SCHEDULE,
      DAY,
      DAY,
      DAY,
      CLOSE_SCHEDULE,
      OPEN_SEARCH,
      SEARCH_FIELD,
      CLEAR_SEARCH,
      CLOSE_MENU,
    ],
    taps: 84,
  },
  {
    kind: 'match',
    first: [TAB, REVEAL],
    visits: 4,
    then: [TAB, TAB, REVEAL, TAB, HIDE, TAB, OPEN_MENU, CLOSE_MENU, TAB, OPEN_SCHEDULE, DAY, CLOSE_SCHEDULE],
    taps: 84,
  },
  { kind: 'team', first: [FOLLOW], visits: 2, then: [FOLLOW, UNFOLLOW], taps: 10 },
];
