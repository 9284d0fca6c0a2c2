import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { GONE_KINDS } from '../../domain/page/gone';
import { isRecord } from '../../domain/values/is-record';
import { paths } from '../../domain/page/paths';
import { NAMED_SCHEMAS } from './answer-shapes';
import type { Operation } from './documentation';
import { API_CHANGES, API_VERSION } from './changes';
import { ANSWER_EXAMPLES } from './examples';
import type { ApiAnswer } from '../api/api-route';
import { environment } from '../env';
import { LIFETIMES } from '../cache-lifetimes';

/** The public JSON interface as OpenAPI 3.1, made of the schemas that decode what it answers. */

type Schema = Readonly<Record<string, unknown>>;

const toComponent = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** `additionalProperties` and the dialect are left out: fields may be added. */
function withoutDialect(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$defs'));
}

const OPTIONS = {
  target: 'draft-2020-12',
  typeMode: 'output',
  // Checks of our own, which a schema cannot express, are left out.
  errorMode: 'ignore',
  definitions: NAMED_SCHEMAS,
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

function namedSchemas(): Record<string, Schema> {
  const all = toJsonSchema(v.object({}), OPTIONS)['$defs'];
  return isRecord(all) ? Object.fromEntries(Object.entries(all).map(([name, each]) => [name, isRecord(each) ? each : {}])) : {};
}

const ERROR: Schema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', examples: ['not-found'] },
        message: { type: 'string', description: 'For people; may change.' },
      },
    },
  },
};

const failure = (description: string, headers: Readonly<Record<string, Schema>> = {}) => ({
  description,
  ...(Object.keys(headers).length === 0 ? {} : { headers }),
  content: { 'application/json': { schema: toComponent('Error') } },
});

const RETRY = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
};

const RESPONSES = {
  NotModified: { description: 'Nothing has changed since the answer whose ETag If-None-Match names.' },
  BadRequest: failure('A parameter means nothing.'),
  NotFound: failure('There is no such thing.'),
  Moved: failure('It was merged into another at the source.', {
    Location: { description: 'The same of that other.', schema: { type: 'string' } },
  }),
  Gone: failure('It was there and was deleted at the source.'),
  TooMany: failure('Too many answers that had to be made; wait.', RETRY),
  Unavailable: failure('The site is busy, or its store does not answer.', RETRY),
} as const;

const toResponse = (name: keyof typeof RESPONSES) => ({ $ref: `#/components/responses/${name}` });

/** Whether what an answer is about may be merged into another. */
function mayMove(route: string): boolean {
  return route.startsWith('/api/calendar/') || GONE_KINDS.some((kind) => route.startsWith(`/api/${kind}/`));
}

/** `/api/team/[id]` → `/api/team/{id}`. */
export function documentedPath(route: string): string {
  return route.replace(/\[(\w+)\]/g, '{$1}');
}

/** The names of an answer's fields; empty where it may be of two kinds. */
export function answerFields({ body }: Operation): string[] {
  const { properties } = body === undefined ? {} : toJsonSchema(body, OPTIONS);
  return Object.keys(properties ?? {});
}

function contentOf(address: string, { types, body }: Operation): Schema {
  if (types !== undefined) return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }]));
  const schema = body === undefined ? { type: 'object' } : withoutDialect({ ...toJsonSchema(body, OPTIONS) });
  const example = ANSWER_EXAMPLES.get(address);
  return { 'application/json': { schema, ...(example === undefined ? {} : { examples: { recorded: { value: example } } }) } };
}

function operationOf(route: string, operation: Operation) {
  const { summary, parameters } = operation;
  return {
    get: {
      operationId: route.replace(/^\/api\//, '').replace(/[^a-zA-Z]+(\w)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? ''),
      summary,
      parameters,
      responses: {
        '200': {
          description: 'The answer.',
          headers: { ETag: { $ref: '#/components/headers/ETag' }, 'Cache-Control': { $ref: '#/components/headers/CacheControl' } },
          content: contentOf(route, operation),
        },
        '304': toResponse('NotModified'),
        ...(mayMove(route) ? { '308': toResponse('Moved') } : {}),
        '400': toResponse('BadRequest'),
        '404': toResponse('NotFound'),
        ...(parameters.some(({ in: where }) => where === 'path') ? { '410': toResponse('Gone') } : {}),
        '429': toResponse('TooMany'),
        '503': toResponse('Unavailable'),
      },
    },
  };
}

/** @param siteUrl the site's public address */
export function openApiDocument(siteUrl: string, operations: readonly (readonly [address: string, Operation])[]): Schema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Riftweek',
      version: API_VERSION,
      summary: 'Professional League of Legends: schedule, live scores, results, tables and figures.',
      description:
        'Read-only, without a key. Fields may be added at any time; names and meanings stay. Unknown is null, never a guess. Instants are ISO 8601 in UTC. Answers tell results.',
      termsOfService: siteUrl + paths.terms(),
      contact: { url: siteUrl + paths.contact() },
      'x-changelog': API_CHANGES,
    },
    servers: [{ url: siteUrl }],
    externalDocs: { url: siteUrl + paths.developers() },
    security: [],
    paths: Object.fromEntries(operations.map(([route, operation]) => [documentedPath(route), operationOf(route, operation)])),
    components: {
      schemas: { ...namedSchemas(), Error: ERROR },
      responses: RESPONSES,
      headers: {
        ETag: { description: 'Send it back as If-None-Match.', schema: { type: 'string' } },
        CacheControl: { description: 'How long copies live.', schema: { type: 'string' } },
      },
    },
  };
}

let made: ReturnType<typeof openApiDocument> | null = null;

/** `GET /openapi.json`: the description of the public JSON interface. Made once. */
export function openApiAnswer(operations: Parameters<typeof openApiDocument>[1]): Promise<ApiAnswer> {
  made ??= openApiDocument(environment().siteUrl, operations);
  return Promise.resolve({ body: made, lifetime: LIFETIMES.catalog });
}
