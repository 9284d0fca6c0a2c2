import { createServer } from 'node:http';
import sharp from 'sharp';

export type PictureServer = {
  readonly origin: string;
  /** Paths in the order in which they were requested. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
};

/** A picture of one colour. */
export function flatPicture(width: number, height: number, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c81e3c' } })
    .toFormat(format)
    .toBuffer();
}

/** A server with pictures of every sort, on this machine. */
export async function startPictureServer(): Promise<PictureServer> {
  const asked: string[] = [];
  const [logo, portrait] = await Promise.all([flatPicture(300, 100), flatPicture(80, 400, 'jpeg')]);
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const send = (type: string, body: Buffer | string) => response.writeHead(200, { 'content-type': type }).end(body);
    const redirect = (to: string) => response.writeHead(302, { location: to }).end();
    if (path.startsWith('/logo')) send('image/png', logo);
    else if (path === '/portrait') send('image/jpeg', portrait);
    else if (path === '/untold') send('application/octet-stream', logo);
    else if (path === '/huge') send('image/png', Buffer.alloc(200_000));
    else if (path === '/endless') {
      // Without a length: only counting helps.
      response.writeHead(200, { 'content-type': 'image/png' });
      const more = setInterval(() => response.write(Buffer.alloc(50_000)), 5);
      response.on('close', () => clearInterval(more));
    } else if (path === '/slow') response.writeHead(200, { 'content-type': 'image/png' }).write('x');
    else if (path === '/page') send('text/html', '<p>Hello');
    else if (path === '/lie') send('image/png', '<p>Hello');
    else if (path === '/drawing') send('image/svg+xml', drawing);
    else if (path === '/moved') redirect('/logo');
    else if (path === '/round') redirect('/round');
    else if (path === '/to-loopback') redirect('http://127.0.0.1:9/logo');
    else if (path === '/to-metadata') redirect('http://169.254.169.254/latest');
    else if (path === '/to-stranger') redirect('http://example.com/logo');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
