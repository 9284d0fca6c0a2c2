import type { PageKind } from './site-pages';

/**
 * A tap, and by what it is seen to have worked: an attribute of an element that
 * takes a value, if only for a moment (an eye shows while it is pressed).
 */
export type Tap = {
  /** The tap's name in the report. */
  readonly what: string;
  /** Selector; the first that is visible is tapped. */
  readonly on: string;
  /** Selector of the element that changes; the one that is tapped if absent. */
  readonly seen?: string;
  readonly attribute: string;
  /** The attribute's value after the tap; null: it is removed. */
  readonly value: string | null;
  /** A text to type afterwards. */
  readonly typed?: string;
};

const OPEN_MENU: Tap = { what: 'menu', on: '.shell-tabs [aria-controls="navigation"]', attribute: 'aria-expanded', value: 'true' };
const CLOSE_MENU: Tap = {
  what: 'close menu',
  on: '#navigation [data-part="close"]',
  seen: '#navigation',
  attribute: 'data-open',
  value: null,
};
const OPEN_SCHEDULE: Tap = { what: 'schedule', on: '.shell-bar [aria-controls="schedule"]', attribute: 'aria-expanded', value: 'true' };
const CLOSE_SCHEDULE: Tap = {
  what: 'close schedule',
  on: '#schedule [data-part="close"] button',
  seen: '#schedule',
  attribute: 'data-open',
  value: null,
};
const OPEN_SEARCH: Tap = {
  what: 'search',
  on: '.shell-bar > button:not([aria-controls], [aria-pressed])',
  seen: '#navigation',
  attribute: 'data-open',
  value: '',
};
const SEARCH_FIELD: Tap = {
  what: 'search field',
  on: '#navigation input[type="search"]',
  attribute: 'aria-expanded',
  value: 'true',
  typed: 't1',
};
const CLEAR_SEARCH: Tap = {
  what: 'clear search',
  on: '#navigation [data-part="clear"]',
  seen: '#navigation input[type="search"]',
  attribute: 'value',
  value: '',
};

/** A tap on the first of some elements whose attribute has the other value. */
function turned(what: string, seen: string, attribute: string, value: 'true' | 'false'): Tap {
  return { what, on: `${seen}[${attribute}="${value === 'true' ? 'false' : 'true'}"]`, seen, attribute, value };
}

const DAY = turned('day', '#schedule .day', 'aria-selected', 'true');
const TAB = turned('tab', 'main [role="tab"]', 'aria-selected', 'true');
const EYE = turned('eye', 'main .reveal-eye', 'aria-pressed', 'true');
const CLOSE_EYE = turned('close eye', 'main .reveal-eye', 'aria-pressed', 'false');
const REVEAL = turned('reveal', 'main .reveal button', 'aria-pressed', 'true');
const HIDE = turned('hide', 'main .reveal button', 'aria-pressed', 'false');
const FOLLOW = turned('star', 'main .ui-star', 'aria-pressed', 'true');
const UNFOLLOW = turned('star off', 'main .ui-star', 'aria-pressed', 'false');

type TappedPage = {
  readonly kind: PageKind;
  /** Each in a visit of its own, while the page still loads. */
  readonly first: readonly Tap[];
  /** How often each is tapped, in a visit of its own. */
  readonly visits: number;
  /** One after the other, again and again, on a page that is ready. */
  readonly then: readonly Tap[];
  /** How many taps in all. */
  readonly taps: number;
};

/**
 * 200 taps. The pages hide results, so that there are eyes; stars are on the
 * page of a team.
 */
export const TAPPED_PAGES: readonly TappedPage[] = [
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
