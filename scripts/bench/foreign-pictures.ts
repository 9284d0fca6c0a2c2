import { WebSocket } from 'ws';

/**
 * Pictures of champions and items come from a foreign server (lib/domain/entities/game-asset.ts).
 * Here its answers are ours, so that a page is measured as visitors have it: with its pictures,
 * and without what that server and the way there cost.
 */

/** The same address as GAME_ASSET_CDN there. */
const FOREIGN = 'https://ddragon.leagueoflegends.com/*';
/** A grey square. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAAA1BMVEVmZncW5qL2AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgQAUAABAAASG2FtIAAAAASUVORK5CYII=';
const ANSWER = { responseCode: 200, responseHeaders: [{ name: 'content-type', value: 'image/png' }], body: PICTURE };

/**
 * Answers every request to that server with a picture, on all pages that the browser opens from now on.
 * @param port where the browser speaks the DevTools protocol
 * @returns the way to stop
 */
export async function answerForeignPictures(port: number): Promise<() => void> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl }: { webSocketDebuggerUrl: string } = await answer.json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  let last = 0;
  const tell = (method: string, params: object, sessionId?: string) =>
    socket.send(JSON.stringify({ id: (last += 1), method, params, sessionId }));
  socket.on('message', (data) => {
    // A text comes as one buffer.
    if (!Buffer.isBuffer(data)) return;
    const { method, sessionId, params }: { method?: string; sessionId?: string; params?: { sessionId?: string; requestId?: string } } =
      JSON.parse(data.toString());
    if (method === 'Target.attachedToTarget') tell('Fetch.enable', { patterns: [{ urlPattern: FOREIGN }] }, params?.sessionId);
    if (method === 'Fetch.requestPaused') tell('Fetch.fulfillRequest', { requestId: params?.requestId, ...ANSWER }, sessionId);
  });
  tell('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
  return () => socket.close();
}
