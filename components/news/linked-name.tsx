import type { ReactNode } from 'react';
import { paths } from '../../lib/domain/page/paths';
import { Link } from '../ui/Link';

/** A sentence about a player, whose name leads to their page. */
export function withLink(sentence: string, { id, name }: { readonly id: number; readonly name: string }): ReactNode {
  const at = sentence.indexOf(name);
  if (at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <Link href={paths.player({ id, name })}>{name}</Link>
      {sentence.slice(at + name.length)}
    </>
  );
}
