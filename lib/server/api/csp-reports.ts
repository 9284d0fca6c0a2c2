import * as v from 'valibot';
import { ApiError } from '../api-error';
import type { ApiHandler } from './api-route';
import { environment } from '../env';
import { mediaType, parseBody, readBody } from './json-body';
import { log } from '../logger';
import { consumeRate } from './rate-limit';
import { clientAddress } from './request-identity';

/**
 * What browsers say they refused to load or run by the Content-Security-Policy
 * of a page. Two formats: `report-uri` posts one `application/csp-report`
 * (CSP Level 2), the Reporting API a list as `application/reports+json`.
 * Anybody can post anything here, so a line of the log is all that comes of it.
 */

const MAX_BYTES = 16_384;
const LIMIT = { points: 20, seconds: 60 };
/** Reports of one request that are looked at. */
const MOST_REPORTS = 10;

const text = v.optional(v.pipe(v.string(), v.maxLength(2_048)), '');
const OldReportSchema = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
    },
  ]),
);
const ReportsSchema = v.pipe(
  v.array(
    v.object({
      type: text,
      body: v.optional(v.object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: v.nullish(text, '') })),
    }),
  ),
  v.maxLength(MOST_REPORTS),
  v.transform((reports) =>
    reports.flatMap(({ type, body }) =>
      type === 'csp-violation' && body
        ? [{ page: body.documentURL, directive: body.effectiveDirective, blocked: body.blockedURL, source: body.sourceFile }]
        : [],
    ),
  ),
);
type Violation = { readonly page: string; readonly directive: string; readonly blocked: string; readonly source: string };
const SCHEMAS = new Map<string, v.GenericSchema<unknown, Violation[]>>([
  ['application/csp-report', OldReportSchema],
  ['application/reports+json', ReportsSchema],
]);

/** An address without what may be personal (query, hash, credentials); keywords such as "inline" and "eval" as they are. */
function place(address: string): string {
  if (!URL.canParse(address)) return /^[a-z-]{1,32}$/.test(address) ? address : '';
  const { origin, pathname, protocol } = new URL(address);
  return origin === 'null' ? protocol : `${origin}${pathname}`.slice(0, 300);
}

/** `POST /api/csp-reports`: one line of the log a report; 204. */
export const postCspReports: ApiHandler = async (request) => {
  await consumeRate(`csp-report:${clientAddress(request, environment().RIFTWEEK_TRUSTED_PROXIES)}`, LIMIT);
  const schema = SCHEMAS.get(mediaType(request));
  if (!schema) throw new ApiError('unsupported-media-type', 'The body must be a CSP report.');
  const reports = v.safeParse(schema, parseBody(await readBody(request, MAX_BYTES)));
  if (!reports.success) throw new ApiError('bad-request', 'The body is not a CSP report.');
  for (const { page, directive, blocked, source } of reports.output)
    log().warn(
      { page: place(page), directive: place(directive), blocked: place(blocked), source: place(source) },
      'a browser refused something by the content security policy',
    );
  return {};
};
