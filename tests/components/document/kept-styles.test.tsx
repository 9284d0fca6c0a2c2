import { useContext, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet, StyleSheetContext, keyframes } from 'styled-components';
import { expect, it } from 'vitest';
import { KeptStyles } from '../../../components/document/KeptStyles';

const turn = keyframes`to { rotate: 1turn; }`;
const Red = styled.p`
  color: red;
  animation: ${turn} 1s;
  & + & {
    margin: 0;
  }
`;
const Blue = styled(Red)`
  color: blue;
`;

/** Notes what is compiled inside of it. */
function Noted({ into, children }: { readonly into: string[]; readonly children: ReactNode }) {
  const around = useContext(StyleSheetContext);
  const stylis = Object.assign(
    (...[css, ...rest]: Parameters<typeof around.stylis>) => {
      into.push(css);
      return around.stylis(css, ...rest);
    },
    { hash: around.stylis.hash },
  );
  return <StyleSheetContext.Provider value={{ ...around, stylis }}>{children}</StyleSheetContext.Provider>;
}

function page(compiled: string[], wrap: (children: ReactNode) => ReactNode) {
  const sheet = new ServerStyleSheet();
  const body = (
    <>
      <Red />
      <Blue />
    </>
  );
  const html = renderToString(sheet.collectStyles(<Noted into={compiled}>{wrap(body)}</Noted>));
  const css = sheet.getStyleTags();
  sheet.seal();
  return { html, css };
}

it('every page has its styles, which are compiled for the first only', () => {
  const plain = page([], (body) => body);
  expect(plain.css).toContain('color:blue');
  const first: string[] = [];
  expect(page(first, (body) => <KeptStyles>{body}</KeptStyles>)).toEqual(plain);
  expect(first).not.toEqual([]);
  const second: string[] = [];
  expect(page(second, (body) => <KeptStyles>{body}</KeptStyles>)).toEqual(plain);
  expect(second).toEqual([]);
});
