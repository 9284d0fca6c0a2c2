import { memo, useId, useState } from 'react';
import type { ShellData } from '../../lib/domain/site/shell-data';
import { liveFirst } from '../../lib/domain/schedule/schedule-order';
import { useAfterPaint } from '../../lib/client/islands/use-after-paint';
import { useDayOrder, useShownMatches } from '../../lib/client/following/own-matches';
import { useTranslate } from '../../lib/i18n/use-translate';
import { NothingOfMine } from '../following/NothingOfMine';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { EmptyDay, FailedDay, LoadingRows, MatchGroups } from './DayPanel';
import { DayTabs } from './DayTabs';
import { ZoneName } from '../ui/ZoneName';
import { listKey } from '../../lib/domain/schedule/days-around';
import { PrintButton, PrintedWeek } from './PrintedWeek';
import { useSchedule, type Schedule } from './use-schedule';
import { WeekPicker } from './WeekPicker';

/** The weekly schedule beside every page. The server shows the shell's UTC day; the browser makes it the visitor's week. */
export function WeeklySchedule({ shell }: { readonly shell: Pick<ShellData, 'week' | 'today'> }) {
  const t = useTranslate();
  const id = useId();
  const { keep } = useShownMatches();
  const schedule = useSchedule(shell, keep);
  const { week } = schedule;
  // The list and what stands below it: a press on a day marks that day first.
  const listed = useAfterPaint(schedule);
  const selected = week.routes[week.selectedIndex];

  return (
    <section className="schedule" aria-labelledby={`${id}-title`}>
      <Header id={`${id}-title`} schedule={schedule} />
      <div className="week">
        <IconButton framed label={t('schedule.previousWeek')} onClick={() => schedule.moveWeek(-1)}>
          <Icon name="chevron-left" size={18} />
        </IconButton>
        <WeekPicker start={week.start} selectedDay={selected?.day ?? week.start} today={schedule.today} onPick={schedule.pickDay} />
        <IconButton framed label={t('schedule.nextWeek')} onClick={() => schedule.moveWeek(1)}>
          <Icon name="chevron-right" size={18} />
        </IconButton>
      </div>
      <DayTabs
        id={id}
        routes={week.routes}
        selectedIndex={week.selectedIndex}
        countsKnown={schedule.countsKnown}
        onSelect={schedule.pickDay}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={selected ? `${id}-${selected.day}` : undefined}>
        <Day schedule={listed} />
      </div>
      {listed.known === 'all' ? <PrintButton /> : null}
      <PrintedWeek week={listed.week} />
    </section>
  );
}

function Header({ id, schedule }: { readonly id: string; readonly schedule: Schedule }) {
  const t = useTranslate();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = () => {
    setRefreshing(true);
    void schedule.refresh().finally(() => setRefreshing(false));
  };
  return (
    <header>
      <h2 id={id}>{t('schedule.title')}</h2>
      <ZoneName at={`${schedule.week.start}T12:00:00Z`} />
      {schedule.week.isCurrentWeek ? null : (
        <Button data-size="small" onClick={schedule.backToToday}>
          {t('schedule.backToToday')}
        </Button>
      )}
      <IconButton label={t('schedule.refresh')} data-busy={isRefreshing ? '' : undefined} onClick={refresh}>
        <Icon name="refresh" size={16} />
      </IconButton>
    </header>
  );
}

/** The selected day's list, or what is shown instead of it. */
const Day = memo(function Day({ schedule }: { readonly schedule: Schedule }) {
  const t = useTranslate();
  const order = useDayOrder();
  const { onlyMine } = useShownMatches();
  const day = schedule.week.routes[schedule.week.selectedIndex];
  if (!day) return null;

  const shown = schedule.known === 'all' || (schedule.known === 'partial' && day.matches.length > 0);
  if (!shown && schedule.failed) return <FailedDay onRetry={() => void schedule.refresh()} />;
  if (!shown && (!schedule.countsKnown || day.count > 0)) return <LoadingRows />;

  const { live, groups } = liveFirst(day.matches, order);
  if (live.length + groups.length === 0) return onlyMine ? <NothingOfMine title={t('mine.noMatches')} /> : <EmptyDay />;
  // Each day's list has its own key: rows of one day are not reused for the next.
  return <MatchGroups key={listKey(day.matches)} live={live} groups={groups} names="short" ofDay={day.isToday ? 'today' : day.day} />;
});
