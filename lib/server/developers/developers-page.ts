import type { DocumentedEndpoint } from '../../domain/page/documented-endpoint';
import { isRecord } from '../../domain/values/is-record';
import { environment } from '../env';
import { ADDRESS_SECONDS } from '../front/address-budget';
import { API_CHANGES, API_VERSION } from './changes';
import { answerFields, documentedPath, exampleOf } from './openapi';
import { OPERATIONS, type Operation } from './operations';

/** What a parameter means and may be. */
function parameterText({ description, schema }: Operation['parameters'][number]): string {
  const { enum: values, examples } = schema;
  const named = Array.isArray(values) ? values : Array.isArray(examples) ? examples : [];
  return named.length === 0 ? description : `${description} ${named.join(', ')}`;
}

function endpointOf([route, operation]: readonly [string, Operation]): DocumentedEndpoint {
  const { summary, parameters, types = [] } = operation;
  const example = exampleOf(route);
  return {
    path: documentedPath(route),
    summary,
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      required: parameter.required,
      text: parameterText(parameter),
    })),
    fields: types.length > 0 ? [] : answerFields(route),
    types,
    example: isRecord(example) ? JSON.stringify(example, null, 2) : null,
  };
}

/** What `/developers` shows: the description of the interface in short, and what the front really allows. */
export function developersPage() {
  const endpoints = Object.entries(OPERATIONS).map(endpointOf);
  return {
    json: endpoints.filter(({ types }) => types.length === 0),
    files: endpoints.filter(({ types }) => types.length > 0),
    limit: { count: environment().RIFTWEEK_ADDRESS_BUDGET, seconds: ADDRESS_SECONDS },
    version: API_VERSION,
    changes: API_CHANGES,
  };
}
