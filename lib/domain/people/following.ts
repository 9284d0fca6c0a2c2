/** Local storage keys of what a visitor follows: the names of the user data's fields (docs/product.md#following). */
export const FOLLOWED_LEAGUES_STORAGE_KEY = 'leaguesOrder';
export const FOLLOWED_TEAMS_STORAGE_KEY = 'followingTeams';
