import styled from 'styled-components';

const Image = styled.img`
  flex: none;
  width: 18px;
  height: 13.5px;
  border-radius: 2px;
  object-fit: cover;
  box-shadow: 0 0 0 1px var(--border-color);
`;

/** A country's or region's flag, decorative: its name stands beside it. `code` as in the league table ("kr", "eu", "un"). */
export function Flag({ code, className }: { readonly code: string; readonly className?: string }) {
  return <Image src={`/img/flags/${code.toLowerCase()}.svg`} alt="" width={18} height={14} loading="lazy" decoding="async" className={className} />;
}
