import { leagueFix } from '../../lib/domain/leagues/league-table';
import type { Match, MatchSummary } from '../../lib/domain/match/match';
import { headerShowsPlaces, type MatchStandings, type TeamPlace } from '../../lib/domain/competition/match-standings';
import { hasResult, isNeedless, isOff, isUnderWay, showsRescheduled, type SideName, shownState } from '../../lib/domain/match/match-state';
import { paths } from '../../lib/domain/page/paths';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { useSettings } from '../../lib/client/settings/settings-store';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { competitionName } from '../../lib/i18n/competition-name';
import { roundTitle, stakeText } from '../../lib/i18n/round-title';
import { seriesFormat } from '../../lib/i18n/series-format';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ClubName } from '../figures/ClubName';
import { clubWash } from '../match/club-pair';
import { LiveGame } from '../match/LiveGame';
import { OpenSide } from '../match/OpenSide';
import { fullName } from '../../lib/domain/match/match-names';
import { matchResult, type MatchResult } from '../../lib/domain/match/match-result';
import { Flames } from '../match/Flames';
import { ScoreValue } from '../match/MatchScore';
import { countdownText } from '../match/MatchTime';
import { Button } from '../ui/Button';
import { islandOnDemand } from '../island/island';
import { Crest } from '../ui/Crest';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ZoneName } from '../ui/ZoneName';
import { Board } from './match-header-styles';
import type { SeriesGame } from '../../lib/domain/match/series-games';
import { WatchedButton, useWatched } from '../spoilers/WatchedMark';
import { Spoiler, resultTeams } from '../spoilers/Spoiler';
import type { Reveal } from '../spoilers/use-reveal';
import { SideLink } from './SideLink';

const ScoreboardIsland = islandOnDemand(() => import('./LiveScoreboard').then((module) => module.LiveScoreboard));
const MatchTools = islandOnDemand(() => import('./MatchTools').then((module) => module.MatchTools));

type Props = {
  readonly match: Match;
  readonly games: readonly SeriesGame[];
  readonly standings: MatchStandings | null;
  readonly reveal: Reveal;
  readonly history: Reveal;
  /** The name of the player of the match; null where there is none. */
  readonly best: string | null;
};

/** The head of the match page (docs/product.md#match-page). */
export function MatchHeader({ match, games, standings, reveal, history, best }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const isMarked = useWatched(match.id);
  const { spoilerFree } = useSettings();
  const watched = isMarked && spoilerFree;
  const result = matchResult(match, reveal.hidden);
  const isBefore = match.status === 'not_started' && !match.overdue;
  const playing = games.find(({ position, status }) => status === 'running' && position === result?.game?.position)?.detail;
  return (
    <Board className="in-clubs" style={clubWash(match)} data-state={shownState(match)} data-revealed={reveal.revealed ? '' : undefined}>
      <MetaLine match={match} />
      <h1>
        <Team match={match} side="left" result={result} history={history} />
        <VisuallyHidden> {t('match.versus')} </VisuallyHidden>
        <Team match={match} side="right" result={result} history={history} />
      </h1>
      {standings === null || !headerShowsPlaces(match) ? null : (
        <>
          <Place match={match} side="left" standings={standings} reveal={history} />
          <Place match={match} side="right" standings={standings} reveal={history} />
        </>
      )}
      <div className="middle">
        <State match={match} />
        {isBefore ? (
          <span className="score">
            <LocalTime at={match.beginAt} show="time" />
          </span>
        ) : (
          <Score match={match} result={result} reveal={reveal} />
        )}
        {result?.game ? (
          <Spoiler className="now" reveal={reveal} match={match} collapses>
            <LiveGame game={result.game} clock={playing?.clock} />
          </Spoiler>
        ) : null}
        <span className="date" data-off={match.status === 'canceled' || match.status === 'postponed' ? '' : undefined}>
          {match.beginAtEstimated ? <span>{t('matchPage.aboutTime')} </span> : null}
          <LocalTime at={match.beginAt} show="yearDay" />
          <span className="clock">
            {isBefore ? null : <LocalTime at={match.beginAt} show="time" />}
            <noscript> UTC</noscript>
            <ZoneName at={match.beginAt} />
          </span>
        </span>
        {match.status === 'finished' && match.worthWatching !== undefined ? (
          <Link href={paths.catchUp()}>
            <Flames flames={match.worthWatching} />
          </Link>
        ) : null}
      </div>
      {isUnderWay(match) ? <ScoreboardIsland match={match} games={games} reveal={reveal} /> : null}
      <OffNote match={match} />
      <Rescheduled match={match} />
      <MatchTools match={match} games={games} reveal={reveal} best={best} />
      {reveal.covered || watched || (hasResult(match) && !hydrated) ? (
        <div className="reveal" data-cover={reveal.covered || watched ? 'on' : ''} data-result-teams={resultTeams(match)}>
          {watched ? null : (
            <Button
              data-size="small"
              data-cover={hydrated ? undefined : ''}
              data-match={match.id}
              aria-pressed={reveal.revealed}
              onClick={reveal.toggle}
            >
              <Icon name={reveal.revealed ? 'eye-off' : 'eye'} size={16} />
              {t(reveal.revealed ? 'matchPage.hideResults' : 'matchPage.showResults')}
            </Button>
          )}
          {match.status === 'finished' ? <WatchedButton match={match} /> : null}
        </div>
      ) : null}
    </Board>
  );
}

function MetaLine({ match }: { readonly match: MatchSummary }) {
  const t = useTranslate();
  const league = { id: match.leagueId, name: match.leagueName };
  const stake = stakeText(match, t);
  return (
    <p className="meta">
      <span className="where">
        <span className="league">
          <Crest
            id={match.leagueId}
            name={match.leagueName}
            acronym={leagueFix(match.leagueId, match.leagueName)?.acronym ?? ''}
            img={match.leagueImg}
            size={20}
          />
          <Link href={paths.league(league)}>{competitionName(match.leagueName, t)}</Link>
        </span>
        <Competition id={match.serieId} name={match.serieName} href={paths.serie} />
        <Competition id={match.tournamentId} name={match.tournamentName} href={paths.tournament} />
        {match.round ? <span>{roundTitle(match.round, t)}</span> : null}
        {stake === null ? null : <span className="stake">{stake}</span>}
      </span>
      <span className="terms">
        <span>{seriesFormat(match, t)}</span>
        {match.version === '' || isOff(match) ? null : <span>{t('game.patch', { patch: match.version })}</span>}
      </span>
    </p>
  );
}

type CompetitionProps = {
  readonly id: number;
  readonly name: string;
  readonly href: (named: { readonly id: number; readonly name: string }) => string;
};

/** A link to a serie or stage; without a page (id 0) just its name. */
function Competition({ id, name, href }: CompetitionProps) {
  const t = useTranslate();
  if (name === '') return null;
  const shown = competitionName(name, t);
  return <span>{id === 0 ? shown : <Link href={href({ id, name })}>{shown}</Link>}</span>;
}

type TeamProps = {
  readonly match: MatchSummary;
  readonly side: SideName;
  readonly result: MatchResult | null;
  readonly history: Reveal;
};

function Team({ match, side, result, history }: TeamProps) {
  const team = match[side];
  const name = fullName(team);
  return (
    <span className="team" data-side={side} data-standing={match.status === 'finished' ? result?.[side].standing : undefined}>
      <SideLink match={match} side={team}>
        <Crest id={team.id} name={team.name} acronym={team.abbr} img={team.img} size={72} />
        <span className="name">{name === '?' ? <OpenSide match={match} side={side} reveal={history} /> : <ClubName name={name} />}</span>
      </SideLink>
    </span>
  );
}

type PlaceProps = { readonly match: MatchSummary; readonly side: SideName; readonly standings: MatchStandings; readonly reveal: Reveal };

/** "16–2 · #2": where the team stood before this match. A table is a result: while it is hidden, its space stays empty. */
function Place({ match, side, standings, reveal }: PlaceProps) {
  const t = useTranslate();
  const isEarlier = (place: TeamPlace | null): boolean => place !== null && place.tournamentId !== match.tournamentId;
  const attributes = {
    className: 'place',
    'data-side': side,
    'data-earlier': isEarlier(standings.left) || isEarlier(standings.right) ? '' : undefined,
  };
  const place = standings[side];
  if (reveal.hidden || place === null) return <span {...attributes} />;
  const { wins, losses, rank, tournamentName } = place;
  return (
    <span {...attributes}>
      <Spoiler reveal={reveal}>
        {/* The record of an earlier stage says so. */}
        {isEarlier(place) ? <small>{competitionName(tournamentName, t)} </small> : null}
        <span>{t('standings.record', { wins, losses })}</span>
        <i aria-hidden> · </i>
        <VisuallyHidden>, </VisuallyHidden>
        <span>{t('standings.place', { place: rank })}</span>
      </Spoiler>
    </span>
  );
}

/** Live, final, called off – or how long until the start, once the reader's clock is known. */
function State({ match }: { readonly match: MatchSummary }) {
  const t = useTranslate();
  const now = useSiteNow();
  if (match.overdue) return <span className="state">{t('match.awaiting')}</span>;
  if (match.status === 'running') return <strong className="state">{t('match.live')}</strong>;
  if (match.status === 'not_started')
    return <span className="state">{(now === null ? null : countdownText(match, now, t)) ?? t('matchPage.upcoming')}</span>;
  return <span className="state">{t(`match.${match.status}`)}</span>;
}

function Score({ match, result, reveal }: { readonly match: MatchSummary; readonly result: MatchResult | null; readonly reveal: Reveal }) {
  const t = useTranslate();
  if (result === null) {
    return (
      <span className="score">
        <Icon name="eye-off" size={28} />
        <VisuallyHidden>{t('match.resultHidden')}</VisuallyHidden>
      </span>
    );
  }
  const forfeit = match.status === 'finished' && match.forfeit;
  return (
    <Spoiler className="score" reveal={reveal} match={match}>
      <ScoreValue side={result.left} />
      {result.left.standing === 'none' ? null : <i aria-hidden>–</i>}
      <ScoreValue side={result.right} />
      {forfeit ? <small>{t('matchPage.forfeit')}</small> : null}
      {result.contradicts ? <small>{t('match.contradicts')}</small> : null}
    </Spoiler>
  );
}

/** What has become of a match that does not take place at its time. That a needless final is called off is a result. */
function OffNote({ match }: { readonly match: MatchSummary }) {
  const t = useTranslate();
  if (match.status !== 'postponed' && match.status !== 'canceled') return null;
  if (isNeedless(match)) return null;
  return (
    <p className="moved">
      <Icon name="calendar-x" size={16} />
      <span>{t(`matchPage.off.${match.status}`)}</span>
    </p>
  );
}

function Rescheduled({ match }: { readonly match: MatchSummary }) {
  const t = useTranslate();
  const now = useSiteNow();
  const shown = now === null ? match.rescheduled : showsRescheduled(match, now);
  if (!shown) return null;
  return (
    <p className="moved">
      <Icon name="calendar-clock" size={16} />
      <span>
        {t('matchPage.rescheduled')}
        {match.originalBeginAt === null || match.originalBeginAt === match.beginAt ? null : (
          <>
            {' '}
            {t('matchPage.originalTime')}{' '}
            <s>
              <LocalTime at={match.originalBeginAt} show="full" />
            </s>
          </>
        )}
      </span>
    </p>
  );
}
