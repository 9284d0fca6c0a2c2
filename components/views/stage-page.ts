import styled from 'styled-components';
import { PageFrame } from '../ui/page-frame';

/** A page of sections one under another, as pages of tournaments, series and standings are. */
export const StagePage = styled(PageFrame)`
  & .live {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
    gap: var(--sp-3);
  }
  & .head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2) var(--sp-4);
    align-items: center;
    justify-content: space-between;
  }
`;
