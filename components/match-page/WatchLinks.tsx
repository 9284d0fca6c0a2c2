import type { Match, Stream } from '../../lib/domain/match/match';
import { isOff } from '../../lib/domain/match/match-state';
import { useTranslate } from '../../lib/i18n/use-translate';
import { watchableStream } from '../../lib/domain/match/watchable-stream';
import { WatchButton } from '../match/WatchButton';
import { ButtonLink } from '../ui/Button';
import type { RecordedGame } from '../../lib/domain/schedule/catch-up';
import { Icon } from '../ui/Icon';
import type { SpoilerProps } from '../spoilers/Spoiler';
import { RecordedGames } from './Recordings';

const PROVIDERS: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)twitch\.tv$/, 'Twitch'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'YouTube'],
  [/(^|\.)(afreecatv\.com|sooplive\.(com|co\.kr))$/, 'SOOP'],
  [/(^|\.)huya\.com$/, 'Huya'],
  [/(^|\.)bilibili\.com$/, 'Bilibili'],
  [/(^|\.)naver\.com$/, 'Naver'],
];

/** The name of a stream's site: "Twitch", "YouTube", else the host's name; null for what is no web address. */
function streamProviderName(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { hostname, protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return PROVIDERS.find(([pattern]) => pattern.test(hostname))?.[1] ?? hostname.replace(/^www\./, '');
}

type Props = {
  readonly match: Match;
  readonly games: readonly RecordedGame[];
  readonly reveal: SpoilerProps['reveal'];
};

/** Streams until the match is over, recordings of its games from then on. */
export function WatchLinks({ match, games, reveal }: Props) {
  if (isOff(match)) return null;
  if (match.status === 'finished') return <RecordedGames titled match={match} games={games} reveal={reveal} />;
  return match.streams.length === 0 ? null : <Streams match={match} />;
}

function Streams({ match }: { readonly match: Match }) {
  const player = watchableStream(match);
  const others = match.streams.filter((stream) => stream !== player);
  return (
    <div className="watch streams">
      <WatchButton match={match} />
      <div className={player ? 'further' : undefined}>
        {others.map((stream) => (
          <StreamLink key={stream.url} stream={stream} />
        ))}
      </div>
    </div>
  );
}

function StreamLink({ stream }: { readonly stream: Stream }) {
  const t = useTranslate();
  const provider = streamProviderName(stream.url);
  if (provider === null) return null;
  const language = stream.language.toUpperCase();
  return (
    <ButtonLink data-size="small" href={stream.url} target="_blank" rel="noopener noreferrer">
      {language ? t('matchPage.streamIn', { provider, language }) : provider}
      <Icon name="external-link" size={14} />
    </ButtonLink>
  );
}
