import { COMMENT_LINK_REL, commentParts } from '../../lib/domain/people/comments/comment-links';

/** A comment's words: plain text with its line breaks, addresses as links that say where they lead. */
export function CommentText({ text }: { readonly text: string }) {
  return (
    <p data-part="text" dir="auto">
      {commentParts(text).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <a key={index} href={part.href} target="_blank" rel={COMMENT_LINK_REL}>
            {part.shown}
          </a>
        ),
      )}
    </p>
  );
}
