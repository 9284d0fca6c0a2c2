import styled from 'styled-components';

/** The dot's ring has a contrast of 3:1 on every surface, whatever the colour. */
const Dot = styled.i`
  display: inline-block;
  flex: none;
  width: 10px;
  height: 10px;
  border: 1px solid var(--control-border-color);
  border-radius: 50%;
  background: var(--name-color);
`;

/**
 * The colour that a user chose for the dot beside their name, "#rrggbb"; nothing
 * for ''. It carries no information, so it is only visual.
 */
export function NameColor({ color = '' }: { readonly color?: string | undefined }) {
  if (!/^#[\da-f]{6}$/i.test(color)) return null;
  return <Dot style={{ '--name-color': color }} aria-hidden data-part="name-color" />;
}
