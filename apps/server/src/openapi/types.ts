/** JSON Schema 2020-12, as far as Zod generates it. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: (string | number)[];
  const?: unknown;
  examples?: unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  contentMediaType?: string;
  contentSchema?: JsonSchema;
}

/** The parts of OpenAPI 3.1 that the document uses. */
export interface OpenApiDocument {
  openapi: string;
  info: Record<string, unknown> & { title: string; version: string; description: string };
  servers: { url: string; description: string; 'x-internal': boolean }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: {
    securitySchemes: Record<string, Record<string, string>>;
    schemas: Record<string, JsonSchema>;
    headers: Record<string, { description: string; schema: JsonSchema }>;
    parameters: Record<string, Parameter>;
    responses: Record<string, ResponseObject>;
  };
}

export type Method = 'get' | 'post' | 'head' | 'patch' | 'delete' | 'options';

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: (Parameter | Reference)[];
  requestBody?: Body;
  responses: Record<string, ResponseObject | Reference>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface Body {
  required: boolean;
  content: Record<string, { schema?: JsonSchema; example?: unknown }>;
}

export interface NamedExample {
  summary: string;
  value: unknown;
}

export interface ResponseObject {
  description: string;
  headers: Record<string, Reference | { description: string; schema: JsonSchema; example?: unknown }>;
  content?: Record<string, { schema?: JsonSchema; examples?: Record<string, NamedExample> }>;
}

export interface Reference {
  $ref: string;
}
