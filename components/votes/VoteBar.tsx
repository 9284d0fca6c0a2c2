import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { useSite } from '../../lib/client/page/site-context';
import { useSeen } from '../../lib/client/islands/use-seen';
import type { MatchSummary } from '../../lib/domain/match/match';
import { canVote } from '../../lib/domain/match/match-state';
import { changedVotes, MatchVotesSchema, votePercentages, type MatchVotes, type VoteSide } from '../../lib/domain/match/votes';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { fullName } from '../../lib/domain/match/match-names';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { VoteTotal } from './VoteTotal';
import { usePoll, type PollState } from './use-poll';
import { Link } from '../ui/Link';
import { WithoutScripts } from '../ui/WithoutScripts';

const Box = styled(Card)`
  display: grid;
  gap: var(--sp-3);
  padding: var(--sp-4);

  & > .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--sp-3);
  }
  & .total,
  & > .hint {
    min-height: 1.45em;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  & > .hint > a {
    display: inline-flex;
    align-items: center;
    min-height: max(24px, var(--hit));
    color: var(--hl-color1);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & > .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--sp-2);
  }
  & .side {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--sp-3);
    min-height: 60px;
    padding: var(--sp-2) var(--sp-3);
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: var(--bg-sunken-color);
    text-align: start;
  }
  & button.side {
    border-color: var(--control-border-color);
    background: transparent;
  }
  @media (hover: hover) {
    & button.side:hover:not([aria-disabled]) {
      background: var(--bg-element-hl-color);
    }
  }
  & .side[data-mine] {
    border-color: var(--main-color);
    background: var(--main-tint);
    box-shadow: inset 0 0 0 1px var(--main-color);
  }
  & .side[aria-disabled] {
    border-color: var(--border-color);
    cursor: default;
  }
  & .names {
    display: grid;
    min-width: 0;
  }
  & .name {
    display: -webkit-box;
    overflow: hidden;
    font-weight: 600;
    line-height: 1.2;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  /* Beside crest and share a phone has no room for a name. */
  @media (max-width: 599px) {
    & .side {
      grid-template-columns: auto minmax(0, 1fr);
      gap: 6px var(--sp-3);
    }
    & .names {
      grid-area: 2 / 1 / auto / -1;
      align-self: start;
    }
  }
  & .mine {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  & .share {
    min-width: 2.6em;
    font-size: var(--fs-xl);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & > .bar {
    display: grid;
    grid-template-columns: var(--left-share) minmax(0, 1fr);
    gap: 2px;
    height: 8px;
    overflow: hidden;
    border-radius: var(--radius-full);
    transition: grid-template-columns var(--motion);
  }
  /* Its room stays: the first vote moves nothing. */
  & > .bar[data-empty] {
    visibility: hidden;
  }
  & > .bar > i:first-child {
    background: var(--hl-color1);
  }
  & > .bar > i:last-child {
    background: var(--control-border-color);
  }
  @media (prefers-reduced-motion: reduce) {
    & > .bar {
      transition: none;
    }
  }
`;

const SIDES = ['left', 'right'] as const;

/**
 * "Who wins?": one vote a reader until the match ends, then
 * what was thought. An opinion, so it stays where results are hidden. The counts
 * come after the page, because the page is the same for everybody.
 */
export function VoteBar({ match }: { readonly match: MatchSummary }) {
  const t = useTranslate();
  const hasPlay = useSite().hasPlay;
  const box = useRef<HTMLDivElement>(null);
  const poll = useMemo(
    () => ({
      path: paths.api.votes(match.id),
      ownPath: paths.api.ownVotes(match.id),
      schema: MatchVotesSchema,
      changed: changedVotes,
      bodyOf: (side: VoteSide) => ({ side }),
    }),
    [match.id],
  );
  const state = usePoll<VoteSide, MatchVotes>(poll, useSeen(box));
  if (match.status === 'canceled') return null;
  const { votes } = state;
  const count = votes === null ? null : votes.left + votes.right;
  const shares = votes && votePercentages(votes);
  const open = match.status !== 'finished';
  // A finished match has something to show only with votes.
  if (!open && !count) return <div ref={box} style={{ position: 'absolute' }} />;
  const headingId = `votes-${match.id}`;
  return (
    <Box ref={box}>
      <div className="head">
        <h2 id={headingId}>{t('votes.title')}</h2>
        <VoteTotal count={count} failed={state.failed} final={!open} />
      </div>
      <div className="sides" role="group" aria-labelledby={headingId}>
        {SIDES.map((side) => (
          <Choice key={side} match={match} side={side} share={shares?.[side] ?? null} state={state} open={open} />
        ))}
      </div>
      <div className="bar" aria-hidden data-empty={count ? undefined : ''} style={{ '--left-share': `${shares?.left ?? 50}%` }}>
        <i />
        <i />
      </div>
      {open ? (
        <p className="hint">
          {t(canVote(match, 'left') && canVote(match, 'right') ? 'votes.hint' : 'votes.unknown')}
          <WithoutScripts> {t('votes.needsScript')}</WithoutScripts>
        </p>
      ) : null}
      {hasPlay && match.status === 'not_started' && canVote(match, 'left') && canVote(match, 'right') ? (
        <p className="hint">
          <Link href={paths.playOrder(match.id)}>{t('votes.predict')}</Link>
        </p>
      ) : null}
    </Box>
  );
}

type ChoiceProps = {
  readonly match: MatchSummary;
  readonly side: VoteSide;
  /** Whole percent; null until it is known. */
  readonly share: number | null;
  readonly state: PollState<VoteSide, MatchVotes>;
  readonly open: boolean;
};

/** A side with its share: a button while the vote is open, else plain text. */
function Choice({ match, side, share, state: { votes, vote }, open }: ChoiceProps) {
  const t = useTranslate();
  const team = match[side];
  const mine = votes?.mine === side;
  const name = fullName(team);
  const content = (
    <>
      <Crest id={team.id} name={team.name} acronym={team.abbr} img={team.img} size={32} />
      <span className="names">
        <span className="name">{name === '?' ? t('match.unknownTeam') : name}</span>
        {mine ? <span className="mine">{t('votes.mine')}</span> : null}
      </span>
      <span className="share">{share === null ? '–' : t('votes.share', { percent: share })}</span>
    </>
  );
  const marks = { 'data-side': side, 'data-mine': mine ? '' : undefined };
  if (!open) {
    return (
      <div className="side" {...marks}>
        {content}
      </div>
    );
  }
  const ready = votes !== null && canVote(match, side);
  return (
    <button
      className="side"
      type="button"
      aria-pressed={mine}
      aria-disabled={ready ? undefined : true}
      onClick={() => (ready ? vote(side) : undefined)}
      {...marks}
    >
      {content}
    </button>
  );
}
