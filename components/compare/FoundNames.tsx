import type { SearchEntry } from '../../lib/domain/search/search-entry';
import { useTranslate } from '../../lib/i18n/use-translate';
import { NameChips } from '../figures/NameChips';
import { entryNote } from '../search/HitParts';
import { Crest } from '../ui/Crest';

const MOST_SHOWN = 24;

type Props = {
  readonly label: string;
  readonly entries: readonly SearchEntry[];
  readonly hrefOf: (id: number) => string;
};

/** Players or teams that were found by name, with what distinguishes them: role and team, short name and league. */
export function FoundNames({ label, entries, hrefOf }: Props) {
  const t = useTranslate();
  return (
    <NameChips
      label={label}
      chips={entries.slice(0, MOST_SHOWN).map((entry) => {
        const { key, id, name, acronym, img } = entry;
        const note = entryNote(entry, t);
        return {
          key,
          href: hrefOf(id),
          content: (
            <>
              <Crest id={id} name={name} acronym={acronym} img={img} size={22} />
              {name}
              {note === '' ? null : <small>{note}</small>}
            </>
          ),
        };
      })}
    />
  );
}
