import { paths } from '../../lib/domain/page/paths';

/** The part of `/following` where favourites are chosen; without it the page shows that part only to visitors who follow nothing. */
export const CHOOSE_HASH = 'choose';

export const CHOOSE_HREF = `${paths.following()}#${CHOOSE_HASH}`;
