import { createHash } from 'node:crypto';
import { docsStyle } from './docs-style.ts';
import { typeOf } from './readable-type.ts';
import type { JsonSchema, OpenApiDocument, Operation, Parameter, ResponseObject } from './types.ts';

/** Content policy of `/docs`: only its own style. */
export const docsPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

interface Listed {
  path: string;
  method: string;
  operation: Operation;
}

/** Renders the API as a page, without scripts and requests. */
export function docsPage(document: OpenApiDocument): string {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Listed => ({ path, method, operation })),
  );
  const areas = document.tags.map((tag) => ({
    ...tag,
    calls: all.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const title = `${document.info.title}: the calls`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(title)}</title>
<style>${docsStyle}</style></head>
<body>
<nav aria-label="Calls">${areas
    .map(
      ({ name, calls }) =>
        `<h2>${text(name)}</h2><ul>${calls
          .map(
            ({ operation }) =>
              `<li><a href="#${text(operation.operationId)}">${text(operation.summary)}</a></li>`,
          )
          .join('')}</ul>`,
    )
    .join('')}</nav>
<main>
<h1>${text(title)}</h1>
<p class="soft">${all.length} calls, as <a href="/openapi.json">OpenAPI ${text(document.openapi)}</a></p>
${paragraphs(document.info.description)}
${areas
  .map(
    ({ name, description, calls }) =>
      `<section aria-labelledby="area-${text(name)}"><h2 id="area-${text(name)}">${text(name)}</h2>
<p>${text(description)}</p>${calls.map((call) => article(call, document)).join('')}</section>`,
  )
  .join('\n')}
<section aria-labelledby="refusals"><h2 id="refusals">Refusals</h2>
${paragraphs(document.components.schemas['Refusal']?.description ?? '')}</section>
</main>
</body></html>`;
}

function article({ path, method, operation }: Listed, { components }: OpenApiDocument): string {
  const resolve = (schema: JsonSchema | undefined) =>
    schema?.$ref === undefined ? schema : components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  const inputs = [
    // Those of many calls are references, and described once.
    ...operation.parameters.filter((one): one is Parameter => !('$ref' in one)),
    ...bodyFields(operation, resolve),
  ];
  const [response] = Object.values(operation.responses);
  return `<article id="${text(operation.operationId)}">
<h3>${text(operation.summary)}</h3>
<p class="address"><span class="method">${text(method.toUpperCase())}</span><code>${text(path)}</code></p>
<p class="soft"><code>api.${text(operation.operationId)}</code> · ${text(provedBy(operation))}</p>
${paragraphs(operation.description)}
${inputs.length > 0 ? table(inputs) : ''}
${response && 'content' in response ? responseOf(response.content ?? {}, resolve) : ''}
</article>`;
}

type Resolve = (schema: JsonSchema | undefined) => JsonSchema | undefined;

function bodyFields(
  { requestBody }: Operation,
  resolve: Resolve,
): (Omit<Parameter, 'in'> & { in: string })[] {
  const [schema] = Object.values(requestBody?.content ?? {}).map((content) => resolve(content.schema));
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'body',
    required: schema?.required?.includes(name) ?? false,
    schema: property,
  }));
}

function provedBy({ security }: Operation): string {
  const names = security.flatMap((one) => Object.keys(one));
  return names.length === 0 ? 'no session needed' : names.map((name) => proofs[name] ?? name).join(' or ');
}

const proofs: Readonly<Record<string, string>> = {
  session: 'with a session',
  media: 'its media cookie',
  refresh: 'with the refresh cookie',
};

const table = (inputs: readonly (Omit<Parameter, 'in'> & { in: string })[]) =>
  `<table><thead><tr><th scope="col">Input</th><th scope="col">Type</th><th scope="col">In</th></tr></thead><tbody>${inputs
    .map(
      ({ name, schema, required, in: where }) =>
        `<tr><td><code>${text(name)}</code>${required ? '' : ' <span class="soft">optional</span>'}</td>` +
        `<td><code>${text(typeOf(schema))}</code></td><td class="soft">${text(where)}</td></tr>`,
    )
    .join('')}</tbody></table>`;

function responseOf(content: NonNullable<ResponseObject['content']>, resolve: Resolve): string {
  const types = Object.keys(content);
  const schema = Object.values(content)[0]?.schema;
  const success = resolve(schema?.oneOf?.[0]);
  if (!success) return `<p>Responds with <code>${text(types.join(', '))}</code>.</p>`;
  const examples = Object.values(Object.values(content)[0]?.examples ?? {});
  return (
    `<details><summary>Response</summary><pre>${text(typeOf(success))}</pre></details>` +
    examples
      .map(
        ({ summary, value }) =>
          `<details><summary>Example: ${text(summary.toLowerCase())}</summary><pre>${text(JSON.stringify(value, null, 2))}</pre></details>`,
      )
      .join('')
  );
}

/** Minimal Markdown: paragraphs, dash lists, and two inline marks. */
function paragraphs(markdown: string): string {
  return markdown
    .split(/\n{2,}/)
    .map((block) => {
      const [head, ...lines] = block.split(/\n(?=- )/);
      const items = lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('');
      return `<p>${inline(head ?? '')}</p>${items ? `<ul>${items}</ul>` : ''}`;
    })
    .join('');
}

const inline = (line: string) =>
  text(line)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const text = (value: string) => value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
