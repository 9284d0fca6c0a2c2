import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useContext, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders a page to text in one go (docs/performance.md#pages-rendered-as-text).
 * Next's own rendering is a stream of bytes in thousands of pieces, which it then
 * puts together to a text: a fifth of a page's CPU time.
 *
 * To be called by the component that Next renders as the app, because the page's
 * router and head are in Next's contexts.
 */
export function useAppHtml(app: ReactElement): string {
  const router = useContext(RouterContext);
  const head = useContext(HeadManagerContext);
  const html = renderToString(
    <HydratedFrame>
      <RouterContext.Provider value={router}>
        <HeadManagerContext.Provider value={head}>{app}</HeadManagerContext.Provider>
      </RouterContext.Provider>
    </HydratedFrame>,
  );
  if (html.includes(FALLBACK)) throw new Error('A part of the page could not be rendered.');
  return html;
}

/** React puts a boundary's fallback in place of a part that threw or waited, for the browser to render it; a page of ours has all of its parts. */
const FALLBACK = '<!--$!-->';

const PLACE = '<template data-app="place"></template>';

/** Stands for the app in what Next renders. */
export function AppPlace() {
  return <template data-app="place" />;
}

/**
 * @param around what Next rendered around `AppPlace`
 * @param html the app's
 */
export function inAppPlace(around: string, html: string): string {
  // A function, because "$&" is special in a replacement string.
  return around.replace(PLACE, () => html);
}

/** The app's place in the tree as the browser has it (`next/client`): `useId` counts by it. */
function HydratedFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Nothing />
      <>
        {children}
        <Nothing />
      </>
    </>
  );
}

function Nothing() {
  return null;
}
