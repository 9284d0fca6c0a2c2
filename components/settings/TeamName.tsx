import type { TeamStub } from '../../lib/domain/entities/entities';
import { paths } from '../../lib/domain/page/paths';
import { Crest } from '../ui/Crest';
import { Link } from '../ui/Link';

export function TeamName({ team }: { readonly team: TeamStub }) {
  const { id, name, acronym, img } = team;
  return (
    <span className="named">
      <Crest id={id} name={name} acronym={acronym} img={img} size={28} />
      <Link href={paths.team(team)}>{name}</Link>
      {acronym && acronym !== name ? <small>{acronym}</small> : null}
    </span>
  );
}
