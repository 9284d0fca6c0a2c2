import type { ReactNode } from 'react';
import { useSite } from '../../lib/client/page/site-context';
import { Link } from '../ui/Link';

/** A link to a champion's page; without statistics on this site it leads nowhere and looks the same. */
export function StatsLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return useSite().hasStats ? <Link href={href}>{children}</Link> : <a>{children}</a>;
}
