import styled from 'styled-components';
import { labelledText } from '../../lib/domain/text/list-text';
import { rosterOverTime } from '../../lib/domain/statistics/roster-spans';
import type { LineUp } from '../../lib/domain/statistics/team-history';
import { competitionOf } from '../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Card } from '../ui/Card';

const Plot = styled(Card)`
  --names: 148px;
  position: relative;
  display: grid;
  gap: 2px;
  padding: var(--sp-3) var(--sp-4) 30px;
  font-size: var(--fs-xs);

  & .row {
    display: grid;
    grid-template-columns: var(--names) minmax(0, 1fr);
    align-items: center;
    min-height: 22px;
  }
  & .name {
    display: flex;
    gap: 6px;
    padding-right: 8px;
  }
  & .name > b {
    overflow: hidden;
    font-weight: 550;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .name > small {
    flex: none;
    width: 8ch;
    overflow: hidden;
    color: var(--faint-text-color);
    font-size: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .track {
    position: relative;
    height: 14px;
    border-radius: 3px;
    background: var(--bg-element-hl-color);
  }
  & .track > span {
    position: absolute;
    top: 0;
    bottom: 0;
    left: calc(100% * var(--from));
    width: max(4px, 100% * (var(--to) - var(--from)));
    border-radius: 3px;
    background: var(--hl-color1);
    opacity: calc(0.3 + 0.7 * var(--games));
  }
  & .years {
    position: absolute;
    top: var(--sp-3);
    right: var(--sp-4);
    bottom: 8px;
    left: calc(var(--names) + var(--sp-4));
    color: var(--faint-text-color);
    pointer-events: none;
  }
  & .years > span {
    position: absolute;
    top: 0;
    bottom: 0;
    left: calc(100% * var(--from));
    display: flex;
    align-items: end;
    padding-left: 3px;
    border-left: 1px solid var(--border-strong-color);
    line-height: 1.2;
  }
`;

type Props = { readonly team: string; readonly lineUps: readonly LineUp[] };

/** The players of a team over time, a line each; thicker where they played more of a season's games. The list of line-ups is its table. */
export function RosterPlot({ team, lineUps }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const roster = rosterOverTime(lineUps);
  if (roster === null) return null;
  return (
    <Plot role="img" aria-label={t('team.lineUpsPlot', { team })}>
      <div className="years" aria-hidden>
        {roster.years.map(({ year, at }) => (
          <span key={year} style={{ '--from': at.toFixed(4) }}>
            {year}
          </span>
        ))}
      </div>
      {roster.rows.map(({ id, name, role, spans }) => (
        <div key={id} className="row" aria-hidden>
          <span className="name">
            <small>{role === null ? '–' : t(`game.roles.${role}`)}</small>
            <b>{name}</b>
          </span>
          <span className="track">
            {spans.map(({ serieId, name: serie, leagueName, from, to, games, share }) => (
              <span
                key={serieId}
                title={labelledText(competitionOf(leagueName, [serie], t), t('player.games', { count: games }), locale)}
                style={{ '--from': from.toFixed(4), '--to': to.toFixed(4), '--games': share.toFixed(2) }}
              />
            ))}
          </span>
        </div>
      ))}
    </Plot>
  );
}
