import { jsonForScript } from '../../lib/domain/json-ld';
import { useAddress } from './use-address';

type Props = {
  /** `typeof window === 'undefined' ? … : undefined`, which keeps what it calls out of the browser's code. `address`: the whole address of a path. */
  readonly make: ((address: (path: string) => string) => readonly object[]) | undefined;
};

/** What crawlers read of a page. The server alone writes it, and React leaves it as it is. */
export function JsonLd({ make }: Props) {
  const address = useAddress();
  const html = make === undefined ? '' : jsonForScript(make(address));
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
