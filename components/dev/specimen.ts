import type { ReactNode } from 'react';

/** One state of a component, or several that belong together. */
type Specimen = {
  /** The id, also the anchor of the specimen's address. */
  readonly id: string;
  readonly title: string;
  /** What the component is for, in a line. */
  readonly use: string;
  readonly show: () => ReactNode;
};

export type SpecimenGroup = { readonly id: string; readonly title: string; readonly specimens: readonly Specimen[] };
