import type { MouseEvent } from 'react';
import { openVideo } from '../../lib/client/video/video-store';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { useReveal } from '../spoilers/use-reveal';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { vodEmbedUrl } from '../../lib/domain/match/vod-embed';
import { asksForHere } from '../../lib/domain/page/plain-click';

type Props = { readonly match: MatchSummary; readonly position: number; readonly url: string };

/** A game's recording: in the floating player where it can be embedded, else (and for a new tab, and without scripts) on its own site; the player says so first where results are hidden. */
export function VideoLink({ match, position, url }: Props) {
  const t = useTranslate();
  const embedUrl = vodEmbedUrl(url);
  const { hidden } = useReveal(match);
  const onClick = (event: MouseEvent): void => {
    if ((embedUrl === null && !hidden) || !asksForHere(event)) return;
    event.preventDefault();
    openVideo({ match, stream: { url, embedUrl, language: '', main: true, official: true } });
  };
  return (
    <ButtonLink
      data-size="small"
      data-part="video"
      title={t('game.watchGame', { number: position })}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClick}
    >
      <Icon name="circle-play" size={15} />
      {t('game.gameNumber', { number: position })}
    </ButtonLink>
  );
}
