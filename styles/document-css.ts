import { compile, serialize, stringify } from 'stylis';
import { BOX_CSS } from './box-style';
import { DAYS_CSS } from './days-style';
import { DOCK_CSS } from './dock-style';
import { FIRST_TEAMS_CSS } from './first-teams-style';
import { GLOBAL_CSS } from './global-style';
import { HOME_CSS } from './home-style';
import { LEAGUE_HEADER_CSS } from './league-header-style';
import { LIVE_CARD_CSS } from './live-card-style';
import { MATCH_MARKS_CSS } from './match-marks-style';
import { MATCH_ROW_CSS } from './match-row-style';
import { MATCH_SCORE_CSS } from './match-score-style';
import { NAV_CSS } from './nav-style';
import { OFFLINE_CSS } from './offline-style';
import { SCHEDULE_CSS } from './schedule-style';
import { SHELL_CSS } from './shell-style';
import { UI_CSS } from './ui-style';

const SHEETS = [
  BOX_CSS,
  DAYS_CSS,
  DOCK_CSS,
  FIRST_TEAMS_CSS,
  GLOBAL_CSS,
  HOME_CSS,
  LIVE_CARD_CSS,
  MATCH_ROW_CSS,
  MATCH_SCORE_CSS,
  MATCH_MARKS_CSS,
  LEAGUE_HEADER_CSS,
  NAV_CSS,
  OFFLINE_CSS,
  SCHEDULE_CSS,
  SHELL_CSS,
  UI_CSS,
];

/**
 * The rules of what every page has (tokens, reset, primitives, shell, match
 * rows) and of the homepage, nesting resolved and minified. They never change,
 * so the document carries them as text and no browser gets them as code
 * (docs/decisions/0007). Server only.
 */
export const DOCUMENT_CSS = serialize(compile(SHEETS.join('')), stringify);
