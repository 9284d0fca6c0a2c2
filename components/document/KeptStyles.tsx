import { useContext, useMemo, type ReactNode } from 'react';
import { StyleSheetContext, type IStyleSheetContext } from 'styled-components';

type Compile = IStyleSheetContext['stylis'];

/** The rules of components by the class that styled-components makes of their text; components are static, so there are as many as the code has. */
const compiled = new Map<string, string[]>();

function kept(compile: Compile): Compile {
  const compileOnce = (css: string, selector = '', prefix = '', componentId = '&'): string[] => {
    if (selector === '') return compile(css, selector, prefix, componentId);
    const key = `${prefix} ${selector}`;
    let rules = compiled.get(key);
    if (!rules) compiled.set(key, (rules = compile(css, selector, prefix, componentId)));
    return rules;
  };
  return Object.assign(compileOnce, { hash: compile.hash });
}

/** Compiles the styles of a component once a process; styled-components itself does it for every page that the server sends. */
export function KeptStyles({ children }: { readonly children: ReactNode }) {
  const around = useContext(StyleSheetContext);
  const value = useMemo(() => ({ ...around, stylis: kept(around.stylis) }), [around]);
  return <StyleSheetContext.Provider value={value}>{children}</StyleSheetContext.Provider>;
}
