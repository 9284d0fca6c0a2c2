import type { SearchEntry } from '../../lib/domain/search/search-entry';
import { NameChips } from '../figures/NameChips';
import { Crest } from '../ui/Crest';

const MOST_SHOWN = 24;

type Props = {
  readonly label: string;
  readonly entries: readonly SearchEntry[];
  readonly hrefOf: (id: number) => string;
};

/** Players or teams that were found by name. */
export function FoundNames({ label, entries, hrefOf }: Props) {
  return (
    <NameChips
      label={label}
      chips={entries.slice(0, MOST_SHOWN).map(({ key, id, name, acronym, img }) => ({
        key,
        href: hrefOf(id),
        content: (
          <>
            <Crest id={id} name={name} acronym={acronym} img={img} size={22} />
            {name}
            {acronym !== '' && acronym !== name ? <small>{acronym}</small> : null}
          </>
        ),
      }))}
    />
  );
}
