import styled from 'styled-components';
import { MEDIA } from '../../styles/media';
import { formatDecimals, formatThousands, percentText } from '../../lib/domain/text/format';
import type { MatchSummary } from '../../lib/domain/match/match';
import { sideName } from '../../lib/domain/match/match-names';
import { paths } from '../../lib/domain/page/paths';
import type { PlayerOfTheMatch } from '../../lib/domain/match/player-of-the-match';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChampionLink } from '../figures/ChampionLink';
import { InfoNote } from '../figures/InfoNote';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';

const Best = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--sp-3) var(--sp-5);
  align-items: center;

  & > .who {
    display: grid;
    line-height: 1.3;
  }
  & > .who a {
    font-size: var(--fs-lg);
    font-weight: 650;
  }
  & > .who small,
  & dt {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  & > .champions {
    display: flex;
    gap: 4px;
    justify-content: flex-end;
  }
  & > dl {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    grid-column: 1 / -1;
    gap: var(--sp-2) var(--sp-3);
    /* Values stand on one line, also where a label takes two. */
    align-items: end;
  }
  & dd {
    font-size: var(--fs-lg);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & > details[open] {
    grid-column: 1 / -1;
  }
  /* The last place of the figures is free. */
  & > details:not([open]) {
    position: absolute;
    right: var(--sp-2);
    bottom: var(--sp-2);
  }
  ${MEDIA.phone} {
    & > dl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** The player of the match, with the figures that made them so. */
export function BestPlayer({ match, player }: { readonly match: MatchSummary; readonly player: PlayerOfTheMatch }) {
  const t = useTranslate();
  const locale = useLocale();
  const team = player.teamId === match.left.id ? match.left : match.right;
  const { kills, deaths, assists, killParticipation, goldAheadPerMinute } = player;
  const gold = `${goldAheadPerMinute < 0 ? '−' : '+'}${formatThousands(Math.abs(Math.round(goldAheadPerMinute)), locale)}`;
  const figures = [
    { key: 'kda', label: t('game.kda'), value: [kills, deaths, assists].map((value) => value ?? '–').join('/') },
    { key: 'kp', label: t('bestPlayer.participation'), value: killParticipation === null ? '–' : percentText(killParticipation, locale) },
    { key: 'damage', label: t('bestPlayer.damageShare'), value: percentText(player.damageShare, locale) },
    { key: 'gold', label: t('bestPlayer.goldAhead'), value: gold },
    { key: 'score', label: t('bestPlayer.score'), value: formatDecimals(player.score, locale, 1) },
  ];
  return (
    <TitledSection id="best-player" title={t('bestPlayer.title')}>
      <Best data-padded="">
        <div className="who">
          <Link href={paths.player(player)}>{player.name}</Link>
          <small>{[sideName(team, 'short'), player.role === null ? '' : t(`game.roles.${player.role}`)].filter(Boolean).join(' · ')}</small>
        </div>
        <div className="champions">
          {player.champions.map((champion, game) => (
            <ChampionLink key={game} champion={champion} size={36} />
          ))}
        </div>
        <dl>
          {figures.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <InfoNote label={t('matchPage.chanceMethod')}>{t('bestPlayer.formula')}</InfoNote>
      </Best>
    </TitledSection>
  );
}
