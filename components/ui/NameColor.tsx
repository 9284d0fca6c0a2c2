import styled from 'styled-components';

/** Its ring keeps 3:1 on every surface, whatever colour somebody chose. */
const Dot = styled.i`
  display: inline-block;
  flex: none;
  width: 10px;
  height: 10px;
  border: 1px solid var(--control-border-color);
  border-radius: 50%;
  background: var(--name-color);
`;

/** The colour that somebody chose to stand beside their name, "#rrggbb"; nothing for ''. It says nothing by itself, so it is for the eye only. */
export function NameColor({ color = '' }: { readonly color?: string | undefined }) {
  if (!/^#[\da-f]{6}$/i.test(color)) return null;
  return <Dot style={{ '--name-color': color }} aria-hidden data-part="name-color" />;
}
