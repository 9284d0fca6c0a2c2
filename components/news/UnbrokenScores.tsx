import styled from 'styled-components';

const Score = styled.span`
  white-space: nowrap;
`;

/** Two or more numbers with en dashes between them, or a number with a word. Short ones only, so that the search stays linear in any text. */
const SCORE = /(\d{1,4}(?:–\d{1,4})+|\d{1,4}-\p{L}{1,20})/u;

/**
 * A sentence whose scores, "8–4", and counts, "4-match", stay on one line: browsers break after a
 * dash. The text itself is as it was, without marks that a search or a copy
 * would carry along.
 */
export function UnbrokenScores({ text }: { readonly text: string }) {
  // The text is split by a group, so every second part is a score.
  return text.split(SCORE).map((part, index) => (index % 2 === 1 ? <Score key={index}>{part}</Score> : part));
}
