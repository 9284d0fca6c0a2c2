import type { Stream } from '../../domain/match/match';

/** Where the leagues are really broadcast: "language platform:channel", the main one first. */
const BROADCASTS: Readonly<Record<number, string>> = {
  297: 'en twitch:riotgames|en youtube:lolesports|ko twitch:lck_korea|es twitch:lvpes|fr twitch:otplol_',
  300: 'en twitch:riotgames|en youtube:lolesports|ko twitch:lck_korea|fr twitch:otplol_',
  293: 'ko twitch:lck_korea|en twitch:lck|en youtube:lolesports',
  294: 'en twitch:lpl|en youtube:lolesports',
  4197: 'en twitch:lec|fr twitch:otplol_|en youtube:lolesports',
  4198: 'en twitch:lcs|en youtube:lolesports',
  302: 'pt twitch:cblol',
  4288: 'en twitch:lolpacificen',
  2092: 'ja twitch:riotgamesjp',
  4141: 'vi youtube:lolesports',
  1003: 'tr twitch:riotgamesturkish',
  4199: 'es twitch:lla',
  90001: 'en twitch:lco',
  4407: 'pt twitch:inygontv1',
};

/** The channel id of youtube.com/@lolesports, which the player's address needs. */
const LOL_ESPORTS_CHANNEL = 'UCvqRdlKsE5Q8mf8YXbdIJLw';

function addresses(platform: string, channel: string): { url: string; embedUrl: string } {
  if (platform === 'youtube') {
    return {
      url: `https://www.youtube.com/@${channel}`,
      embedUrl: `https://www.youtube.com/embed/live_stream?channel=${LOL_ESPORTS_CHANNEL}`,
    };
  }
  return { url: `https://www.twitch.tv/${channel}`, embedUrl: `https://player.twitch.tv/?channel=${channel}` };
}

export function streamsOf(leagueId: number): Stream[] {
  return (BROADCASTS[leagueId] ?? '')
    .split('|')
    .filter((row) => row !== '')
    .map((row, index) => {
      const [language = '', place = ''] = row.split(' ');
      const [platform = '', channel = ''] = place.split(':');
      return { ...addresses(platform, channel), language, main: index === 0, official: channel !== 'otplol_' };
    });
}

/** Leagues whose games have recordings; the season has none for the others. */
const RECORDED_LEAGUES: readonly number[] = [297, 300, 293, 294, 4197, 4198];

/**
 * Where a game can be watched later, or null. There is no recording of an invented
 * game, and a video's own address would show another one: so it is the list of
 * videos of the channel that the league is broadcast on.
 */
export function recordingsOf(leagueId: number): string | null {
  const [main] = RECORDED_LEAGUES.includes(leagueId) ? streamsOf(leagueId) : [];
  return main === undefined ? null : `${main.url}/videos`;
}
