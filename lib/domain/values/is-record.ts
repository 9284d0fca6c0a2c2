/** Whether unknown JSON is an object with fields. For the few values that every page reads before anything else; larger ones have a schema. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
