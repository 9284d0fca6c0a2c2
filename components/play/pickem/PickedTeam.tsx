import type { TeamStub } from '../../../lib/domain/entities/entities';
import { Crest } from '../../ui/Crest';

export function PickedTeam({ team: { id, name, acronym, img } }: { readonly team: TeamStub }) {
  return (
    <>
      <Crest id={id} name={name} acronym={acronym} img={img} size={24} />
      <span className="name">{name}</span>
    </>
  );
}
