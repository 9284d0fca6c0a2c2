import styled from 'styled-components';

/** A placeholder of the coming content's size: `style={{ '--w': '60%', '--h': '14px' }}`. Put `aria-busy` on the region. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true, className: 'ui-skeleton' })``;
