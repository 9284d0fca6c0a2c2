import type { DocumentedEndpoint } from '../../domain/page/documented-endpoint';
import { isRecord } from '../../domain/values/is-record';
import { ADDRESS_SECONDS, environment } from '../env';
import { API_CHANGES, API_VERSION } from './changes';
import type { Operation } from './documentation';
import { ANSWER_EXAMPLES } from './examples';
import { answerFields, documentedPath, type openApiDocument } from './openapi';

function parameterText({ description, schema }: Operation['parameters'][number]): string {
  const { enum: values, examples } = schema;
  const named = Array.isArray(values) ? values : Array.isArray(examples) ? examples : [];
  return named.length === 0 ? description : `${description} ${named.join(', ')}`;
}

function endpointOf([route, operation]: readonly [string, Operation]): DocumentedEndpoint {
  const { summary, parameters, types = [] } = operation;
  const example = ANSWER_EXAMPLES.get(route);
  return {
    path: documentedPath(route),
    summary,
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      required: parameter.required,
      text: parameterText(parameter),
    })),
    fields: types.length > 0 ? [] : answerFields(operation),
    types,
    example: isRecord(example) ? JSON.stringify(example, null, 2) : null,
  };
}

/** What `/developers` shows: the description of the interface in short, and what the server really allows. */
export function developersPage(operations: Parameters<typeof openApiDocument>[1]) {
  const endpoints = operations.map(endpointOf);
  return {
    json: endpoints.filter(({ types }) => types.length === 0),
    files: endpoints.filter(({ types }) => types.length > 0),
    limit: { count: environment().RIFTWEEK_ADDRESS_BUDGET, seconds: ADDRESS_SECONDS },
    version: API_VERSION,
    changes: API_CHANGES,
  };
}
