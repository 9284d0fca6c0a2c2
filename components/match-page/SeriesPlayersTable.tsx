import styled from 'styled-components';
import { MEDIA } from '../../styles/media';
import { paths } from '../../lib/domain/page/paths';
import type { Locale } from '../../lib/domain/settings/locales';
import type { Translate } from '../../lib/i18n/translate';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChampionLink } from '../figures/ChampionLink';
import { formatDecimals, percentText } from '../../lib/domain/text/format';
import { FigureTable, type FigureColumn } from '../figures/FigureTable';
import type { SeriesPlayer } from '../../lib/domain/match/series-figures';
import { Link } from '../ui/Link';

const Head = styled.span`
  display: grid;
  grid-template-columns: minmax(92px, 120px) auto;
  align-items: center;
  gap: 10px;
  justify-content: start;

  & > span:first-child {
    display: grid;
    min-width: 0;
    line-height: 1.3;
  }
  & > span:first-child > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & small {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
  & > [data-part='champions'] {
    display: flex;
    gap: 4px;
  }
  /* Below the name, and all of them in view: the column is as wide as they are. */
  ${MEDIA.phone} {
    grid-template-columns: max-content;
    gap: 4px;

    & > [data-part='champions'] {
      gap: 3px;
    }
  }
`;

function seriesColumns(locale: Locale, t: Translate): FigureColumn<SeriesPlayer>[] {
  const rate = (decimals: number) => (value: number) => formatDecimals(value, locale, decimals);
  return [
    { key: 'kda', label: t('game.kdaRatio'), title: t('game.kdaRatioTitle'), value: (player) => player.kda, text: rate(1), strong: true },
    {
      key: 'k/d/a',
      label: t('game.kda'),
      title: t('game.kdaTitle'),
      value: (player) => player.kda,
      text: (_, player) => `${player.kills}/${player.deaths}/${player.assists}`,
    },
    {
      key: 'kp',
      label: t('game.kp'),
      title: t('game.kpTitle'),
      value: (player) => player.killParticipation,
      text: (part) => percentText(part, locale),
    },
    { key: 'cs', label: t('game.csPerMinute'), title: t('game.csPerMinuteTitle'), value: (player) => player.csPerMinute, text: rate(1) },
    {
      key: 'gold',
      label: t('game.goldPerMinute'),
      title: t('game.goldPerMinuteTitle'),
      value: (player) => player.goldPerMinute,
      text: rate(0),
    },
    {
      key: 'damage',
      label: t('game.damagePerMinute'),
      title: t('game.damagePerMinuteTitle'),
      value: (player) => player.damagePerMinute,
      text: rate(0),
    },
  ];
}

type Props = { readonly players: readonly SeriesPlayer[]; readonly teamName: string };

/** A team's players over the whole series: the champions they played, ratios over the totals. */
export function SeriesPlayersTable({ players, teamName }: Props) {
  const t = useTranslate();
  const columns = seriesColumns(useLocale(), t);
  return (
    <FigureTable
      caption={t('game.seriesPlayersOf', { team: teamName })}
      firstLabel={t('game.player')}
      headWeight={4}
      rows={players}
      rowKey={(player) => player.id}
      columns={columns}
      rowHead={(player) => (
        <Head>
          <span>
            {player.name === '' ? <span /> : <Link href={paths.player(player)}>{player.name}</Link>}
            {player.role === null ? null : <small>{t(`game.roles.${player.role}`)}</small>}
          </span>
          <span data-part="champions">
            {player.champions.map((champion, index) => (
              <ChampionLink key={index} champion={champion} size={26} />
            ))}
          </span>
        </Head>
      )}
    />
  );
}
