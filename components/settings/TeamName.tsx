import Link from 'next/link';
import type { TeamStub } from '../../lib/domain/entities';
import { paths } from '../../lib/domain/paths';
import { Crest } from '../ui/Crest';

/** A team as settings list it. */
export function TeamName({ team }: { readonly team: TeamStub }) {
  const { id, name, acronym, img } = team;
  return (
    <span className="named">
      <Crest id={id} name={name} acronym={acronym} img={img} size={28} />
      <Link href={paths.team(team)} prefetch={false}>
        {name}
      </Link>
      {acronym && acronym !== name ? <small>{acronym}</small> : null}
    </span>
  );
}
