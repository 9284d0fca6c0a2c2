import { LANGUAGE_RANGES } from '../../domain/settings/locales';
import type { Match, Stream } from '../../domain/match/match';
import type { WeekDocument } from '../../domain/entities/read-models';
import type { MatchIndex } from '../index/match-index';
import type { MarkFlames } from './flames';

/** A week below this many bytes is kept whole; Firestore takes no document beyond a megabyte. */
const WHOLE_BYTES = 800_000;
const MOST_STREAMS = 3;

/** The main and official streams, then those that readers understand, in the order of the source. */
function withFewStreams<Listed extends Match>(match: Listed): Listed {
  if (match.streams.length <= MOST_STREAMS) return match;
  const weight = (stream: Stream) =>
    Number(stream.main) * 4 + Number(stream.official) * 2 + Number(Object.hasOwn(LANGUAGE_RANGES, stream.language));
  const kept = new Set([...match.streams].sort((a, b) => weight(b) - weight(a)).slice(0, MOST_STREAMS));
  return { ...match, streams: match.streams.filter((stream) => kept.has(stream)) };
}

/** `weeks/{Monday}`; null for a week without matches. A week of very many matches leaves out streams that few would watch: each match's own document has them all. */
export function deriveWeek(monday: string, matchIndex: MatchIndex, withFlames: MarkFlames = (match) => match): WeekDocument | null {
  const matches = matchIndex.ofWeek(monday).map(withFlames);
  if (matches.length === 0) return null;
  const isLarge = Buffer.byteLength(JSON.stringify(matches)) > WHOLE_BYTES;
  return { start: monday, matches: isLarge ? matches.map(withFewStreams) : matches };
}
