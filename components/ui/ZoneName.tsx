import { useZoneName } from '../../lib/client/page/zone-names';

/** Names the reader's zone once it is known ("UTC+1"); until then nothing. For the end of a line or a line of its own, so that nothing moves. */
export function ZoneName({ at }: { /** ISO instant. */ readonly at: string }) {
  const name = useZoneName(at);
  // The space before the name belongs to it: at the end of a line a space moves once something follows.
  return <small className="zone">{name === null ? null : ` ${name}`}</small>;
}
