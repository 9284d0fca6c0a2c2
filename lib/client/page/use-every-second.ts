import { useEffect, useState } from 'react';
import { siteNow, useSiteNow } from './site-clock';

/** The site's time in milliseconds, every second; null on the server and while hydrating. */
export function useEverySecond(): number | null {
  const now = useSiteNow();
  const [counted, setCounted] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setCounted(siteNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now === null ? null : (counted ?? now);
}
