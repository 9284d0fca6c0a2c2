import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { useSeen } from '../../lib/client/islands/use-seen';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { percentText } from '../../lib/domain/text/format';
import type { MatchSummary } from '../../lib/domain/match/match';
import { sideName } from '../../lib/domain/match/match-names';
import {
  changedPlayerVotes,
  MatchPlayerVotesSchema,
  PLAYER_VOTE_HOURS,
  playersOfMatch,
  playerVoteIsOpen,
  type MatchPlayerVotes,
} from '../../lib/domain/match/player-votes';
import type { PageGame } from '../../lib/domain/match/page-game';
import { seriesPlayers, type SeriesPlayer } from '../../lib/domain/match/series-figures';
import { paths } from '../../lib/domain/page/paths';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChampionIcon } from '../figures/ChampionIcon';
import { SectionHeading } from '../ui/SectionHeading';
import { WithoutScripts } from '../ui/WithoutScripts';
import { usePoll, type PollState } from './use-poll';
import { VoteCard, VoteChoice } from './VoteChoice';
import { VoteTotal } from './VoteTotal';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`;

/** The teams side by side, so that each role faces its opponent. */
const Box = styled(VoteCard)`
  & > .teams {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--sp-3);
  }
  & .team {
    display: grid;
    grid-template: auto / minmax(0, 1fr);
    grid-auto-rows: 1fr;
    gap: var(--sp-2);
  }
  & h3 {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-weight: 600;
  }
  & .choice {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--sp-2);
    min-height: 48px;
    padding: 4px var(--sp-2);
    overflow: hidden;
    background: linear-gradient(90deg, var(--main-tint) var(--part), transparent var(--part));
  }
  /* On touch screens as well: these styles are inserted after the page, and a media query among them makes the browser restyle every element. */
  & button.choice:hover:not([aria-disabled]) {
    border-color: var(--text-color);
  }
  & .names {
    font-size: var(--fs-sm);
    line-height: 1.3;
  }
  & .name {
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* The share has a line of its own where a phone has no room for both. */
  & .names > small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--sp-2);
    justify-content: space-between;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  & .share {
    min-width: 0;
    color: var(--text-color);
    font-size: var(--fs-sm);
  }
`;

type Props = {
  readonly match: MatchSummary;
  readonly games: readonly PageGame[];
  /** The player that the formula chooses; null where it chooses nobody. */
  readonly chosenId: number | null;
};

/**
 * Readers' choice of the player of the match: open for two days after the end,
 * then the result of the vote. Show it only where results show. Nothing once it
 * is over without votes.
 */
export function PlayerVote({ match, games, chosenId }: Props) {
  const now = useSiteNow();
  const box = useRef<HTMLDivElement>(null);
  const poll = useMemo(
    () => ({
      path: paths.api.playerVotes(match.id),
      ownPath: paths.api.ownPlayerVotes(match.id),
      schema: MatchPlayerVotesSchema,
      changed: changedPlayerVotes,
      bodyOf: (player: number) => ({ player }),
    }),
    [match.id],
  );
  const state = usePoll<number, MatchPlayerVotes>(poll, useSeen(box));
  const votable = useMemo(() => new Set(playersOfMatch(match, games)), [match, games]);
  const count = state.votes?.players.reduce((sum, { votes }) => sum + votes, 0) ?? null;
  const open = now !== null && playerVoteIsOpen(match, now);
  const empty = votable.size === 0 || (!open && !count);
  return (
    // Out of the flow while it is empty, or the gaps around it would show.
    <div ref={box} style={empty ? { position: 'absolute' } : undefined}>
      {empty ? null : <Vote {...{ match, games, state, votable, count, open, chosenId }} />}
    </div>
  );
}

type VoteProps = Props & Omit<CandidateProps, 'player'> & { readonly votable: ReadonlySet<number> };

function Vote({ match, games, state, votable, count, open, chosenId }: VoteProps) {
  const t = useTranslate();
  return (
    <Section aria-labelledby="player-vote">
      <SectionHeading id="player-vote">{t('playerVotes.title')}</SectionHeading>
      <Box>
        <div className="teams" role="group" aria-labelledby="player-vote">
          {[match.left, match.right].map((side) => (
            <div key={side.id} className="team">
              <h3>{sideName(side, 'short')}</h3>
              {seriesPlayers(games, side.id)
                .filter(({ id }) => votable.has(id))
                .map((player) => (
                  <Candidate key={player.id} player={player} {...{ state, count, open, chosenId }} />
                ))}
            </div>
          ))}
        </div>
        <VoteTotal count={count} failed={state.failed} final={!open} />
        {open ? (
          <p className="hint">
            {t('playerVotes.hint', { count: PLAYER_VOTE_HOURS })}
            <WithoutScripts> {t('votes.needsScript')}</WithoutScripts>
          </p>
        ) : null}
      </Box>
    </Section>
  );
}

type CandidateProps = Pick<Props, 'chosenId'> & {
  readonly player: SeriesPlayer;
  readonly state: PollState<number, MatchPlayerVotes>;
  /** The number of all votes; null until it is known. */
  readonly count: number | null;
  readonly open: boolean;
};

/** A player and a champion that they played, with their share of the votes as figure and bar. */
function Candidate({ player, state: { votes, vote }, count, open, chosenId }: CandidateProps) {
  const t = useTranslate();
  const locale = useLocale();
  const own = votes?.players.find(({ playerId }) => playerId === player.id)?.votes ?? 0;
  const part = count ? own / count : null;
  const mine = votes?.mine === player.id;
  const role = player.role === null ? null : t(`game.roles.${player.role}`);
  const note = mine ? t('votes.mine') : player.id === chosenId ? t('playerVotes.formula') : null;
  const [champion] = player.champions;
  return (
    <VoteChoice
      open={open}
      ready={votes !== null}
      mine={mine}
      onVote={() => vote(player.id)}
      style={{ '--part': `${((part ?? 0) * 100).toFixed(1)}%` }}
    >
      {champion ? <ChampionIcon champion={champion} size={32} /> : null}
      <span className="names">
        <b className="name">{player.name}</b>
        <small>
          <span>{[role, note].filter((text) => text !== null).join(' · ')}</span>
          {part === null ? null : <b className="share">{percentText(part, locale)}</b>}
        </small>
      </span>
    </VoteChoice>
  );
}
