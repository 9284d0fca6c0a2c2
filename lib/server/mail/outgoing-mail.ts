export type OutgoingMail = {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  /** The text for readers without HTML. */
  readonly text?: string;
  readonly replyTo?: string;
  /** The header `Message-ID`: mail programs show one that arrives twice once. */
  readonly messageId?: string;
  /** Further headers, e.g. `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
};
