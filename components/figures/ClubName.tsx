import { clubShortName } from '../../lib/domain/entities/club-names';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** A club's name in a row or table: as fans call it, read aloud and on hover in full. */
export function ClubName({ name }: { readonly name: string }) {
  const short = clubShortName(name);
  if (short === name) return name;
  return (
    <span title={name}>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
