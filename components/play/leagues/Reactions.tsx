import styled from 'styled-components';
import { listText } from '../../../lib/domain/text/list-text';
import { LEAGUE_REACTIONS, type LeagueReaction } from '../../../lib/domain/play/leagues/play-league';
import type { ReactionCount } from '../../../lib/domain/play/leagues/league-page';
import { useLocale, useTranslate } from '../../../lib/i18n/use-translate';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  & button {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    min-width: max(36px, var(--hit));
    min-height: max(32px, var(--hit));
    justify-content: center;
    padding: 2px 8px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-full);
    background: var(--bg-color);
    font-variant-numeric: tabular-nums;
  }
  & button[aria-pressed='true'] {
    border-color: var(--main-mark);
    background: var(--main-tint);
  }
`;

const REACTION_TEXTS = {
  '🔥': 'playLeagues.reactions.fire',
  '👏': 'playLeagues.reactions.applause',
  '😮': 'playLeagues.reactions.surprise',
  '😂': 'playLeagues.reactions.laughter',
  '💀': 'playLeagues.reactions.skull',
  '🎯': 'playLeagues.reactions.target',
} as const satisfies Record<LeagueReaction, string>;

type Props = {
  readonly label: string;
  readonly counts: readonly ReactionCount[];
  readonly own: LeagueReaction | null;
  /** Null takes the reaction back. */
  readonly onReact: (emoji: LeagueReaction | null) => void;
};

/** The fixed set of reactions, with how many members gave each. */
export function Reactions({ label, counts, own, onReact }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Row role="group" aria-label={label}>
      {LEAGUE_REACTIONS.map((emoji) => {
        const count = counts.find((each) => each.emoji === emoji)?.count ?? 0;
        return (
          <button
            key={emoji}
            type="button"
            aria-pressed={own === emoji}
            aria-label={listText([t(REACTION_TEXTS[emoji]), String(count)], locale)}
            onClick={() => onReact(own === emoji ? null : emoji)}
          >
            <span aria-hidden>{emoji}</span>
            {count > 0 ? <span aria-hidden>{count}</span> : null}
          </button>
        );
      })}
    </Row>
  );
}
