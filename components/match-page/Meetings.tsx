import styled from 'styled-components';
import { MEDIA } from '../../styles/media';
import type { MatchSummary, Side } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import type { HeadToHead } from '../../lib/domain/models/read-models';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { fullName, leagueShortName, sideName } from '../../lib/domain/match/match-names';
import { outcomeFor } from '../../lib/domain/match/match-outcome';
import type { SideName } from '../../lib/domain/match/match-state';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { EmptyCard } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { LocalTime } from '../ui/LocalTime';

const Box = styled(Card)`
  & .totals {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: 6px var(--sp-3);
    padding: var(--sp-4);
  }
  & .totals > .team {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
    font-weight: 600;
  }
  & .totals > .team:nth-child(3) {
    flex-direction: row-reverse;
    text-align: right;
  }
  & .totals > strong {
    font-size: var(--fs-2xl);
    font-weight: 700;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  & .totals > small {
    grid-column: 1 / -1;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    text-align: center;
  }
  & .share {
    grid-column: 1 / -1;
    display: flex;
    gap: 2px;
    height: 6px;
    border-radius: 3px;
    overflow: hidden;
  }
  & .share > i {
    flex: var(--part) 0 0;
    height: 100%;
    background: var(--border-strong-color);
  }
  & .share > i:first-child {
    background: var(--left-club);
  }
  & .share > i:last-child {
    background: var(--right-club);
  }
  & ol {
    display: grid;
  }
  & li > a {
    display: grid;
    grid-template-columns: 108px minmax(0, 1fr) auto minmax(0, 1fr) 130px;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    padding: 6px 14px;
    border-top: 1px solid var(--border-color);
    outline-offset: -2px;
  }
  & li > a > * {
    min-width: 0;
  }
  & small {
    overflow: hidden;
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & li small:last-child {
    text-align: right;
  }
  & .side {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--dim-text-color);
  }
  & .side[data-place='left'] {
    justify-content: flex-end;
  }
  & .side[data-won] {
    color: var(--text-color);
    font-weight: 650;
  }
  & li b {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  ${MEDIA.phone} {
    & li > a {
      grid-template-columns: 100px minmax(0, 1fr) auto minmax(0, 1fr);
    }
    & li small:last-child {
      display: none;
    }
  }
  @media (hover: hover) {
    & li > a:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

type Team = Pick<Side, 'id' | 'name' | 'abbr' | 'img'>;
type Props = { readonly left: Team; readonly right: Team; readonly headToHead: HeadToHead };

/** Earlier meetings of the two teams: totals over all of them and the recent ones, `left` first. */
export function Meetings({ left, right, headToHead }: Props) {
  const t = useTranslate();
  const { leftWins, rightWins, draws, matches } = headToHead;
  const count = leftWins + rightWins + draws;
  if (count === 0) {
    return <EmptyCard compact title={t('matchPage.noMeetings')} />;
  }
  return (
    <Box>
      <div className="totals">
        <TeamName side={left} />
        <strong>
          {leftWins}
          <span aria-hidden> – </span>
          <VisuallyHidden> {t('matchPage.winsTo')} </VisuallyHidden>
          {rightWins}
        </strong>
        <TeamName side={right} />
        <span className="share" aria-hidden>
          {[leftWins, draws, rightWins].map((part, index) => (
            <i key={index} style={{ '--part': part }} />
          ))}
        </span>
        <small>
          {t('matchPage.meetingsCount', { count })}
          {draws > 0 ? ` · ${t('matchPage.drawsCount', { count: draws })}` : null}
        </small>
      </div>
      <ol className="meetings">
        {matches.map((meeting) => (
          <Meeting key={meeting.id} meeting={meeting} leftId={left.id} />
        ))}
      </ol>
    </Box>
  );
}

function TeamName({ side }: { readonly side: Team }) {
  return (
    <span className="team">
      <Crest id={side.id} name={side.name} acronym={side.abbr} img={side.img} size={28} />
      {fullName(side)}
    </span>
  );
}

function Meeting({ meeting, leftId }: { readonly meeting: MatchSummary; readonly leftId: number }) {
  const t = useTranslate();
  if (meeting.status !== 'finished') return null;
  const [left, right] = meeting.left.id === leftId ? [meeting.left, meeting.right] : [meeting.right, meeting.left];
  return (
    <li>
      <Link href={paths.match(meeting)}>
        <small>
          <LocalTime at={meeting.beginAt} show="day" />
        </small>
        <MeetingSide side={left} place="left" won={outcomeFor(left.id, meeting) === 'won'} />
        <b>
          {left.score}–{right.score}
        </b>
        <MeetingSide side={right} place="right" won={outcomeFor(right.id, meeting) === 'won'} />
        <small>
          {competitionName(leagueShortName(meeting), t)} {competitionName(meeting.serieName, t)}
        </small>
      </Link>
    </li>
  );
}

function MeetingSide({ side, place, won }: { readonly side: Side; readonly place: SideName; readonly won: boolean }) {
  const crest = <Crest id={side.id} name={side.name} acronym={side.abbr} img={side.img} size={20} />;
  return (
    <span className="side" data-place={place} data-won={won ? '' : undefined}>
      {place === 'right' ? crest : null}
      {sideName(side, 'short')}
      {place === 'left' ? crest : null}
    </span>
  );
}
