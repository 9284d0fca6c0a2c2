import styled from 'styled-components';
import { championCode } from '../../lib/domain/entities/champion-code';
import type { ChampionRef } from '../../lib/domain/match/game';
import { championName } from '../../lib/i18n/champion-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { pictureSources } from '../ui/Crest';
import { useBroken } from '../ui/use-broken';
import { gameAsset } from '../../lib/domain/entities/game-asset';
import { useSite } from '../../lib/client/page/site-context';

const Box = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--size);
  height: var(--size);
  border-radius: 22%;
  overflow: hidden;
  background: var(--neutral);
  color: #fff;
  font-size: calc(var(--size) * 0.36);
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.02em;
  user-select: none;

  /*
   * The picture covers the letters, which show while it loads and if it never does. Limits size it: where
   * width and height are set, Chromium draws its icon of a broken picture.
   */
  & > img {
    position: absolute;
    inset: 0;
    min-width: 100%;
    max-width: 100%;
    min-height: 100%;
    max-height: 100%;
    object-fit: cover;
  }
  /* Letters only: an outline, so that they stay readable. */
  &[data-banned]:not(:has(> img)) {
    box-shadow: inset 0 0 0 1px var(--border-strong-color);
    background: none;
    color: var(--dim-text-color);
  }
  &[data-banned]:has(> img) {
    filter: grayscale(1);
    opacity: 0.85;
  }
  &[data-banned]:has(> img)::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      to bottom right,
      transparent calc(50% - 1.5px),
      var(--text-color) calc(50% - 0.75px) calc(50% + 0.75px),
      transparent calc(50% + 1.5px)
    );
  }
`;

type Props = {
  readonly champion: ChampionRef;
  /** Edge in CSS pixels. */
  readonly size: number;
  /** Whether the champion is named for assistive technology and on hover; leave out where the name is beside it. */
  readonly named?: boolean;
  /** Shown as banned: a drawn code as an outline, a picture grey and crossed out. */
  readonly banned?: boolean;
};

/** A champion's picture, the stored one or the game-asset CDN's, on a drawn code, always in the same box. */
export function ChampionIcon({ champion, size, named = false, banned = false }: Props) {
  const t = useTranslate();
  const name = championName(champion.name, t);
  const img = gameAsset(champion.img, useSite().localImages);
  const { isBroken, watched } = useBroken(img);
  return (
    <Box
      role={named ? 'img' : undefined}
      aria-label={named ? name : undefined}
      aria-hidden={named ? undefined : true}
      title={named ? name : undefined}
      data-banned={banned ? '' : undefined}
      style={{ '--size': `${size}px` }}
    >
      {/* Without aria-hidden: the box is hidden, or a picture as a whole, and a match page has hundreds of them. */}
      {championCode(champion.name)}
      {img === null || isBroken ? null : <img {...watched} {...pictureSources(img, size)} alt="" loading="lazy" decoding="async" />}
    </Box>
  );
}
