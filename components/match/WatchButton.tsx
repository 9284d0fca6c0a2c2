import Play from 'lucide-react/icons/play';
import styled from 'styled-components';
import type { Match } from '../../lib/domain/match';
import { openVideo } from '../../lib/client/video-store';
import { useTranslate } from '../../lib/i18n/use-translate';
import { watchableStream } from './list-match';
import { matchTitle } from './match-names';

const Watch = styled.button`
  position: relative;
  z-index: 2;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 32px;
  min-height: 32px;
  padding: 0 12px;
  border: 1px solid var(--border-strong-color);
  border-radius: 999px;
  background: transparent;
  color: var(--text-color);
  font: inherit;
  font-size: 13px;
  font-weight: 600;
  cursor: pointer;
  transition: background 140ms;

  &:hover {
    background: var(--bg-element-hl-color);
  }

  &[data-size='icon'] {
    padding: 0;
  }

  svg {
    fill: currentColor;
    color: var(--live-text-color);
  }

  @media (pointer: coarse) {
    min-width: 44px;
    min-height: 44px;
  }
`;

/** Opens the floating player with the match's stream; nothing where there is none to watch. */
export function WatchButton({ match, size = 'text' }: { readonly match: Match; readonly size?: 'text' | 'icon' }) {
  const t = useTranslate();
  const stream = match.status === 'finished' || match.status === 'canceled' ? null : watchableStream(match);
  if (!stream) return null;
  return (
    <Watch
      type="button"
      data-size={size}
      aria-label={t('match.watchMatch', { match: matchTitle(match, t) })}
      onClick={() => openVideo({ match, stream })}
    >
      <Play size={13} aria-hidden />
      {size === 'text' ? t('match.watch') : null}
    </Watch>
  );
}
