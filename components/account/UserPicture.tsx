import type { CurrentUser } from '../../lib/domain/current-user';
import { Crest } from '../ui/Crest';

/** Colours of drawn pictures go by numbers; a uid has letters. */
function numberOf(uid: string): number {
  return [...uid].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 1);
}

/** The picture of who is signed in: our copy of the provider's, else a drawn one. */
export function UserPicture({ user, size }: { readonly user: CurrentUser['user']; readonly size: number }) {
  return <Crest id={numberOf(user.uid)} name={user.displayName ?? user.email ?? ''} img={user.photo} size={size} />;
}
