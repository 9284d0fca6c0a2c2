import type { Attributes, Tracer } from '@opentelemetry/api';

declare global {
  /** The tracer of this process, if it sends traces. Our modules are evaluated more than once in the server. */
  var riftweekTracer: Tracer | undefined;
}

/** Does `work` as a span of the trace under way. `attributes` hold nothing of a visitor: patterns and words of ours. */
export function traced<Value>(name: string, attributes: Attributes, work: () => Promise<Value>): Promise<Value> {
  const tracer = globalThis.riftweekTracer;
  if (tracer === undefined) return work();
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setAttribute('error', true);
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Sends the spans of this process to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names (OpenTelemetry's own variables
 * hold); without one nothing of it is loaded. Other libraries hear nothing of it: theirs would name whole addresses.
 * Returns what sends the rest.
 */
export async function startTraces(service: 'server' | 'jobs' | 'ingest'): Promise<() => Promise<void>> {
  if (!process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) return () => Promise.resolve();
  const [{ context }, { AsyncLocalStorageContextManager }, { resourceFromAttributes }, base, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new base.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `riftweek-${service}` }),
    spanProcessors: [new base.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  globalThis.riftweekTracer = provider.getTracer('riftweek');
  return () => provider.shutdown();
}
