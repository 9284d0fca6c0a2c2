import styled from 'styled-components';

/** Read aloud, not seen. */
export const VisuallyHidden = styled.span.attrs({ className: 'ui-hidden' })``;
