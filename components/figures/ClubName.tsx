import { clubShortName } from '../../lib/domain/entities/club-names';

/** A club's name in a row or table: as fans call it, on hover in full. */
export function ClubName({ name }: { readonly name: string }) {
  const short = clubShortName(name);
  if (short === name) return name;
  return <span title={name}>{short}</span>;
}
