import * as z from 'zod/mini';
import type { RegisteredEndpoint } from './route.ts';

const schemaOf = (schema: z.ZodMiniType<unknown>, io: 'input' | 'output'): unknown =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

/** OpenAPI 3.1 document of the registered endpoints, printed from the schemas that validate them. */
export const openApiDocument = (endpoints: readonly RegisteredEndpoint[]): Record<string, unknown> => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { address, endpoint } of endpoints) {
    const path = address.replace(/:([A-Za-z]+)/gu, '{$1}');
    const parameters = [...address.matchAll(/:([A-Za-z]+)/gu)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
    const contentType = endpoint.body === 'text-json' ? 'text/plain' : 'application/json';
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        ...(parameters.length > 0 ? { parameters } : {}),
        ...(endpoint.body === 'none' ? {} : { requestBody: { required: true, content: { [contentType]: { schema: schemaOf(endpoint.request, 'input') } } } }),
        responses: {
          200: { description: 'SUCCESS', content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } } },
          400: { description: 'BAD_REQUEST' },
        },
      },
    };
  }
  return { openapi: '3.1.0', info: { title: 'Escale', version: '1' }, paths };
};
