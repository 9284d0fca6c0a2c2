import ArrowLeftToLine from 'lucide-react/icons/arrow-left-to-line';
import ArrowRightToLine from 'lucide-react/icons/arrow-right-to-line';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import styled from 'styled-components';
import { setTeamsNamed } from '../../lib/client/spoilers/reveal-store';
import { readSettings } from '../../lib/client/settings/settings-store';
import { changeVideo, closeVideo, type Video } from '../../lib/client/video/video-store';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MEDIA } from '../../styles/media';
import { useReveal } from '../spoilers/use-reveal';
import { placeTitle, useTeams } from '../spoilers/use-teams';
import { CoveredPlayer } from './CoveredPlayer';
import { LeavingNotice } from './LeavingNotice';
import { IconButton } from '../ui/IconButton';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { coveredEmbedAddress, embedAddress } from '../../lib/domain/match/embed-address';

const Window = styled.section`
  position: fixed;
  bottom: calc(var(--tabs-height) + var(--sp-4));
  z-index: 40;
  width: min(420px, calc(100vw - 24px));
  border: 1px solid var(--border-strong-color);
  border-radius: var(--radius-l);
  background: var(--bg-element-color);
  box-shadow: 0 24px 64px var(--shadow-color);
  overflow: hidden;

  &[data-position='left'] {
    left: var(--sp-3);
  }
  &[data-position='right'] {
    right: var(--sp-3);
  }
  &[data-minimised] {
    width: min(320px, calc(100vw - 24px));
  }
  & > header {
    display: flex;
    align-items: center;
    padding: 2px 4px 2px var(--sp-3);
  }
  & > header > .title {
    flex: 1;
    min-width: 0;
    padding: 8px 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--fs-sm);
    font-weight: 600;
    text-align: left;
  }
  & > header > .title:hover {
    color: var(--main-color);
  }
  & > div {
    display: grid;
    place-items: center;
    aspect-ratio: 16 / 9;
    background: #000;
    color: #fff;
  }
  &[data-covered] {
    width: min(560px, calc(100vw - 24px));
  }
  & iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }

  ${MEDIA.phone} {
    bottom: var(--sp-3);
  }
`;

/** The player of a stream, floating in a corner or above the schedule (styles/shell.css): title linking to the match, move, minimise or expand, close. A minimised player keeps playing. */
export function FloatingVideo({ video }: { readonly video: Video }) {
  const t = useTranslate();
  // Changing the setting later must not restart what plays.
  const [autoPlay] = useState(() => readSettings().autoPlayVideo);
  const { match, stream, position, minimised } = video;
  const other = position === 'right' ? 'left' : 'right';
  const teams = useTeams(match);
  const named = t('video.title', { left: match.left.name || t('video.unknownSide'), right: match.right.name || t('video.unknownSide') });
  // The video itself shows who plays; the text around it stays covered until revealed.
  const title = teams.hidden ? placeTitle(match, t) : named;
  // Results that show later do not restart it.
  const { hidden } = useReveal(match);
  const [hides] = useState(hidden && match.status === 'finished');
  const covered = hides ? coveredEmbedAddress(stream.url, location.origin) : null;
  const src = stream.embedUrl === null ? null : embedAddress(stream.embedUrl, { hostname: location.hostname, autoPlay });
  return (
    <Window
      aria-label={t('video.label')}
      data-part="floating-video"
      data-position={position}
      data-minimised={minimised ? '' : undefined}
      data-covered={covered && !minimised ? '' : undefined}
    >
      <header>
        {teams.hidden ? (
          <button type="button" className="title" onClick={() => setTeamsNamed(match.id, true)}>
            {title}
            <VisuallyHidden>: {t('rounds.showTeams')}</VisuallyHidden>
          </button>
        ) : (
          <Link className="title" href={paths.match(match)}>
            {title}
          </Link>
        )}
        <IconButton label={t(other === 'left' ? 'video.moveLeft' : 'video.moveRight')} onClick={() => changeVideo({ position: other })}>
          {other === 'left' ? <ArrowLeftToLine size={16} aria-hidden /> : <ArrowRightToLine size={16} aria-hidden />}
        </IconButton>
        <IconButton label={t(minimised ? 'video.expand' : 'video.minimise')} onClick={() => changeVideo({ minimised: !minimised })}>
          {minimised ? <Maximize2 size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
        </IconButton>
        <IconButton label={t('video.close')} onClick={closeVideo}>
          <X size={16} aria-hidden />
        </IconButton>
      </header>
      {covered ? (
        <section aria-label={t('video.covered')} hidden={minimised}>
          <CoveredPlayer key={covered} src={covered} title={title} />
        </section>
      ) : (
        <div hidden={minimised}>
          <LeavingNotice key={src} needed={hides}>
            {src ? (
              <iframe
                src={src}
                title={title}
                allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
                referrerPolicy="strict-origin-when-cross-origin"
              />
            ) : (
              <a href={stream.url} target="_blank" rel="noopener noreferrer">
                {t('video.openStream')}
              </a>
            )}
          </LeavingNotice>
        </div>
      )}
    </Window>
  );
}
