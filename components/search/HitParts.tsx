import styled from 'styled-components';
import { regionKeyOf } from '../../lib/domain/leagues/regions';
import { paths } from '../../lib/domain/page/paths';
import { foldText } from '../../lib/domain/search/fold';
import { markedPart } from '../../lib/domain/search/marked-part';
import type { SearchEntry } from '../../lib/domain/search/search-entry';
import type { Translate } from '../../lib/i18n/translate';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ChampionIcon } from '../figures/ChampionIcon';
import { Crest } from '../ui/Crest';

/** Where a result leads: its page by id and slug. */
export function entryHref(entry: Pick<SearchEntry, 'type' | 'id' | 'name'>): string {
  return paths[entry.type](entry);
}

const Hit = styled.span`
  display: flex;
  flex: 1;
  gap: 10px;
  align-items: center;
  min-width: 0;

  & > .words {
    display: grid;
    flex: 1;
    min-width: 0;
    line-height: 1.3;
  }
  & > .words > * {
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
  & mark {
    background: none;
    color: var(--main-color);
    font-weight: 650;
  }
`;

/** A name in which the part that was typed is marked. */
function MarkedName({ name, keyword }: { readonly name: string; readonly keyword: string }) {
  const part = markedPart(name, keyword);
  if (!part) return <>{name}</>;
  const [start, end] = part;
  return (
    <>
      {name.slice(0, start)}
      <mark>{name.slice(start, end)}</mark>
      {name.slice(end)}
    </>
  );
}

/** What distinguishes an entry: "Mid · T1", "GEN · LCK", "Korea". */
export function entryNote({ type, name, acronym, role, team, league, regionId }: SearchEntry, t: Translate): string {
  const parts = [
    acronym === name || type === 'champion' || type === 'serie' ? '' : type === 'league' ? competitionName(acronym, t) : acronym,
    role === undefined ? '' : t(`game.roles.${role}`),
    team ?? '',
    competitionName(league ?? '', t),
    type === 'league' && regionId !== undefined && regionId >= 0 ? t(`regions.${regionKeyOf(regionId)}`) : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** The name, besides those that the entry shows, by which a folded keyword finds it; undefined where a shown one does. */
function otherName({ type, name, acronym, also = [], person = '' }: SearchEntry, keyword: string): string | undefined {
  const isFoundAs = (each: string): boolean => foldText(each).includes(keyword);
  if (keyword === '' || type === 'serie' || isFoundAs(name) || isFoundAs(acronym)) return undefined;
  return [...also, person].find(isFoundAs);
}

const SIZE = 28;

type Props = { readonly entry: SearchEntry; readonly text: string };

/** A hit's picture, its name, and what distinguishes it from others. */
export function HitParts({ entry, text }: Props) {
  const t = useTranslate();
  const keyword = foldText(text);
  const note = entryNote(entry, t);
  const found = otherName(entry, keyword);
  return (
    <Hit>
      {entry.type === 'champion' ? (
        <ChampionIcon champion={entry} size={SIZE} />
      ) : (
        <Crest id={entry.id} name={entry.name} acronym={entry.acronym} img={entry.img} size={SIZE} />
      )}
      <span className="words">
        <span>
          <MarkedName
            name={entry.type === 'serie' || entry.type === 'league' ? competitionName(entry.name, t) : entry.name}
            keyword={keyword}
          />
        </span>
        <small>
          {note}
          {found === undefined ? null : (
            <>
              {note === '' ? '“' : ' · “'}
              <MarkedName name={found} keyword={keyword} />”
            </>
          )}
        </small>
      </span>
    </Hit>
  );
}
