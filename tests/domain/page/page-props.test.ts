import { describe, expect, it } from 'vitest';
import { packProps, unpackProps, type PackedProps } from '../../../lib/domain/page/page-props';

type Props = { readonly matches: readonly { readonly id: number }[] };
const props = (): Props => ({ matches: [{ id: 1 }, { id: 2 }] });

describe('the props of a page', () => {
  it('are the very objects that were packed, on the server', () => {
    const given = props();
    expect(unpackProps(packProps(given))).toBe(given);
  });

  it('are equal in the browser, and the same object at each render', () => {
    const received: PackedProps<Props> = JSON.parse(JSON.stringify(packProps(props())));
    const first = unpackProps(received);
    expect(first).toEqual(props());
    // Next makes a new object around them for each render.
    expect(unpackProps({ ...received })).toBe(first);
  });

  it('stay as they are when not packed', () => {
    const given = props();
    expect(unpackProps(given)).toBe(given);
  });
});
