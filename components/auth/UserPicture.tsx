import type { CurrentUser } from '../../lib/domain/people/current-user';
import { Crest } from '../ui/Crest';

/** Colours of drawn pictures go by numbers; a uid has letters. */
function numberOf(uid: string): number {
  return [...uid].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 1);
}

/** At most two letters: those of the first and the last name, or the first one of the address. */
export function initials(name: string): string {
  const [whole = ''] = name.split('@', 1);
  const words = (whole === name ? name : whole.slice(0, 1)).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${first.slice(0, 1)}${last.slice(0, 1)}`.toUpperCase();
}

/** The signed-in user's picture: our copy of the provider's, else a drawn one. Round, unlike team crests. */
export function UserPicture({ user, size }: { readonly user: CurrentUser['user']; readonly size: number }) {
  const name = user.displayName ?? user.email ?? '';
  return <Crest id={numberOf(user.uid)} name={name} acronym={initials(name)} img={user.photo} size={size} className="person" />;
}
