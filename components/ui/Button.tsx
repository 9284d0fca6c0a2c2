import styled, { css } from 'styled-components';

const look = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--sp-2);
  min-height: var(--hit);
  padding: 7px 14px;
  border: 1px solid var(--border-strong-color);
  border-radius: var(--radius-m);
  background: transparent;
  color: var(--text-color);
  font-size: var(--fs-md);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  transition:
    background-color var(--motion-fast),
    border-color var(--motion-fast);

  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: var(--bg-element-hl-color);
      border-color: var(--control-border-color);
    }
  }

  &[data-variant='primary'] {
    background: var(--main-fill);
    border-color: transparent;
    color: var(--text-dark-color);
  }
  @media (hover: hover) {
    &[data-variant='primary']:hover:not(:disabled) {
      background: var(--main-fill-hover);
      border-color: transparent;
    }
  }

  &[data-variant='quiet'] {
    border-color: transparent;
    color: var(--dim-text-color);
  }

  &[data-size='small'] {
    padding: 4px 10px;
    font-size: var(--fs-sm);
    border-radius: var(--radius-s);
    min-height: max(30px, calc(var(--hit) - 6px));
  }

  &[data-wide] {
    width: 100%;
  }

  &:disabled,
  &[aria-disabled='true'] {
    color: var(--faint-text-color);
    background: var(--bg-element-hl-color);
    border-color: transparent;
  }
`;

/** `data-variant="primary" | "quiet"`, `data-size="small"`, `data-wide`. A submit button says `type="submit"`. */
export const Button = styled.button.attrs((props) => ({ type: props.type ?? 'button' }))`
  ${look}
`;

/** A link that looks like a button; same attributes. Use it with next/link: `<ButtonLink as={Link} href=…>`. */
export const ButtonLink = styled.a`
  ${look}
`;
