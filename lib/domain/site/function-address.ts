import { FUNCTION_REGION } from '../values/constants';

export type FunctionProject = 'main' | 'games' | 'play';

/** Where a project's functions answer: at an address of its own, or at Google's for its id. */
type FunctionPlace = { readonly customDomain: string } | { readonly projectId: string; readonly host: string; readonly region?: string };

/** Our own server speaks the protocol for all three. */
const OWN: FunctionPlace = { customDomain: '/api/functions' };
export const OWN_FUNCTIONS: Readonly<Record<FunctionProject, FunctionPlace>> = { main: OWN, games: OWN, play: OWN };

/** `{customDomain}/{name}`, or `https://{region}-{project}.{host}/{name}` (the specification's call 7). */
export function functionAddress(place: FunctionPlace, name: string): string {
  if ('customDomain' in place) return `${place.customDomain}/${name}`;
  const { projectId, host, region = FUNCTION_REGION } = place;
  return `https://${region}-${projectId}.${host}/${name}`;
}
