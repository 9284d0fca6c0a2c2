import * as v from 'valibot';
import { unpackProps, type PackedProps } from '../../../lib/domain/page/page-props';

const GivenSchema = v.object({
  props: v.custom<object | PackedProps<object>>((props) => typeof props === 'object' && props !== null),
});

/** What a page shows in a browser of what its `getServerSideProps` gives: the props travel as JSON. */
export function propsOf(given: unknown): object {
  return unpackProps(v.parse(GivenSchema, JSON.parse(JSON.stringify(given))).props);
}
