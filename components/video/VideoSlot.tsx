import { lazy, Suspense } from 'react';
import { withTexts } from '../../lib/client/islands/load-section';
import { useVideo } from '../../lib/client/video/video-store';

const FloatingVideo = lazy(() =>
  withTexts(
    'video',
    import('./FloatingVideo').then((module) => ({ default: module.FloatingVideo })),
  ),
);

/** The floating player's place; its code loads with the first video. */
export function VideoSlot() {
  const video = useVideo();
  if (!video) return null;
  return (
    <Suspense fallback={null}>
      <FloatingVideo key={`${video.match.id} ${video.stream.url}`} video={video} />
    </Suspense>
  );
}
