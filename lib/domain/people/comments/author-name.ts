import { chosenName } from '../../text/chosen-name';
import { textHash } from '../../values/seeded-random';
import { AUTHOR_NAME_MAX_LENGTH } from './limits';

/** UTF-16 units of a name before anything is done with it. */
const RAW_MAX_LENGTH = 8 * AUTHOR_NAME_MAX_LENGTH;

type Person = {
  readonly uid: string;
  /** The name chosen on this site; '' or absent where none is. */
  readonly summonerName?: string | null | undefined;
  /** A banned user speaks through no name either. */
  readonly isBanned?: boolean;
};

/** A name that may be shown; null for none, and for anything like an e-mail address. */
function showable(name: string | null | undefined): string | null {
  const text = chosenName((name ?? '').slice(0, RAW_MAX_LENGTH));
  if (text === '' || /\S@\S|@[^\s@]*\.|\(at\)|\[at\]/i.test(text)) return null;
  return [...text].slice(0, AUTHOR_NAME_MAX_LENGTH).join('').trim();
}

/** Four digits that are always the same for a user and reveal nothing about them. */
const digitsOf = (uid: string): string => String((textHash(uid) >>> 0) % 10_000).padStart(4, '0');

/**
 * The name beside a comment: the chosen one, else "Fan 0123"; never an e-mail
 * address, and never the name at a sign-in provider, which is one
 * that the user did not choose to publish here.
 */
export function authorName({ uid, summonerName, isBanned = false }: Person): string {
  return (isBanned ? null : showable(summonerName)) ?? `Fan ${digitsOf(uid)}`;
}
