import { lazy, Suspense } from 'react';
import { useVideo } from '../../lib/client/video-store';

const FloatingVideo = lazy(() => import('./FloatingVideo').then((module) => ({ default: module.FloatingVideo })));

/** The floating player's place; its code loads with the first video. */
export function VideoSlot() {
  const video = useVideo();
  if (!video) return null;
  return (
    <Suspense fallback={null}>
      <FloatingVideo video={video} />
    </Suspense>
  );
}
