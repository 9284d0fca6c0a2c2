import type { CurrentUser } from '../../lib/domain/people/current-user';
import { wordLetters } from '../../lib/domain/text/monogram';
import { Crest } from '../ui/Crest';

/** Colours of drawn pictures go by numbers; a uid has letters. */
function numberOf(uid: string): number {
  return [...uid].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 1);
}

/** At most two letters: those of the first and the last name, or the first one of the address. */
export function initials(name: string): string {
  const [whole = ''] = name.split('@', 1);
  const words = wordLetters(whole);
  const last = whole === name && words.length > 1 ? words.at(-1) : undefined;
  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase();
}

/** The signed-in user's picture: our copy of the provider's, else a drawn one. Round, unlike team crests. */
export function UserPicture({ user, size }: { readonly user: CurrentUser['user']; readonly size: number }) {
  const name = user.displayName ?? user.email ?? '';
  return <Crest id={numberOf(user.uid)} name={name} acronym={initials(name)} img={user.photo} size={size} className="person" />;
}
