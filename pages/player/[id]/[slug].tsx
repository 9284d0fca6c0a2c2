import { PlayerView, type PlayerData } from '../../../components/views/PlayerView';
import { realName } from '../../../lib/domain/entities/native-names';
import type { Match } from '../../../lib/domain/match/match';
import { matchSummary } from '../../../lib/domain/match/match-summary';
import { paths } from '../../../lib/domain/page/paths';
import { playerCard } from '../../../lib/server/cards/make-cards';
import { detailPage } from '../../../lib/server/pages/detail-page';
import { loadPlayer } from '../../../lib/server/pages/entity-pages';
import { publicPage } from '../../../lib/server/pages/public-page';
import { playerPageData } from '../../../lib/server/pages/structured-data';

export default PlayerView;

/** Leaves out the rivals, which only comparisons list. */
function propsOf({ figures, next, ...rest }: Omit<PlayerData, 'realName' | 'next'> & { readonly next: readonly Match[] }): PlayerData {
  const data = { ...rest, realName: realName(rest.player), next: next.map(matchSummary) };
  if (figures === null) return { figures, ...data };
  const { rivals: _rivals, omittedRivals: _omitted, ...shown } = figures;
  return { ...data, figures: shown };
}

export const getServerSideProps = publicPage(
  detailPage(loadPlayer, {
    path: ({ player }) => paths.player(player),
    props: propsOf,
    forCrawlers: ({ player }, locale) => ({
      card: { subject: { kind: 'player', id: player.id }, card: playerCard(player, locale) },
      jsonLd: playerPageData(player, locale),
    }),
  }),
);
