import type { Endpoint } from '../contract/endpoint.ts';

/** Reads the wire input of a call from its query, form, JSON or headers. */
export async function readInput(request: Request, call: Endpoint): Promise<Record<string, unknown>> {
  const query = fromParams(new URL(request.url).searchParams);
  const inHeaders = (call.inHeaders ?? []).map((name) => [name, request.headers.get(name) ?? undefined]);
  return { ...query, ...(await readBody(request, call)), ...Object.fromEntries(inHeaders) };
}

async function readBody(request: Request, call: Endpoint): Promise<object> {
  if (request.method === 'GET') return {};
  if (call.body === 'file') return { file: await request.blob() };
  const text = await request.text();
  if (!request.headers.get('content-type')?.includes('json')) return fromParams(new URLSearchParams(text));
  const body: unknown = JSON.parse(text);
  return typeof body === 'object' && body !== null ? body : {};
}

function fromParams(params: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}
