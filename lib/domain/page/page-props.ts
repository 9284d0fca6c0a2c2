import { pack, unpack, type Packed } from './packed-value';

/** A page's props on their way to the browser. */
export type PackedProps<Props> = { readonly packed: Packed<Props> };

/** Props by their packed form: a page renders many times, and the server still has what it has just packed. */
const unpacked = new WeakMap<object, unknown>();

export function packProps<Props extends object>(props: Props): PackedProps<Props> {
  const packed = pack(props);
  unpacked.set(packed, props);
  return { packed };
}

/** A page's own props, the same object at each render. Props that are not packed are returned as they are: the error page has such. */
export function unpackProps<Props extends object>(props: Props | PackedProps<Props>): Props;
export function unpackProps(props: object | PackedProps<unknown>): unknown {
  if (!('packed' in props)) return props;
  const { packed } = props;
  if (!unpacked.has(packed)) unpacked.set(packed, unpack(packed));
  return unpacked.get(packed);
}
