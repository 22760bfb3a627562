type Environment = Readonly<Record<string, string | undefined>>;

/** Attributes that hold the query of a URL, in the old and the new conventions: it may contain what someone searches. */
const queries = ['url.query', 'url.full', 'http.target', 'http.url'];

/**
 * Sends traces of requests and statements to a collector, when the variables of OpenTelemetry name one; without them none of
 * its code is loaded. Call it before the HTTP server and the driver of the database are imported.
 * @returns Sends what is left; undefined when there is no tracing.
 */
export async function startTracing(env: Environment): Promise<(() => Promise<void>) | undefined> {
  const named = env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  if (!named || env.OTEL_SDK_DISABLED === 'true') return undefined;
  const [{ NodeSDK }, { HttpInstrumentation }, { PgInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-pg'),
  ]);
  const sdk = new NodeSDK({
    serviceName: env.OTEL_SERVICE_NAME || 'portal',
    instrumentations: [
      new HttpInstrumentation({
        // Their URLs may contain codes of identity providers.
        disableOutgoingRequestInstrumentation: true,
        ignoreIncomingRequestHook: ({ url = '' }) => /^\/(?:healthz|readyz|metrics)\b/.test(url),
        requestHook: (span, request) => {
          for (const name of queries) span.setAttribute(name, '');
          if ('url' in request) span.updateName(`${request.method} ${request.url?.split('?', 1)[0]}`);
        },
      }),
      // Statements without their values, within requests only.
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
  });
  sdk.start();
  return () => sdk.shutdown();
}
