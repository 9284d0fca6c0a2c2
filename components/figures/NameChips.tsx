import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '../ui/Link';

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);

  & a {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-height: max(36px, var(--hit));
    padding: 4px 14px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-full);
    background: var(--bg-element-color);
    font-size: var(--fs-sm);
    font-weight: 550;
  }
  & small {
    color: var(--dim-text-color);
    font-weight: 450;
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

type NameChip = { readonly key: string | number; readonly href: string; readonly content: ReactNode };

/** Names to choose from, as links in a row that wraps. */
export function NameChips({ label, chips }: { readonly label: string; readonly chips: readonly NameChip[] }) {
  return (
    <Chips aria-label={label}>
      {chips.map(({ key, href, content }) => (
        <li key={key}>
          <Link href={href}>{content}</Link>
        </li>
      ))}
    </Chips>
  );
}
