import Maximize from 'lucide-react/icons/maximize';
import Pause from 'lucide-react/icons/pause';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ENDED, LISTENING, PLAYING, playerCommand, playerNews } from '../../lib/client/video/youtube-player';
import { YOUTUBE_PLAYER } from '../../lib/domain/match/embed-address';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';

const Stage = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  background: #000;
  color: #fff;

  & > .screen {
    position: relative;
    aspect-ratio: 16 / 9;
    overflow: hidden;
  }
  &:fullscreen > .screen {
    aspect-ratio: auto;
  }
  & iframe {
    position: absolute;
    inset: 0;
  }
  /* No pointer reaches the player, which would show its title to it. */
  & .shield {
    position: absolute;
    inset: 0;
    cursor: pointer;
  }
  & .strip {
    position: absolute;
    inset: 0 0 auto;
    height: clamp(44px, 15%, 84px);
    background: #000;
  }
  /* A paused player shows titles of this and other videos. */
  & .cover {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--sp-3);
    padding: var(--sp-4);
    background: #0b0d12;
    font-size: var(--fs-sm);
    text-align: center;
  }
  & .cover > .ui-button {
    border-color: currentColor;
    color: inherit;
  }
  & .cover > .ui-button:hover {
    background: rgb(255 255 255 / 0.15);
  }
  & .big {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    border-radius: 50%;
    background: #fff;
    color: #000;
  }
  & > .bar {
    display: flex;
    gap: 2px;
    align-items: center;
    padding: 2px 4px;
    background: #0b0d12;
  }
  & > .bar button {
    min-width: 44px;
    min-height: 44px;
    color: #fff;
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  & > .bar > .fill {
    flex: 1;
  }
`;

/** How long the player may take to answer. */
const ANSWER_MS = 8_000;
/** Sent repeatedly until there is an answer: the player ignores messages while it loads. */
const ASK_MS = 500;
const JUMPS = [-60, -10, 10, 60] as const;

type Props = { readonly src: string; readonly title: string };

/**
 * A recording without the spoilers of its player: title, length and suggestions.
 * It has our own control bar, and is covered whenever it is not playing.
 */
export function CoveredPlayer({ src, title }: Props) {
  const t = useTranslate();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const seconds = useRef(0);
  const [state, setState] = useState<number | null>(null);
  const [isSilent, setSilent] = useState(false);
  const [bare, setBare] = useState(false);
  const answered = state !== null;

  const tell = (text: string): void => frame.current?.contentWindow?.postMessage(text, YOUTUBE_PLAYER);

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>): void => {
      if (event.origin !== YOUTUBE_PLAYER || event.source !== frame.current?.contentWindow) return;
      const news = playerNews(event.data);
      seconds.current = news?.seconds ?? seconds.current;
      setState((before) => news?.state ?? before);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    if (answered) return undefined;
    const asking = setInterval(() => frame.current?.contentWindow?.postMessage(LISTENING, YOUTUBE_PLAYER), ASK_MS);
    const silence = setTimeout(() => setSilent(true), ANSWER_MS);
    return () => {
      clearInterval(asking);
      clearTimeout(silence);
    };
  }, [answered]);

  const isPlaying = state === PLAYING;
  const toggle = (): void => tell(playerCommand(isPlaying ? 'pauseVideo' : 'playVideo'));
  const jump = (by: number): void => tell(playerCommand('seekTo', Math.max(0, seconds.current + by), true));
  return (
    <Stage ref={stage}>
      <div className="screen">
        <iframe
          ref={frame}
          src={src}
          title={title}
          tabIndex={bare ? undefined : -1}
          // The player's page exposes title and length to screen readers too, so it is hidden from them.
          aria-hidden={bare ? undefined : true}
          allow="autoplay; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
        {bare ? null : (
          <>
            <div className="shield" onClick={toggle} />
            <div className="strip" />
            {isPlaying ? null : (
              <div className="cover">
                {answered ? (
                  <button type="button" className="big" aria-label={t('video.play')} onClick={toggle}>
                    <Icon name="play" size={28} />
                  </button>
                ) : null}
                {state === ENDED ? <p>{t('video.ended')}</p> : null}
                {answered || isSilent ? null : <p>{t('video.loading')}</p>}
                {!answered && isSilent ? (
                  <>
                    <p>{t('video.silent')}</p>
                    <Button data-size="small" onClick={() => setBare(true)}>
                      {t('video.uncover')}
                    </Button>
                  </>
                ) : null}
              </div>
            )}
          </>
        )}
      </div>
      {bare ? null : (
        <div className="bar" role="group" aria-label={t('video.controls')}>
          <IconButton label={t(isPlaying ? 'video.pause' : 'video.play')} disabled={!answered} onClick={toggle}>
            {isPlaying ? <Pause size={18} aria-hidden /> : <Icon name="play" size={18} />}
          </IconButton>
          {JUMPS.map((by) => (
            <button
              key={by}
              type="button"
              disabled={!answered}
              aria-label={t(by < 0 ? 'video.back' : 'video.forward', { seconds: Math.abs(by) })}
              onClick={() => jump(by)}
            >
              {by < 0 ? '−' : '+'}
              {Math.abs(by)}
            </button>
          ))}
          <span className="fill" />
          {/* An iPhone shows only a video in full screen, not its cover. */}
          {document.fullscreenEnabled ? (
            <IconButton label={t('video.fullScreen')} onClick={() => void stage.current?.requestFullscreen()}>
              <Maximize size={18} aria-hidden />
            </IconButton>
          ) : null}
        </div>
      )}
    </Stage>
  );
}
