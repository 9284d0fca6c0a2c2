import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useRouter } from 'next/router';
import { useContext, useId, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { island } from '../../../components/island/island';
import { AppPlace, inAppPlace, useAppHtml } from '../../../components/document/render-app';
import { siteRouter } from '../../support/render-site';

/** What a page takes from Next's contexts. */
function Page() {
  const head = useContext(HeadManagerContext);
  return <p id={useId()}>{`${useRouter().asPath} ${typeof head.updateHead} $&`}</p>;
}

function Nothing() {
  return null;
}

const { router } = siteRouter({ asPath: '/match/7' });
const updateHead = (): void => undefined;

/** As Next's server puts providers around an app. */
const inContexts = (app: React.ReactNode) => (
  <RouterContext.Provider value={router}>
    <HeadManagerContext.Provider value={{ updateHead }}>{app}</HeadManagerContext.Provider>
  </RouterContext.Provider>
);

it('an app rendered as text reads Next’s router and head, and has the ids of the browser', () => {
  const texts: string[] = [];
  function AppAsText() {
    texts.push(useAppHtml(<Page />));
    return <AppPlace />;
  }
  const around = renderToString(<div id="__next">{inContexts(<AppAsText />)}</div>);
  // next/client: the head's component beside the app, and the announcer of routes behind it.
  const inBrowser = renderToString(
    <div id="__next">
      <Nothing />
      {inContexts(
        <>
          <Page />
          <Nothing />
        </>,
      )}
    </div>,
  );
  expect(inAppPlace(around, texts.join(''))).toBe(inBrowser);
  expect(inBrowser).toContain('/match/7 function $&amp;');
});

it('a part of an app that fails fails the page, and is not left to the browser', () => {
  const Broken = island(() => {
    throw new Error('broken');
  });
  expect(() => renderToString(<AppWith part={<Broken />} />)).toThrow('could not be rendered');
  expect(renderToString(<AppWith part={<p>whole</p>} />)).toContain('whole');
});

function AppWith({ part }: { readonly part: ReactElement }) {
  return <div dangerouslySetInnerHTML={{ __html: useAppHtml(inContexts(part)) }} />;
}
