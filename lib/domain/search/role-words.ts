import type { Role } from '../match/role';

/** What fans type for a role, folded. */
export const ROLE_WORDS: Readonly<Record<Role, readonly string[]>> = {
  top: ['top', 'toplane', 'toplaner', '탑'],
  jgl: ['jungle', 'jungler', 'jgl', 'jng', '정글', '정글러'],
  mid: ['mid', 'midlane', 'midlaner', '미드'],
  adc: ['adc', 'bot', 'botlane', 'botlaner', '원딜', '바텀'],
  support: ['support', 'sup', '서폿', '서포터'],
};
