import styled from 'styled-components';

/** `data-variant="primary" | "quiet"`, `data-size="small"`, `data-wide`. A submit button says `type="submit"`. */
export const Button = styled.button.attrs((props) => ({ type: props.type ?? 'button', className: 'ui-button' }))``;

/** A link that looks like a button; same attributes. Use it with next/link: `<ButtonLink as={Link} href=…>`. */
export const ButtonLink = styled.a.attrs({ className: 'ui-button' })``;
