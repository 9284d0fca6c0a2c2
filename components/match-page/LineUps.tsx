import styled from 'styled-components';
import { sentencesText } from '../../lib/domain/text/list-text';
import { MEDIA } from '../../styles/media';
import { compareAddress } from '../../lib/domain/compare/compare-address';
import type { MatchSummary } from '../../lib/domain/match/match';
import { fullName } from '../../lib/domain/match/match-names';
import { PREVIEW_FIGURES, type MatchPreview, type PreviewFigure, type PreviewPlayer } from '../../lib/domain/statistics/match-preview';
import { SIDES, type SideName } from '../../lib/domain/match/match-state';
import { paths } from '../../lib/domain/page/paths';
import { figureText } from '../../lib/domain/statistics/column-text';
import type { Translate } from '../../lib/i18n/translate';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { NoData } from '../figures/NoData';
import { StatsLink } from '../figures/StatsLink';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Rows = styled(Card)`
  container: line-ups / inline-size;

  & li {
    display: grid;
    gap: var(--sp-2);
    padding: var(--sp-3) var(--sp-4);
  }
  & li + li {
    border-top: 1px solid var(--border-color);
  }
  & li[data-duel] {
    background: var(--main-tint);
  }
  & .pair {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: var(--sp-3);
    align-items: center;
  }
  & .player {
    display: flex;
    gap: 10px;
    align-items: center;
    min-width: 0;
    min-height: var(--hit);
  }
  & .player[data-side='right'] {
    flex-direction: row-reverse;
    text-align: right;
  }
  & .player > span {
    display: grid;
    min-width: 0;
    line-height: 1.3;
  }
  & .player b {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .player:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
  & .role {
    display: grid;
    gap: 2px;
    justify-items: center;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    text-align: center;
  }
  & .role > a {
    display: inline-flex;
    align-items: center;
    min-height: max(24px, var(--hit));
    text-decoration: underline;
    text-decoration-color: var(--control-border-color);
    text-underline-offset: 4px;
  }
  & .role > strong {
    padding: 1px 8px;
    border-radius: var(--radius-full);
    background: var(--main-fill);
    color: var(--text-dark-color);
    font-size: var(--fs-xs);
    font-weight: 650;
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(145px, 1fr));
    gap: var(--sp-2) var(--sp-3);
  }
  & dl > div {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) auto minmax(max-content, 1fr);
    gap: 6px;
    align-items: baseline;
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  & dt {
    grid-area: 1 / 2;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    white-space: nowrap;
  }
  & dt abbr {
    text-decoration: none;
  }
  & dd {
    grid-row: 1;
    color: var(--dim-text-color);
    white-space: nowrap;
  }
  & dd[data-side='left'] {
    grid-column: 1;
    text-align: right;
  }
  & dd[data-side='right'] {
    grid-column: 3;
  }
  & dd small {
    display: block;
  }
  & dd[data-better] {
    color: var(--text-color);
    font-weight: 700;
  }
  /* A mark as well as weight: the sharp end points at whose figure it is. */
  & dd[data-better]::after {
    content: ' ◂' / '';
    color: var(--main-color);
  }
  & dd[data-better][data-side='right']::after {
    content: none;
  }
  & dd[data-better][data-side='right']::before {
    content: '▸ ' / '';
    color: var(--main-color);
  }
  @container line-ups (min-width: 600px) {
    dl {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: var(--sp-3);
    }
  }

  ${MEDIA.phone} {
    & li {
      padding: var(--sp-3);
    }
    & .pair {
      gap: var(--sp-2);
    }
  }
`;

type Props = { readonly match: MatchSummary; readonly preview: MatchPreview };

/** Both teams' likely players by role with figures of the season. Follows from earlier results: to be shown in a SpoilerArea. */
export function LineUps({ match, preview }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <Rows>
        <ul className="list">
          {preview.roles.map((pair) => (
            <li key={pair.role} data-duel={pair.role === preview.duel ? '' : undefined}>
              <div className="pair">
                <PlayerName player={pair.left} side="left" />
                <span className="role">
                  {pair.role === preview.duel ? <strong>{t('preview.duel')}</strong> : null}
                  <RoleName pair={pair} />
                </span>
                <PlayerName player={pair.right} side="right" />
              </div>
              <dl>
                {PREVIEW_FIGURES.map((figure) => (
                  <FigurePair key={figure} figure={figure} left={pair.left} right={pair.right} />
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </Rows>
      <p className="note">
        {sentencesText(
          [
            ...lineUpSentences(match, preview, t),
            t('preview.season', { season: preview.season }),
            preview.duel === null ? '' : t('preview.duelNote'),
          ],
          locale,
        )}
      </p>
    </>
  );
}

type Pair = MatchPreview['roles'][number];

/** Leads to both players side by side. */
function RoleName({ pair: { role, left, right } }: { readonly pair: Pair }) {
  const t = useTranslate();
  const name = t(`game.roles.${role}`);
  if (left === null || right === null) return <span>{name}</span>;
  return (
    <StatsLink href={compareAddress('players', [left.id, right.id])}>
      {name}
      <VisuallyHidden>: {t('preview.compare', { left: left.name, right: right.name })}</VisuallyHidden>
    </StatsLink>
  );
}

function PlayerName({ player, side }: { readonly player: PreviewPlayer | null; readonly side: SideName }) {
  const t = useTranslate();
  if (player === null) {
    return (
      <span className="player" data-side={side}>
        <NoData />
      </span>
    );
  }
  return (
    <Link className="player" data-side={side} href={paths.player(player)}>
      <Crest id={player.id} name={player.name} img={player.img} size={32} />
      <span>
        <b>{player.name}</b>
        <small>{t('match.gamesCount', { count: player.games })}</small>
      </span>
    </Link>
  );
}

const FIGURES = {
  kda: { label: 'game.kdaRatio', title: 'game.kdaRatioTitle', format: 'two' },
  csPerMinute: { label: 'game.csPerMinute', title: 'game.csPerMinuteTitle', format: 'one' },
  damagePerMinute: { label: 'game.damagePerMinute', title: 'game.damagePerMinuteTitle', format: 'whole' },
  goldDifferenceAt15: { label: 'preview.goldAt15', title: 'preview.goldAt15Title', format: 'signedWhole' },
} as const;

type FigureProps = { readonly figure: PreviewFigure; readonly left: PreviewPlayer | null; readonly right: PreviewPlayer | null };

/** A figure of both players: the better one is bold and marked, unless they read the same. */
function FigurePair({ figure, ...players }: FigureProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { label, title, format } = FIGURES[figure];
  const known = { left: players.left?.[figure] ?? null, right: players.right?.[figure] ?? null };
  const text = (side: SideName) => (known[side] === null ? null : figureText(known[side].value, format, locale));
  const isPair = known.left !== null && known.right !== null && text('left') !== text('right');
  const better = isPair ? ((known.left?.value ?? 0) > (known.right?.value ?? 0) ? 'left' : 'right') : null;
  return (
    <div>
      <dt>
        <abbr title={t(title)}>{t(label)}</abbr>
      </dt>
      {SIDES.map((side) => {
        const games = known[side]?.games ?? 0;
        return (
          <dd key={side} data-side={side} data-better={better === side ? '' : undefined}>
            {text(side) ?? <NoData />}
            {better === side ? <VisuallyHidden>, {t('preview.better')}</VisuallyHidden> : null}
            {games > 0 && games < (players[side]?.games ?? 0) ? <small>{t('preview.knownIn', { count: games })}</small> : null}
          </dd>
        );
      })}
    </div>
  );
}

/** Sentences that say where the line-ups come from. */
function lineUpSentences(match: MatchSummary, { from }: MatchPreview, t: Translate): string[] {
  if (from.left === from.right && from.left !== null) return [t(from.left === 'lastMatch' ? 'preview.lastMatch' : 'preview.rosters')];
  return SIDES.map((side) => {
    const team = fullName(match[side]);
    if (from[side] === null) return t('preview.teamNobody', { team });
    return t(from[side] === 'lastMatch' ? 'preview.teamLastMatch' : 'preview.teamRoster', { team });
  });
}
