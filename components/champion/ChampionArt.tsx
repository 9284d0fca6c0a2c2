import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { gameAsset } from '../../lib/domain/entities/game-asset';
import { useSite } from '../../lib/client/page/site-context';

/** The picture is at the right, where a head has no text; it fades out towards the name and the figures. */
const Art = styled.span`
  position: absolute;
  inset: 0 0 auto auto;
  z-index: -1;
  width: min(60%, 680px);
  height: 176px;
  border-radius: 0 calc(var(--radius-l) - 1px) 0 0;
  overflow: hidden;
  opacity: 0;
  transition: opacity 0.4s;
  mask-image: linear-gradient(to right, transparent 10%, rgb(0 0 0 / 0.85) 90%), linear-gradient(to top, transparent, #000 70%);
  mask-composite: intersect;

  &[data-loaded] {
    opacity: 1;
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 20%;
  }
  @container page (max-width: 599px) {
    height: 104px;
  }
`;

/** Narrower screens count as phones, as in MEDIA. */
const TABLET_WIDTH = 720;

/**
 * The champion's splash art behind its name. The page's first paint does not wait for it: it is requested
 * once the page has hydrated, on a phone with the first touch, and fades in when it is there. Where it
 * cannot be had, nothing is missing.
 */
export function ChampionArt({ splash }: { readonly splash: string }) {
  const [isWanted, setWanted] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const address = gameAsset(splash, useSite().localImages);
  useEffect(() => {
    const want = () => setWanted(true);
    if (innerWidth >= TABLET_WIDTH) want();
    else addEventListener('pointerdown', want, { once: true });
    return () => removeEventListener('pointerdown', want);
  }, []);
  return (
    <Art aria-hidden data-loaded={isLoaded ? '' : undefined}>
      {isWanted && address !== null ? (
        <img src={address} alt="" fetchPriority="low" decoding="async" onLoad={() => setLoaded(true)} />
      ) : null}
    </Art>
  );
}
