import { useRouter } from 'next/router';
import { paths } from '../../lib/domain/paths';
import { addDays, mondayOf } from '../../lib/domain/schedule/week';
import { useVisitorDay } from './use-visitor-day';
import { WeekPicker } from './WeekPicker';

type Props = {
  /** The requested day; "today" is the visitor's. */
  readonly time: string;
  readonly serverToday: string;
};

/** Leads from a day's page to any other: the schedule, which has this elsewhere, is not beside it. */
export function PickDay({ time, serverToday }: Props) {
  const router = useRouter();
  const { today } = useVisitorDay(serverToday);
  const day = time === 'today' ? today : time;
  const start = mondayOf(day);
  return (
    <div className="schedule">
      <div className="week">
        <WeekPicker
          start={start}
          end={addDays(start, 6)}
          selectedDay={day}
          today={today}
          onPick={(picked) => void router.push(paths.matches(picked))}
        />
      </div>
    </div>
  );
}
