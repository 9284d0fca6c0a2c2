import styled from 'styled-components';
import type { FinishedSummary } from '../../lib/domain/match/match';
import { mostGames } from '../../lib/domain/match/series-games';
import { paths } from '../../lib/domain/paths';
import { matchTitle } from '../../lib/i18n/match-title';
import { useSettings } from '../../lib/client/settings-store';
import { setWatched } from '../../lib/client/watched-store';
import { useTranslate } from '../../lib/i18n/use-translate';
import { seriesFormat } from '../../lib/i18n/series-format';
import { Flames } from '../match/Flames';
import { MatchScore } from '../match/MatchScore';
import { gameTabKey } from '../match-page/game-tab-key';
import { VideoLink } from '../match-page/VideoLink';
import { RevealEye } from '../spoilers/RevealEye';
import { SpoilerTeams } from '../spoilers/SpoilerTeams';
import { useReveal } from '../spoilers/use-reveal';
import { useWatched } from '../spoilers/WatchedMark';
import { Button, ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { LocalTime } from '../ui/LocalTime';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--sp-2) var(--sp-3);
  align-items: center;
  padding: 12px 14px;
  border-top: 1px solid var(--border-color);

  &:first-child {
    border-top: 0;
  }
  & > .where {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--sp-2);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & > .where > * + *::before {
    content: '·';
    margin-right: var(--sp-2);
    color: var(--faint-text-color);
  }
  & > .name {
    min-height: 28px;
    font-size: var(--fs-lg);
    font-weight: 650;
    text-align: left;
  }
  & .match {
    min-height: max(28px, var(--hit));
    padding: 3px 0;
    text-align: left;
  }
  & .result {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    font-size: var(--fs-lg);
  }
  & > .games {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: var(--sp-2);
  }
  & > .games > [data-part='watched'] {
    margin-left: auto;
  }
`;

type Props = {
  readonly match: FinishedSummary;
  /** Recordings of the games that are certain, by position; null for one that is not known. */
  readonly videos: readonly (string | null)[];
};

/** A match to catch up on: its flames, its games, the mark that shows the result. */
export function CatchUpRow({ match, videos }: Props) {
  const t = useTranslate();
  const reveal = useReveal(match);
  // Where teams are results no address names them.
  const address = match.round ? paths.matchById(match.id) : paths.match(match);
  const { spoilerFree } = useSettings();
  const watched = useWatched(match.id);
  const further = Array.from({ length: mostGames(match) - videos.length }, (_, index) => videos.length + index + 1);
  return (
    <Row>
      <p className="where">
        <span>{match.leagueName}</span>
        <span>{seriesFormat(match, t)}</span>
        <LocalTime at={match.beginAt} show="dayTime" />
      </p>
      <Flames flames={match.worthWatching} />
      <p className="name">
        <SpoilerTeams match={match} href={paths.match(match)} className="match">
          {matchTitle(match, t)}
        </SpoilerTeams>
      </p>
      <span className="result">
        <MatchScore match={match} />
        {reveal.covered ? <RevealEye match={match} revealed={reveal.asked} /> : null}
      </span>
      <div className="games">
        {videos.map((url, index) => (url === null ? null : <VideoLink key={index} match={match} position={index + 1} url={url} />))}
        {further.map((position) => (
          <ButtonLink key={position} data-size="small" data-variant="quiet" href={`${address}#${gameTabKey(position)}`}>
            {t('catchUp.ifPlayed', { number: position })}
          </ButtonLink>
        ))}
        {spoilerFree ? (
          <Button
            data-size="small"
            data-part="watched"
            aria-pressed={watched}
            data-variant={watched ? 'primary' : undefined}
            title={t('match.watchedHint')}
            onClick={() => setWatched(match.id, !watched)}
          >
            <Icon name="check" size={16} />
            {t('matchPage.watched')}
          </Button>
        ) : null}
      </div>
    </Row>
  );
}
