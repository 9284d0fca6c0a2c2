import { useRouter } from 'next/router';
import styled from 'styled-components';
import { paths } from '../../lib/domain/page/paths';
import { mondayOf } from '../../lib/domain/values/week';
import { MEDIA } from '../../styles/media';
import { useVisitorDay } from './use-visitor-day';
import { WeekPicker } from './WeekPicker';

/** Hidden where the schedule is a drawer, because that has a picker of its own. */
const Picker = styled.div`
  ${MEDIA.belowDesktop} {
    &&& {
      display: none;
    }
  }
  &&& .month-popup {
    inset: calc(100% + 6px) 0 auto auto;
    width: 300px;
  }
`;

type Props = {
  /** The requested day; "today" is the visitor's. */
  readonly time: string;
  readonly serverToday: string;
  readonly leagueId: number | null;
};

/** A way from a day's page to that of any other day: the schedule, which has one, is not beside it. */
export function PickDay({ time, serverToday, leagueId }: Props) {
  const router = useRouter();
  const { today } = useVisitorDay(serverToday);
  const day = time === 'today' ? today : time;
  return (
    <Picker className="schedule">
      <div className="week">
        <WeekPicker
          start={mondayOf(day)}
          selectedDay={day}
          today={today}
          onPick={(picked) => void router.push(paths.matches(picked, leagueId))}
        />
      </div>
    </Picker>
  );
}
