import { pack, unpack, type Packed } from './packed-value';

/**
 * What the props were or have become again. On the packed form itself: the values of a
 * `WeakMap` outlive every young collection (docs/decisions/0068-short-lived-pages.md).
 * JSON leaves symbols out.
 */
const PROPS = Symbol('props');

/** A page's props on their way to the browser. */
export type PackedProps<Props> = { readonly packed: Packed<Props> & { [PROPS]?: Props } };

export function packProps<Props extends object>(props: Props): PackedProps<Props> {
  const { shapes, shared, root } = pack(props);
  return { packed: { shapes, shared, root, [PROPS]: props } };
}

/** A page's own props, the same object at each render. Props that are not packed are returned as they are: the error page has such. */
export function unpackProps<Props extends object>(props: Props | PackedProps<Props>): Props;
export function unpackProps(props: object | PackedProps<unknown>): unknown {
  if (!('packed' in props)) return props;
  const { packed } = props;
  return (packed[PROPS] ??= unpack(packed));
}
