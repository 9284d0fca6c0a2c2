import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { useSite } from '../../lib/client/page/site-context';
import { useSeen } from '../../lib/client/islands/use-seen';
import { choiceText } from '../../lib/client/page/choice-in-address';
import { useJson } from '../../lib/client/page/use-json';
import type { Chance, MatchSummary } from '../../lib/domain/match/match';
import { canVote, mayBePredicted, SIDES } from '../../lib/domain/match/match-state';
import { isMarkets } from '../../lib/domain/play/is-markets';
import { formatDecimals } from '../../lib/domain/text/format';
import { chanceTexts } from '../../lib/domain/match/favoured-side';
import {
  changedVotes,
  MatchVotesSchema,
  votePercentages,
  type MatchVotes,
  type VoteCounts,
  type VoteSide,
} from '../../lib/domain/match/votes';
import { paths } from '../../lib/domain/page/paths';
import { labelledText } from '../../lib/domain/text/list-text';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { fullName, sideName } from '../../lib/domain/match/match-names';
import { OpenSide } from '../match/OpenSide';
import { Spoiler } from '../spoilers/Spoiler';
import type { Reveal } from '../spoilers/use-reveal';
import { Crest } from '../ui/Crest';
import { VoteCard, VoteChoice } from './VoteChoice';
import { VoteTotal } from './VoteTotal';
import { usePoll, type PollState } from './use-poll';
import { Link } from '../ui/Link';
import { textLink } from '../ui/text-link';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { WithoutScripts } from '../ui/WithoutScripts';

const Box = styled(VoteCard)`
  /* As high as a finger, without moving the lines of its text apart. */
  & .hint a,
  & > .fact > a:not(.ui-button) {
    padding-block: calc((max(24px, var(--hit)) - 1lh) / 2);
    ${textLink}
  }
  & > .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--sp-2);
  }
  & .choice {
    grid-template-columns: auto minmax(0, 1fr) auto;
    min-height: 60px;
    padding: var(--sp-2) var(--sp-3);
    background: var(--bg-sunken-color);
  }
  & button.choice {
    background: transparent;
  }
  @media (hover: hover) {
    & button.choice:hover:not([aria-disabled]) {
      background: var(--bg-element-hl-color);
    }
  }
  & .choice[data-mine] {
    background: var(--main-tint);
  }
  & .name {
    display: -webkit-box;
    line-height: 1.2;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & .against {
    display: flex;
    gap: var(--sp-3);
    justify-self: end;
  }
  /* Beside crest and share a phone has no room for a name. */
  @media (max-width: 599px) {
    & .choice {
      grid-template-columns: auto minmax(0, 1fr);
      gap: 6px var(--sp-3);
    }
    & .names {
      grid-area: 2 / 1 / auto / -1;
      align-self: start;
    }
    & .against {
      grid-area: 3 / 1 / auto / -1;
      justify-self: start;
    }
    & .against > .share {
      text-align: start;
    }
  }
  & .mine {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  & .share {
    display: grid;
    font-size: var(--fs-xl);
    font-weight: 700;
    line-height: 1.2;
  }
  & .share > small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 400;
  }
  & > .fact {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: var(--sp-3);
    align-items: center;
    min-height: max(40px, var(--hit));
    border-top: 1px solid var(--border-color);
    padding-top: var(--sp-3);
    font-variant-numeric: tabular-nums;
  }
  & > .fact > :first-child {
    justify-self: start;
  }
  & > .fact > :last-child {
    justify-self: end;
  }
  & > .votes {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: 4px var(--sp-3);
    align-items: baseline;
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  & > .votes > :last-child {
    text-align: end;
  }
  & .bar {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: var(--left-share) minmax(0, 1fr);
    gap: 2px;
    height: 8px;
    overflow: hidden;
    border-radius: var(--radius-full);
    transition: grid-template-columns var(--motion);
  }
  & .bar > i {
    background: var(--left-club);
  }
  & .bar > i:last-child {
    background: var(--right-club);
  }
  /* No votes, no colour. */
  & .bar[data-empty] > i {
    background: var(--bg-element-hl-color);
  }
  @media (prefers-reduced-motion: reduce) {
    & .bar {
      transition: none;
    }
  }
`;

type Props = {
  readonly match: MatchSummary;
  /** Each side's chance before the match; null where it is unknown. */
  readonly chance: Chance | null;
  /** The reveal of the chance, which follows from earlier results. */
  readonly reveal: Reveal;
};

/**
 * "Who wins?": what the ratings say, in the two buttons; what readers think, one vote each until the
 * match ends; what the prediction game pays. A vote is an opinion, so it shows where results are hidden.
 * Counts and odds come after the page, because the page is the same for everybody.
 */
export function VoteBar({ match, chance, reveal }: Props) {
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
  const seen = useSeen(box);
  const state = usePoll<VoteSide, MatchVotes>(poll, seen);
  if (match.status === 'canceled') return null;
  const { votes } = state;
  const count = votes === null ? null : votes.left + votes.right;
  const shares = votes && votePercentages(votes);
  const open = match.status !== 'finished';
  // A finished match has something to show only with votes.
  if (!open && !count && chance === null) return <div ref={box} style={{ position: 'absolute' }} />;
  const hasChance = chance !== null || (match.against ?? []).length > 0;
  const headingId = `votes-${match.id}`;
  return (
    <Box ref={box}>
      <h2 id={headingId}>{t('votes.title')}</h2>
      <div className="sides" role="group" aria-labelledby={headingId}>
        {SIDES.map((side) => (
          <Choice key={side} {...{ match, side, chance, reveal, state, open }} />
        ))}
      </div>
      <div className="votes">
        <span className="bar" aria-hidden data-empty={count ? undefined : ''} style={{ '--left-share': `${shares?.left ?? 50}%` }}>
          <i />
          <i />
        </span>
        <VoteShare match={match} side="left" shares={count ? shares : null} />
        <VoteTotal count={count} failed={state.failed} final={!open} />
        <VoteShare match={match} side="right" shares={count ? shares : null} />
      </div>
      {open ? (
        <p className="hint">
          {t(canVote(match, 'left') && canVote(match, 'right') ? 'votes.hint' : 'votes.unknown')}
          <WithoutScripts> {t('votes.needsScript')}</WithoutScripts> {hasChance ? <ChanceNote reveal={reveal} /> : null}
        </p>
      ) : hasChance ? (
        <ChanceNote tag="p" reveal={reveal} />
      ) : null}
      {hasPlay && mayBePredicted(match) ? <WinnerOdds match={match} reveal={reveal} wanted={seen} /> : null}
    </Box>
  );
}

/** Says where the chances come from. */
function ChanceNote({ reveal, tag = 'span' }: { readonly reveal: Reveal; readonly tag?: 'span' | 'p' }) {
  const t = useTranslate();
  return (
    <Spoiler tag={tag} reveal={reveal} className={tag === 'p' ? 'hint' : undefined} collapses>
      {t('matchPage.chanceNote')} <Link href={paths.rankingsMethod()}>{t('matchPage.chanceMethod')}</Link>
    </Spoiler>
  );
}

type OddsProps = Pick<Props, 'match' | 'reveal'> & { readonly wanted: boolean };

/** The odds of each side, where the winner can be predicted: a tap leads to the slip with it. They say what the chance does: with that hidden, the teams' names stand in their place. Their space is reserved before they load. */
function WinnerOdds({ match, reveal, wanted }: OddsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { data } = useJson(wanted ? paths.api.playMarkets(match.id) : null, isMarkets);
  const market = data?.markets.find(({ kind }) => kind === 'winner');
  const price = (side: VoteSide) => {
    const found = market?.outcomes.find(({ id }) => id === side);
    if (market === undefined || found === undefined) return <b />;
    const odds = reveal.hidden ? null : formatDecimals(found.odds, locale, 2);
    return (
      <Link
        className="ui-button"
        href={`${paths.playOrder(match.id)}#${choiceText({ market: market.id, outcome: side })}`}
        aria-label={labelledText(t('votes.predict'), [fullName(match[side]), odds].filter(Boolean).join(', '), locale)}
      >
        {odds ?? sideName(match[side], 'short')}
      </Link>
    );
  };
  return (
    <div className="fact">
      {price('left')}
      <Link href={paths.playOrder(match.id)}>{t('votes.predict')}</Link>
      {price('right')}
    </div>
  );
}

type SharesProps = { readonly match: MatchSummary; readonly side: VoteSide; readonly shares: VoteCounts | null };

/** A side's part of the votes; its place is empty without any. */
function VoteShare({ match, side, shares }: SharesProps) {
  const t = useTranslate();
  if (shares === null) return <b />;
  const team = sideName(match[side], 'short');
  return (
    <b>
      <VisuallyHidden>{team} </VisuallyHidden>
      {t('votes.share', { percent: shares[side] })}
    </b>
  );
}

type ChoiceProps = Props & {
  readonly side: VoteSide;
  readonly state: PollState<VoteSide, MatchVotes>;
  readonly open: boolean;
};

function Choice({ match, side, chance, reveal, state: { votes, vote }, open }: ChoiceProps) {
  const t = useTranslate();
  const locale = useLocale();
  const team = match[side];
  const mine = votes?.mine === side;
  const name = fullName(team);
  return (
    <VoteChoice open={open} ready={votes !== null && canVote(match, side)} mine={mine} onVote={() => vote(side)} data-side={side}>
      <Crest id={team.id} name={team.name} acronym={team.abbr} img={team.img} size={32} />
      <span className="names">
        <span className="name">{name === '?' ? <OpenSide match={match} side={side} reveal={reveal} /> : name}</span>
        {mine ? <span className="mine">{t('votes.mine')}</span> : null}
      </span>
      {chance === null ? null : (
        <Spoiler reveal={reveal} className="share" collapses>
          {chanceTexts(chance.left, locale)[side]}
          <small>{t('votes.chance')}</small>
        </Spoiler>
      )}
      {team.id > 0 && match.against ? (
        <Spoiler reveal={reveal} className="against" collapses>
          {match.against.map(({ teamId, name: opponent, chance: own }) => (
            <span key={teamId} className="share">
              {chanceTexts(own, locale).left}
              <small>{t('votes.against', { team: opponent })}</small>
            </span>
          ))}
        </Spoiler>
      ) : null}
    </VoteChoice>
  );
}
