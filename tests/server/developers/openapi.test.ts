import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv8/dist/2020';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { documentedEndpoints, ENDPOINT_ADDRESSES, endpointAt } from '../../../lib/server/endpoints/endpoints';
import { ANSWER_EXAMPLES } from '../../../lib/server/developers/examples';
import { documentedPath, openApiDocument } from '../../../lib/server/developers/openapi';
import { isSharedRoute } from '../../../lib/server/http/public-routes';

const SITE = 'https://riftweek.example';
const document = v.parse(
  v.object({
    paths: v.record(v.string(), v.object({ get: v.object({ operationId: v.string(), responses: v.record(v.string(), v.unknown()) }) })),
    components: v.object({ schemas: v.record(v.string(), v.unknown()) }),
  }),
  openApiDocument(SITE, documentedEndpoints()),
);
/** The site's own routes, which are not documented. */
const OWN = [
  '/api/client-config',
  '/api/sitemap/[file]',
  '/api/stats/rows',
  '/api/embed/[kind]/[id]',
  '/api/comments',
  '/api/play/markets',
  '/api/votes/[matchId]',
  '/api/player-votes/[matchId]',
];

describe('the description of the JSON interface', () => {
  it('is OpenAPI 3.1 to an independent validator', async () => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(openApiDocument(SITE, documentedEndpoints()))));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it('lists every cached route except the site’s own, and no other', () => {
    const routes = ENDPOINT_ADDRESSES.filter((route) => endpointAt(route)?.query !== undefined && !OWN.includes(route));
    expect(Object.keys(document.paths).sort()).toEqual(routes.map(documentedPath).sort());
    expect(routes.every(isSharedRoute)).toBe(true);
    expect(OWN.some(isSharedRoute)).toBe(false);
    const ids = Object.values(document.paths).map(({ get }) => get.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has examples that are answers of the site', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'openapi', ...document });
    expect(ANSWER_EXAMPLES.size).toBeGreaterThan(3);
    for (const [route, example] of ANSWER_EXAMPLES) {
      const pointer = documentedPath(route).replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
      const validate = ajv.compile({ $ref: `openapi#/paths/${pointer}/get/responses/200/content/application~1json/schema` });
      expect(validate(example), `${route}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    }
  });
});
