import type { BrowserContext } from 'playwright';
import { YOUTUBE_PLAYER } from '../../lib/domain/match/embed-address';

/** A stand-in for YouTube's player: it plays on command and reports its state through the IFrame API. Its title would reveal a result. */
const PLAYER = `<!doctype html><title>Player</title><h1>3–2 in 58:07</h1><script>
  const say = (event, info) => parent.postMessage(JSON.stringify({ event, info }), '*');
  addEventListener('message', ({ data }) => {
    const { event, func } = JSON.parse(data);
    if (event === 'listening') say('initialDelivery', { playerState: 5, currentTime: 0 });
    if (func === 'playVideo') say('onStateChange', 1);
    if (func === 'pauseVideo') say('onStateChange', 2);
  });
</script>`;

/**
 * The demo season has no recordings of its games, only the lists of channels: here every list is a video on
 * YouTube, whose player is a stand-in.
 */
export async function withRecordings(context: BrowserContext): Promise<void> {
  await context.route(`${YOUTUBE_PLAYER}/**`, (route) => route.fulfill({ contentType: 'text/html', body: PLAYER }));
  await context.route(/\/match\/|\/api\/match\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /https:\/\/www\.(?:twitch\.tv|youtube\.com)\/[@\w-]+\/videos/g,
      'https://www.youtube.com/watch?v=riftweek0001',
    );
    await route.fulfill({ response, body });
  });
}
