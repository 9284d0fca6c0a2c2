import Link from 'next/link';
import { useMemo, type ReactNode } from 'react';
import type { Team } from '../../lib/domain/entities';
import type { Match } from '../../lib/domain/match';
import { leagueFix } from '../../lib/domain/league-table';
import { paths } from '../../lib/domain/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { newestVersions } from '../match/fresh-matches';
import { LiveCard } from '../match/LiveCard';
import { MatchList } from '../match/MatchList';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { useFreshMatches } from '../match/use-fresh-matches';
import { PageAddress } from '../shell/PageAddress';
import { PageTitle } from '../shell/PageTitle';
import { HistoryArea } from '../standings/HistoryArea';
import { useHistoryReveal } from '../standings/history-reveal';
import { FormStrip } from '../team/FormStrip';
import { Roster } from '../team/Roster';
import { EntityHead, EntityPage } from '../team/team-page-style';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { EmptyState } from '../ui/EmptyState';
import { Flag } from '../ui/Flag';
import { FollowStar } from '../ui/FollowStar';
import { SectionHeading } from '../ui/SectionHeading';

const FORM_MATCHES = 5;

export type TeamData = {
  readonly team: Team;
  /** Newest first. */
  readonly recent: readonly Match[];
  /** A running one first, then by start. */
  readonly next: readonly Match[];
};

/** A match that began or ended while the page was open moves to where it belongs. */
export function teamMatches({ recent, next }: Pick<TeamData, 'recent' | 'next'>, fresh: readonly Match[]) {
  const own = new Set([...next, ...recent].map(({ id }) => id));
  const matches = newestVersions(
    [...next, ...recent],
    fresh.filter(({ id }) => own.has(id)),
  );
  const at = ({ beginAt }: Match) => Date.parse(beginAt);
  const finished = matches.filter(({ status }) => status === 'finished').sort((a, b) => at(b) - at(a));
  return {
    running: matches.filter(({ status }) => status === 'running'),
    upcoming: matches.filter(({ status }) => status !== 'running' && status !== 'finished').sort((a, b) => at(a) - at(b)),
    finished,
  };
}

/** A team: what runs or comes next, its form, its players, its matches. */
export function TeamView({ team, recent, next }: TeamData) {
  const t = useTranslate();
  const reveal = useHistoryReveal();
  const fresh = useFreshMatches(next);
  const { running, upcoming, finished } = useMemo(() => teamMatches({ recent, next }, fresh), [recent, next, fresh]);
  const [nextUp] = upcoming;
  const form = finished.slice(0, FORM_MATCHES);
  return (
    <EntityPage>
      <PageTitle title={t('team.title', { team: team.name })} description={t('team.description', { team: team.name })} />
      <PageAddress path={paths.team(team)} />
      <TeamHead team={team} latest={running[0] ?? finished[0] ?? nextUp ?? null} />
      {running.length > 0 ? (
        <Part id="team-live" title={t('home.live')}>
          {running.map((match) => (
            <LiveCard key={match.id} match={match} />
          ))}
        </Part>
      ) : null}
      <div className="parts">
        <div className="column">
          <Part id="team-next" title={t('team.next')}>
            <Card>
              {nextUp ? <MatchList matches={[nextUp]} showDay showLeague /> : <EmptyState compact title={t('home.noUpcoming')} />}
            </Card>
          </Part>
          {form.length > 0 ? (
            <Part id="team-form" title={t('team.form')}>
              <HistoryArea reveal={reveal} teamIds={[team.id]} note={t('team.formHidden')}>
                <FormStrip teamId={team.id} matches={form} />
              </HistoryArea>
            </Part>
          ) : null}
          <Part id="team-roster" title={t('team.roster')}>
            <Roster players={team.players} />
          </Part>
        </div>
        <div className="column">
          {upcoming.length > 1 ? (
            <Part id="team-upcoming" title={t('home.upcoming')}>
              <Card>
                <MatchList matches={upcoming.slice(1)} showDay showLeague />
              </Card>
            </Part>
          ) : null}
          <Part id="team-results" title={t('home.latest')}>
            <Card>
              {finished.length > 0 ? (
                <MatchList matches={finished} showDay showLeague />
              ) : (
                <EmptyState compact title={t('home.noLatest')} />
              )}
            </Card>
          </Part>
        </div>
      </div>
      <ScoreAnnouncer matches={fresh} />
    </EntityPage>
  );
}

function TeamHead({ team, latest }: { readonly team: Team; readonly latest: Match | null }) {
  const { id, name, acronym, img, location } = team;
  return (
    <EntityHead>
      <Crest id={id} name={name} acronym={acronym} img={img} size={60} />
      <div>
        <h1>{name}</h1>
        <p>
          {location === '' ? null : <Flag code={location} />}
          {acronym === name ? null : <span>{acronym}</span>}
          {latest === null ? null : (
            <Link
              href={paths.league({ id: latest.leagueId, name: leagueFix(latest.leagueId)?.name || latest.leagueName })}
              prefetch={false}
            >
              {latest.leagueName}
            </Link>
          )}
        </p>
      </div>
      <FollowStar kind="team" of={{ id, name }} />
    </EntityHead>
  );
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  );
}
