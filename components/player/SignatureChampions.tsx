import styled from 'styled-components';
import { formatDecimals, percentText } from '../../lib/domain/text/format';
import { championName } from '../../lib/i18n/champion-name';
import { paths } from '../../lib/domain/page/paths';
import type { Role } from '../../lib/domain/match/role';
import { LEAST_SIGNATURE_GAMES, type SignatureChampion } from '../../lib/domain/statistics/signature-champions';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChampionIcon } from '../figures/ChampionIcon';
import { figureTerms } from '../figures/FigureStrip';
import { NoData } from '../figures/NoData';
import { StatsLink } from '../figures/StatsLink';
import { Card } from '../ui/Card';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--sp-3);

  & > li {
    display: grid;
  }
  & .card {
    display: grid;
    gap: var(--sp-3);
    align-content: start;
    padding: var(--sp-4);
  }
  & .name {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 12px;
    align-items: center;
  }
  & .name > :first-child {
    grid-row: 1 / span 2;
  }
  & .name a,
  & .name b {
    align-content: center;
    justify-self: start;
    min-height: 24px;
    font-weight: 650;
    text-decoration: underline transparent;
  }
  & .name small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  ${figureTerms}
  & dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 2px var(--sp-3);
  }
  & dl > div {
    display: grid;
    gap: 2px;
  }
  @media (hover: hover) {
    & .name a:hover {
      text-decoration-color: currentColor;
    }
  }
`;

const Note = styled.p`
  color: var(--faint-text-color);
  font-size: var(--fs-xs);
`;

type Props = { readonly signatures: readonly SignatureChampion[]; readonly role: Role | null };

/** The champions that stand for a player, beside everyone in the role on them. Reveals results: show it in a SpoilerArea. */
export function SignatureChampions({ signatures, role }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const kdaText = (figure: number) => formatDecimals(figure, locale, 2);
  const roleName = role === null ? '' : t(`game.roles.${role}`);
  return (
    <>
      <List>
        {signatures.map(({ champion, games, winRate, kda, role: all }) => (
          <li key={champion.id}>
            <Card>
              <div className="card">
                <div className="name">
                  <ChampionIcon champion={champion} size={48} />
                  <StatsLink href={paths.champion(champion)}>{championName(champion.name, t)}</StatsLink>
                  <small>{t('player.games', { count: games })}</small>
                </div>
                <dl>
                  <div>
                    <dt>{t('stats.columns.winRate')}</dt>
                    <dd>{percentText(winRate, locale)}</dd>
                    <dd>{t('player.ofRole', { role: roleName, figure: percentText(all.winRate, locale) })}</dd>
                  </div>
                  <div>
                    <dt>
                      <abbr title={t('stats.definitions.kda')}>{t('stats.columns.kda')}</abbr>
                    </dt>
                    <dd>{kdaText(kda)}</dd>
                    <dd>{all.kda === null ? <NoData /> : t('player.ofRole', { role: roleName, figure: kdaText(all.kda) })}</dd>
                  </div>
                </dl>
              </div>
            </Card>
          </li>
        ))}
      </List>
      <Note>{t('player.signatureNote', { count: LEAST_SIGNATURE_GAMES })}</Note>
    </>
  );
}
