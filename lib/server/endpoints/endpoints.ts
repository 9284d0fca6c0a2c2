import { openApiAnswer } from '../developers/openapi';
import { answerCall } from '../functions/functions';
import { ACCOUNT_ENDPOINTS } from './account-endpoints';
import { COMMENT_ENDPOINTS } from './comment-endpoints';
import { COMPETITION_ENDPOINTS } from './competition-endpoints';
import type { Operation } from '../developers/documentation';
import { publicEndpoint, type Endpoint, type Endpoints } from './endpoint';
import { FILE_ENDPOINTS } from './file-endpoints';
import { FINDING_ENDPOINTS } from './finding-endpoints';
import { NO_QUERY } from './json-query';
import { MATCH_ENDPOINTS } from './match-endpoints';
import { PLAY_ENDPOINTS } from './play-endpoints';
import { SITE_ENDPOINTS } from './site-endpoints';
import { STATISTICS_ENDPOINTS } from './statistics-endpoints';
import { TEAM_ENDPOINTS } from './team-endpoints';

/** Every address of JSON, in the order of the interface's description. */
const ALL: Endpoints = {
  ...MATCH_ENDPOINTS,
  ...COMPETITION_ENDPOINTS,
  ...TEAM_ENDPOINTS,
  ...STATISTICS_ENDPOINTS,
  ...FINDING_ENDPOINTS,
  ...FILE_ENDPOINTS,
  '/api/openapi': publicEndpoint({
    query: NO_QUERY,
    answer: () => openApiAnswer(documentedEndpoints()),
    open: true,
    docs: { summary: 'This description; also at /openapi.json.', parameters: [] },
  }),
  ...COMMENT_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...PLAY_ENDPOINTS,
  ...SITE_ENDPOINTS,
  '/api/functions/[name]': { handler: answerCall },
};

const BY_ADDRESS = new Map<string, Endpoint>(Object.entries(ALL));

export const ENDPOINT_ADDRESSES: readonly string[] = [...BY_ADDRESS.keys()];

/** @param address named parts as Next writes them: "/api/team/[id]" */
export function endpointAt(address: string): Endpoint | null {
  return BY_ADDRESS.get(address) ?? null;
}

/** The public interface. */
export function documentedEndpoints(): (readonly [address: string, Operation])[] {
  return [...BY_ADDRESS].flatMap(([address, { docs }]) => (docs === undefined ? [] : [[address, docs] as const]));
}
