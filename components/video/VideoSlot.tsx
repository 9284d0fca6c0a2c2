import dynamic from 'next/dynamic';
import { useVideo } from '../../lib/client/video-store';

const FloatingVideo = dynamic(() => import('./FloatingVideo').then((module) => module.FloatingVideo), { ssr: false });

/** The floating player's place; its code loads with the first video. */
export function VideoSlot() {
  const video = useVideo();
  return video ? <FloatingVideo video={video} /> : null;
}
