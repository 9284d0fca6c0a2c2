import type { ReactNode } from 'react';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { MatchGroup, LeagueHeading } from '../../lib/domain/schedule/schedule-order';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MatchList } from '../match/MatchList';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { Crest } from '../ui/Crest';
import { Flag } from '../ui/Flag';
import { Link } from '../ui/Link';

type MatchGroupsProps = {
  /** Running matches, above those of any league. */
  readonly live?: readonly MatchSummary[];
  readonly groups: readonly MatchGroup[];
  readonly names: 'short' | 'full';
  /** Whose day's list it is before the visitor's zone is known: "today" or "YYYY-MM-DD" (lib/pre-paint/own-days.ts). */
  readonly ofDay?: string;
  /** The level of the leagues' headings. */
  readonly level?: 2 | 3;
  /** Shown below all leagues. */
  readonly foot?: ReactNode;
};

/** A day's matches by league, each under its header; one headerless list when ordered by time. */
export function MatchGroups({ live = [], groups, names, ofDay, level = 3, foot }: MatchGroupsProps) {
  const t = useTranslate();
  const Line = level === 3 ? 'h3' : 'h2';
  return (
    <Card className="match-groups" data-mine-list="" data-of-day={ofDay}>
      {live.length === 0 ? null : (
        <section data-league-group="live">
          <Line className="league-header">{t('matches.live')}</Line>
          <MatchList matches={live} names={names} showLeague />
        </section>
      )}
      {groups.map((group) => (
        <section key={group.header?.id ?? 'all'} data-league-group={group.header?.id}>
          {group.header ? <ScheduleLeagueHeader header={group.header} level={level} /> : null}
          <MatchList matches={group.matches} names={names} showLeague={group.header === null} />
        </section>
      ))}
      {foot}
    </Card>
  );
}

const LOADING_ROWS = [64, 48, 72, 56, 60, 44] as const;

/** The shape of a day's list while it loads. */
export function LoadingRows() {
  const t = useTranslate();
  return (
    <Card className="loading-rows" role="status" aria-label={t('schedule.loading')}>
      {LOADING_ROWS.map((width) => (
        <div key={width}>
          <Skeleton style={{ '--h': '15px' }} />
          <Skeleton style={{ '--h': '15px', '--w': `${width}%` }} />
          <Skeleton style={{ '--h': '15px' }} />
          <span />
          <Skeleton style={{ '--h': '15px', '--w': `${120 - width}%` }} />
          <Skeleton style={{ '--h': '15px' }} />
        </div>
      ))}
    </Card>
  );
}

type EmptyDayProps = {
  /** "No matches on this day" if left out. */
  readonly title?: string;
  /** A way on from here, in place of the hint to look elsewhere. */
  readonly children?: ReactNode;
};

/** Stands in place of the list on a day without matches. */
export function EmptyDay({ title, children }: EmptyDayProps) {
  const t = useTranslate();
  return (
    <Card data-of-day="">
      <EmptyState compact icon={<Icon name="calendar-x" size={20} />} title={title ?? t('schedule.empty')}>
        {children ?? t('schedule.emptyHint')}
      </EmptyState>
    </Card>
  );
}

/** Says that the schedule cannot be loaded and there is no old copy. */
export function FailedDay({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Card role="alert">
      <EmptyState compact title={t('schedule.failed')}>
        <Button data-size="small" onClick={onRetry}>
          {t('schedule.retry')}
        </Button>
      </EmptyState>
    </Card>
  );
}

/** The league above its matches of a day: flag, link, and what is played where it is one match. */
function ScheduleLeagueHeader({ header, level }: { readonly header: LeagueHeading; readonly level: 2 | 3 }) {
  const t = useTranslate();
  const Line = level === 3 ? 'h3' : 'h2';
  return (
    <Line className="league-header">
      {header.flag ? <Flag code={header.flag} /> : <Crest id={header.id} name={header.name} img={header.img} size={16} />}
      <Link href={paths.league(header)}>{competitionName(header.name, t)}</Link>
      {header.matchName ? <span className="match-name">· {competitionName(header.matchName, t)}</span> : null}
    </Line>
  );
}
