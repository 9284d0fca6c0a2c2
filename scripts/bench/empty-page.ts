import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../support/checkout.mjs';
import { run, type Family } from '../support/child-processes.mjs';
import { freePort } from '../support/ports.mjs';
import { UserError } from '../support/user-error.mjs';
import { answers, waitUntil } from '../support/wait-until.mjs';

/** The yardstick for our JavaScript: what Next and styled-components weigh on a page with one styled element. */
const FILES = {
  // Not an ES module package: Next's own default exports would be wrapped.
  'package.json': '{ "private": true }\n',
  'next.config.mjs': `export default { reactStrictMode: true, poweredByHeader: false, compiler: { styledComponents: true }, outputFileTracingRoot: import.meta.dirname };\n`,
  'pages/index.js': `import styled from 'styled-components';
const Box = styled.main\`color: teal;\`;
export default function Page() {
  return <Box>empty</Box>;
}
export const getServerSideProps = async () => ({ props: {} });
`,
  'pages/_document.js': `import Document from 'next/document';
import { ServerStyleSheet } from 'styled-components';
export default class EmptyDocument extends Document {
  static async getInitialProps(context) {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    try {
      context.renderPage = () => renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
      const initial = await Document.getInitialProps(context);
      return { ...initial, styles: <>{initial.styles}{sheet.getStyleElement()}</> };
    } finally {
      sheet.seal();
    }
  }
}
`,
};

const NEXT = join(CHECKOUT, 'node_modules/next/dist/bin/next');
const START_TIMEOUT_MS = 60_000;

/**
 * Builds the empty page with our packages and serves it.
 * @param folder made anew, inside the checkout (that is where the packages are found)
 * @returns its address
 */
export async function serveEmptyPage(family: Family, folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { ok, output } = await run(process.execPath, [NEXT, 'build', '--webpack', folder], { env });
  if (!ok) throw new UserError(`The empty page does not build:\n${output.trim()}`);
  const port = await freePort();
  const server = family.start('The empty page', process.execPath, [NEXT, 'start', '-p', String(port), '-H', '127.0.0.1', folder], {
    log: join(folder, 'server.log'),
    env,
  });
  const url = `http://127.0.0.1:${port}`;
  if (await waitUntil(() => answers(url), { timeoutMs: START_TIMEOUT_MS, isOver: () => !server.isRunning() })) return url;
  throw new UserError(`The empty page is not served:\n${server.lastWords()}`);
}
