/** `owner` wrote the comment that the routes are about, `user` is anybody else. */
export const ROLES = ['visitor', 'unverified', 'user', 'owner', 'admin', 'banned'] as const;
export type CallerRole = (typeof ROLES)[number];
