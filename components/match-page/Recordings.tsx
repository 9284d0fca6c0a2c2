import { useState } from 'react';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { openVideo } from '../../lib/client/video/video-store';
import type { RecordedGame } from '../../lib/domain/schedule/catch-up';
import type { MatchSummary } from '../../lib/domain/match/match';
import { certainGames, mostGames } from '../../lib/domain/match/match-length';
import { vodEmbedUrl } from '../../lib/domain/match/vod-embed';
import { useTranslate } from '../../lib/i18n/use-translate';
import { resultTeams, Spoiler, type SpoilerProps } from '../spoilers/Spoiler';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VideoLink } from './VideoLink';

type Props = {
  readonly match: MatchSummary;
  /** The games that were played, recorded or not. */
  readonly games: readonly RecordedGame[];
  readonly reveal: SpoilerProps['reveal'];
};

/**
 * The recordings of a match that is over; nothing where there are none.
 * @param titled says what they are, where something else is called as the games are
 */
export function RecordedGames({ titled = false, ...props }: Props & { readonly titled?: boolean }) {
  const { match, games, reveal } = props;
  const t = useTranslate();
  if (games.every(({ videoUrl }) => videoUrl === null)) return null;
  const label = titled ? <small>{t('newsTabs.videos')}</small> : null;
  if (!recordingsTell(match, games))
    return (
      <div className="watch">
        {label}
        <Recordings {...props} />
      </div>
    );
  // Without a certain game, the line itself would reveal that there was another one.
  return (
    <Spoiler tag="div" className="watch" reveal={reveal} match={match} collapses>
      {label}
      <Recordings {...props} />
    </Spoiler>
  );
}

/** Whether the mere existence of recordings reveals a result: without one of a certain game, they show how long the series was. */
function recordingsTell(match: MatchSummary, games: readonly RecordedGame[]): boolean {
  const certain = certainGames(match);
  return !games.some(({ position, videoUrl }) => videoUrl !== null && position <= certain);
}

/**
 * Recordings game by game. While results are hidden, every possible game of the
 * series is listed, so the number of entries gives nothing away: a game that may
 * not have been played is a button, and neither its text nor an address says
 * whether it was until it is pressed.
 */
export function Recordings({ match, games, reveal }: Props) {
  const hydrated = useHydrated();
  const certain = certainGames(match);
  const positions = Array.from({ length: mostGames(match) }, (_, index) => index + 1);
  const tells = recordingsTell(match, games);
  return positions.map((position) => {
    const game = games.find((each) => each.position === position) ?? null;
    const url = game?.videoUrl ?? null;
    const link = url === null ? null : <VideoLink match={match} position={position} url={url} />;
    if (position <= certain) return link && <span key={position}>{link}</span>;
    return (
      <span key={position} style={{ display: 'contents' }}>
        {link === null ? null : (
          <Spoiler reveal={reveal} match={match} collapses>
            {link}
          </Spoiler>
        )}
        {!tells && (reveal.hidden || (!hydrated && !reveal.revealed)) ? (
          <Slot match={match} position={position} game={game} hidden={reveal.hidden} />
        ) : null}
      </span>
    );
  });
}

/** Gives the focus of the pressed button to the link in its place. */
function focusInside(place: HTMLElement | null): void {
  place?.querySelector('a')?.focus();
}

type SlotProps = {
  readonly match: MatchSummary;
  readonly position: number;
  /** The recording; null for a game that was not played. */
  readonly game: RecordedGame | null;
  readonly hidden: boolean;
};

/** A game that need not have been played: pressed, it shows its recording or says that there is none. */
function Slot({ match, position, game, hidden }: SlotProps) {
  const t = useTranslate();
  const [pressed, setPressed] = useState(false);
  const url = game?.videoUrl ?? null;
  if (pressed && url !== null)
    return (
      <span ref={focusInside}>
        <VideoLink match={match} position={position} url={url} />
      </span>
    );
  if (pressed) return <span role="status">{t(game === null ? 'game.notPlayed' : 'game.noRecording', { number: position })}</span>;
  const press = () => {
    setPressed(true);
    const embedUrl = url === null ? null : vodEmbedUrl(url);
    if (url !== null && embedUrl !== null) openVideo({ match, stream: { url, embedUrl, language: '', main: true, official: true } });
  };
  return (
    <Button
      data-size="small"
      data-cover={hidden ? 'on' : ''}
      data-match={match.id}
      data-result-teams={resultTeams(match)}
      title={t('game.watchIfPlayed', { number: position })}
      onClick={press}
    >
      <Icon name="circle-play" size={15} />
      {t('game.gameMaybe', { number: position })}
    </Button>
  );
}
