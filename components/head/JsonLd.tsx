import { jsonForScript } from '../../lib/domain/page/json-ld';
import { useAddress } from './use-address';

type Props = {
  /** `typeof window === 'undefined' ? … : undefined`, which keeps what it calls out of the browser's code. `address`: the whole address of a path. */
  readonly make: ((address: (path: string) => string) => readonly object[]) | undefined;
};

/** Structured data of a page for crawlers. Only the server writes it; React leaves it as it is. */
export function JsonLd({ make }: Props) {
  const address = useAddress();
  const html = make === undefined ? '' : jsonForScript(make(address));
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
