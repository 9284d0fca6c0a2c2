import styled from 'styled-components';
import { compareHref, type CompareQuery } from '../../lib/domain/compare/compare-query';
import type { Comparison } from '../../lib/domain/compare/comparison';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { FollowStar } from '../ui/FollowStar';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { seriesColor } from './series-colors';

const Heads = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 168px), 1fr));
  gap: var(--sp-3);

  & > li {
    container: head / inline-size;
  }
  & > li > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    gap: var(--sp-2);
    align-items: center;
    height: 100%;
    min-height: 64px;
    padding: 8px 4px 8px 10px;
    border-top: 3px solid var(--series);
  }
  /* No name would fit beside crest, star and cross: it stands on a separate line. */
  @container head (max-width: 300px) {
    & > li > div {
      align-content: start;
      gap: 0 var(--sp-2);
    }
    & .who {
      grid-column: 1 / -1;
      order: 1;
      padding-right: 6px;
    }
    & > li > div > .ui-crest {
      grid-column: 1 / 3;
    }
  }
  & .who {
    display: grid;
    gap: 2px;
    overflow-wrap: anywhere;
  }
  & .who > a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    font-weight: 650;
  }
  & .who > small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  & .out {
    display: grid;
    place-items: center;
    width: 40px;
    height: 44px;
    border-radius: var(--radius-m);
    color: var(--dim-text-color);
  }
  @media (hover: hover) {
    & .who > a:hover {
      text-decoration: underline;
    }
    & .out:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

type Props = { readonly comparison: Comparison; readonly query: CompareQuery };

/** The compared players or teams, each with a link to remove it. */
export function ComparedHeads({ comparison, query }: Props) {
  const t = useTranslate();
  const { kind, compared } = comparison;
  const { ids, scope } = query;
  return (
    <Heads aria-label={t('compare.who')}>
      {compared.map(({ id, name, acronym, img, role, team }, index) => (
        <li key={id} style={{ '--series': seriesColor(index) }}>
          <Card>
            <Crest id={id} name={name} acronym={acronym} img={img} size={36} />
            <span className="who">
              <Link href={kind === 'players' ? paths.player({ id, name }) : paths.team({ id, name })}>{name}</Link>
              {kind === 'players' ? (
                <small>{[role === null ? null : t(`game.roles.${role}`), team?.name].filter(Boolean).join(' · ')}</small>
              ) : null}
            </span>
            {kind === 'players' ? (
              <FollowStar kind="player" of={{ id, name, teamId: team?.id ?? null }} />
            ) : (
              <FollowStar kind="team" of={{ id, name }} />
            )}
            <Link
              className="out"
              href={compareHref({ kind, ids: ids.filter((each) => each !== id), scope })}
              title={t('compare.remove', { name })}
              aria-label={t('compare.remove', { name })}
            >
              <Icon name="close" size={16} />
            </Link>
          </Card>
        </li>
      ))}
    </Heads>
  );
}
