import { toJsonSchema } from '@valibot/to-json-schema'
import { locationNode } from '#src/contract/catalogue.ts'
import type { Endpoint, Schema } from '#src/contract/endpoint.ts'
import { problemBody } from '#src/contract/problem.ts'

const schemas = '#/components/schemas/'

/**
 * The OpenAPI 3.1 document of a table of endpoints.
 * @param version of the portal
 */
export function describeApi(endpoints: Readonly<Record<string, Endpoint>>, version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const base = endpoint.base === 'origin' ? '' : '/api'
    const path = base + endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: describeOperation(name, endpoint),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Credence', version },
    paths,
    components: {
      schemas: { Problem: toSchema(problemBody), LocationNode: toSchema(locationNode, false) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function describeOperation(operationId: string, endpoint: Endpoint) {
  const { access, body, params, query, response, status, summary } = endpoint
  return {
    operationId,
    summary,
    ...(access !== 'public' && { security: [{ bearer: [] }] }),
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(body && { requestBody: { required: true, content: json(toSchema(body)) } }),
    responses: {
      [status]: {
        description: 'Success',
        ...(response && { content: json(toSchema(response)) }),
      },
      default: { description: 'Failure', content: json({ $ref: `${schemas}Problem` }) },
    },
  }
}

function parameters(schema: Schema | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = toSchema(schema)
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function json(schema: object) {
  return { 'application/json': { schema } }
}

/** Rules that JSON Schema has no word for are left out; the server checks them all the same. */
function toSchema(schema: Schema, isShared = true) {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    ...(isShared && { definitions: { LocationNode: locationNode } }),
    overrideRef: () => `${schemas}LocationNode`,
  })
  return rest
}
