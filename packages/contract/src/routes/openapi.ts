import { z } from 'zod';
import { errorResponse } from '../schemas/records.ts';
import { ROUTES, type Route, type RouteScope } from './routes.ts';

type Json = Readonly<Record<string, unknown>>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const {
    $schema: _dialect,
    $defs: _definitions,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'ref',
  }) as Record<string, unknown>;
  return _definitions === undefined ? rest : { ...rest, $defs: _definitions };
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required ?? []).includes(name),
    schema: property,
  }));
}

/** The scope that a token needs for a call, as its family is called; null for a call that needs none. */
export function scopeOf(scope: RouteScope): string | null {
  if (scope === 'PUBLIC' || scope === 'ANY') return null;
  return scope === 'OTP' ? 'issue:otp' : `read:${scope}`;
}

/** What a call needs where a login is configured (docs/access.md). */
function accessOf({ scope, role }: Route): Json {
  if (scope === 'PUBLIC') return { security: [] };
  const named = scopeOf(scope);
  return { security: [{ bearer: named === null ? [] : [named] }], ...(role === null ? {} : { 'x-role': role }) };
}

function operation(name: string, route: Route): Json {
  const content = (schema: Json): Json => ({ 'application/json': { schema } });
  // a plain string is sent as it is
  const bodyContent = (schema: Json): Json =>
    schema.type === 'string' ? { 'text/plain': { schema } } : content(schema);
  return {
    operationId: name,
    summary: route.summary,
    tags: [route.scope === 'PUBLIC' ? 'service' : route.scope],
    ...accessOf(route),
    parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
    ...(route.body === undefined
      ? {}
      : { requestBody: { required: true, content: bodyContent(jsonSchema(route.body, 'input')) } }),
    responses: {
      200: {
        description: 'OK',
        ...(route.response === undefined ? {} : { content: content(jsonSchema(route.response, 'output')) }),
      },
      default: { description: 'An error of the catalogue', content: content({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

/** The OpenAPI 3.1 document of the route table; `basePath` such as `/api`. Committed as docs/openapi.json. */
export function openApiDocument(basePath: string, version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of Object.entries(ROUTES)) {
    const path = (paths[route.path] ??= {});
    path[route.method.toLowerCase()] = operation(name, route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Counterpart',
      version,
      description: 'Recruitment matching that works both ways and shows its sums.',
    },
    servers: [{ url: basePath }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: jsonSchema(errorResponse, 'output') },
    },
  };
}
