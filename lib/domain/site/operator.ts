/** Who runs an installation of the site: the controller of the privacy policy. */
export type Operator = {
  readonly name: string;
  /** Lines of the postal address; none where it is not given. */
  readonly address: readonly string[];
  readonly email: string | null;
};

/** Services that a site can do without; its moderators see which are not set (docs/operations.md). */
export type UnsetService = 'mails' | 'push' | 'pageViews';
