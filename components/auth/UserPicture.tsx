import type { CurrentUser } from '../../lib/domain/people/current-user';
import { wordLetters } from '../../lib/domain/text/monogram';
import { Crest } from '../ui/Crest';

/** Colours of drawn pictures go by numbers; a uid has letters. */
function numberOf(uid: string): number {
  return [...uid].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 1);
}

/** At most two letters: those of the first and the last name, without the tag of a Riot ID ("Faker#KR1"). */
export function initials(name: string): string {
  const words = wordLetters(name.split('#')[0] ?? '');
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase();
}

type Props = {
  readonly user: CurrentUser['user'];
  /** Their public name, which stands beside it. */
  readonly name: string;
  readonly size: number;
};

/** The signed-in user's picture: our copy of the provider's, else a drawn one. Round, unlike team crests. */
export function UserPicture({ user: { uid, photo }, name, size }: Props) {
  return <Crest id={numberOf(uid)} name={name} acronym={initials(name)} img={photo} size={size} className="person" />;
}
