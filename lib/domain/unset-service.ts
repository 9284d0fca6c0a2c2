/** What a site can do without; who moderates it is told (docs/operations.md). */
export type UnsetService = 'mails' | 'push' | 'pageViews';
