/** Services that a site can do without; its moderators see which are not set (docs/operations.md). */
export type UnsetService = 'mails' | 'push' | 'pageViews';
