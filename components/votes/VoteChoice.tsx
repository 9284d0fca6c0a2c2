import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { Card } from '../ui/Card';

/** The card of a vote: how many have voted (`total`), what they choose among (`choice`), a note (`hint`). */
export const VoteCard = styled(Card)`
  display: grid;
  gap: var(--sp-3);
  padding: var(--sp-4);

  & .total,
  & > .hint {
    min-height: 1.45em;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  & .choice {
    display: grid;
    gap: 0 var(--sp-3);
    align-items: center;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    text-align: start;
  }
  & button.choice {
    border-color: var(--control-border-color);
  }
  & .choice[aria-disabled] {
    border-color: var(--border-color);
    cursor: default;
  }
  & .choice[data-mine] {
    border-color: var(--main-mark);
    box-shadow: inset 0 0 0 1px var(--main-mark);
  }
  & .names {
    display: grid;
    min-width: 0;
  }
  & .name {
    overflow: hidden;
    font-weight: 600;
  }
  & .share {
    min-width: 2.6em;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

type Props = HTMLAttributes<HTMLElement> & {
  readonly open: boolean;
  /** Whether it may be chosen: once the votes are known. */
  readonly ready: boolean;
  /** Whether the reader has chosen it. */
  readonly mine: boolean;
  readonly onVote: () => void;
};

/** Something to vote for with its share: a button while the vote is open, else plain text. */
export function VoteChoice({ open, ready, mine, onVote, ...rest }: Props) {
  const shown = { ...rest, className: 'choice', 'data-mine': mine ? '' : undefined };
  if (!open) return <div {...shown} />;
  return (
    <button
      type="button"
      aria-pressed={mine}
      aria-disabled={ready ? undefined : true}
      onClick={() => (ready ? onVote() : undefined)}
      {...shown}
    />
  );
}
