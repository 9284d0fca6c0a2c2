import { MEDIA } from './media';

/**
 * For a part of a page that begins below a phone's first screen: the browser gives it neither
 * layout nor paint before it comes near (docs/performance.md#below-a-phones-first-screen).
 *
 * Where its beginning is in sight all the same, its first frame has the guessed height: what follows
 * it must be out of sight with the guess as well as with the real height, or it would move.
 *
 * @param height about its height on a phone, in CSS pixels, until it has been laid out
 */
export const belowFold = (height: number): string => `
  ${MEDIA.phone} {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${height}px;
    /* Outlines and hints at its edges. */
    overflow-clip-margin: 48px;
  }
`;
