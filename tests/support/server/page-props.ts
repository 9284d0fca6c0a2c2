import { expect } from 'vitest';
import * as v from 'valibot';

const GivenSchema = v.object({ props: v.record(v.string(), v.unknown()) });

/** The props that a page's `getServerSideProps` gives; they travel as JSON, which has no `undefined`. */
export function propsOf(given: unknown): object {
  const { props } = v.parse(GivenSchema, given);
  expect(JSON.parse(JSON.stringify(props))).toStrictEqual(props);
  return props;
}
