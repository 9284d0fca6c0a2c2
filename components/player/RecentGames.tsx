import { championName } from '../../lib/i18n/champion-name';
import type { PlayerGame } from '../../lib/domain/statistics/player-figures-document';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ChampionIcon } from '../figures/ChampionIcon';
import { PlayedGames } from '../figures/PlayedGames';
import { Card } from '../ui/Card';
import { FirstRows } from '../ui/FirstRows';

/** A player's latest games: champion, result, KDA, CS and opponent. Reveals results: show it in a SpoilerArea. */
export function RecentGames({ games }: { readonly games: readonly PlayerGame[] }) {
  const t = useTranslate();
  return (
    <Card>
      <FirstRows first={5} count={games.length} label={t('tournament.showAll', { count: games.length })}>
        <PlayedGames
          games={games}
          picture={({ champion }) => <ChampionIcon champion={champion} size={34} />}
          words={({ champion, opponent }) => t('team.playedAgainst', { name: championName(champion.name, t), team: opponent.name || '?' })}
          note={({ cs }) => (cs === null ? null : t('player.cs', { count: cs }))}
        />
      </FirstRows>
    </Card>
  );
}
