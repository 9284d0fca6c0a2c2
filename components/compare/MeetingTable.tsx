import styled from 'styled-components';
import type { Comparison } from '../../lib/domain/compare/comparison';
import { gamesOfMeeting, type Meeting } from '../../lib/domain/compare/meetings';
import { listText } from '../../lib/domain/text/list-text';
import { teamHref } from '../../lib/domain/page/team-tabs';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: 2px var(--sp-3);
    align-items: center;
    padding: 12px 14px;
    text-align: center;
  }
  & > li + li {
    border-top: 1px solid var(--border-color);
  }
  & > li > span:first-child {
    text-align: right;
  }
  & > li > span:nth-child(3) {
    text-align: left;
  }
  & span {
    overflow-wrap: anywhere;
  }
  & b {
    font-size: var(--fs-xl);
    font-variant-numeric: tabular-nums;
  }
  & small {
    grid-column: 1 / -1;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  & a {
    color: var(--hl-color1);
  }
`;

/** How every two of the compared have done against each other. Reveals results: show it in a SpoilerArea. */
export function MeetingTable({ comparison }: { readonly comparison: Comparison }) {
  const t = useTranslate();
  const locale = useLocale();
  const { kind, compared, meetings } = comparison;
  const countText = (meeting: Meeting): string => {
    const count = gamesOfMeeting(meeting);
    if (count === 0) return t('compare.notMet');
    const words = t(kind === 'players' ? 'compare.gamesAgainst' : 'matchPage.meetingsCount', { count });
    return meeting.draws === 0 ? words : listText([words, t('matchPage.drawsCount', { count: meeting.draws })], locale);
  };
  const named = (id: number) => compared.find((each) => each.id === id);
  return (
    <Card>
      <List>
        {meetings.map((meeting) => {
          const [left, right] = [named(meeting.leftId), named(meeting.rightId)];
          return left && right ? (
            <li key={`${left.id}-${right.id}`}>
              <span>{left.name}</span>
              <b>{gamesOfMeeting(meeting) === 0 ? '–' : `${meeting.leftWins}–${meeting.rightWins}`}</b>
              <span>{right.name}</span>
              <small>
                {countText(meeting)}
                {kind === 'teams' && gamesOfMeeting(meeting) > 0 ? (
                  <>
                    {' · '}
                    <Link href={teamHref(left, { tab: 'head-to-head', opponent: right.id })}>{t('compare.allMeetings')}</Link>
                  </>
                ) : null}
              </small>
            </li>
          ) : null;
        })}
      </List>
    </Card>
  );
}
