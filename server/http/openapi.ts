import { toJsonSchema } from '@valibot/to-json-schema'
import { locationNode } from '#src/contract/catalogue.ts'
import type { Endpoint, Schema } from '#src/contract/endpoint.ts'
import { problemBody } from '#src/contract/problem-body.ts'

const schemas = '#/components/schemas/'

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Chosen by the caller for one write; the same request under the same key is answered again, not done again, for 48 hours',
  schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[!-~]+$' },
}

const description =
  'Names of the catalogue and sentences of recommendations are answered in the first language of Accept-Language that is offered, else in English, and Content-Language says in which. Ids are the same in each language.'

const text = { type: 'string' }
const headers = {
  RateLimit: {
    description: 'What is left of each limit, and seconds until it is whole',
    schema: text,
  },
  RateLimitPolicy: { description: 'Limits of this call: calls and seconds', schema: text },
  RetryAfter: { description: 'Seconds after which to try again', schema: { type: 'integer' } },
}
const header = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` })
const limitHeaders = {
  RateLimit: header('RateLimit'),
  'RateLimit-Policy': header('RateLimitPolicy'),
}

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
    info: { title: 'Credence', version, description },
    paths,
    components: {
      schemas: { Problem: toSchema(problemBody), LocationNode: toSchema(locationNode, false) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: { IdempotencyKey: idempotencyKey },
      headers,
    },
  }
}

function describeOperation(operationId: string, endpoint: Endpoint) {
  const { access, buyerRole, roles = [], params, query, status, summary } = endpoint
  const isClosed = access !== 'public'
  const isWrite = endpoint.method !== 'GET'
  return {
    operationId,
    summary,
    ...(isClosed && { security: [{ bearer: [] }] }),
    'x-access': [access, ...roles, ...(buyerRole ? [buyerRole] : [])],
    parameters: [
      ...parameters(params, 'path'),
      ...parameters(query, 'query'),
      ...(isClosed && isWrite ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...describeBody(endpoint),
    responses: {
      [status]: { description: 'Success', headers: limitHeaders, ...describeAnswer(endpoint) },
      default: {
        description: 'Failure',
        headers: { ...limitHeaders, 'Retry-After': header('RetryAfter') },
        content: json({ $ref: `${schemas}Problem` }),
      },
    },
  }
}

function describeBody({ body, bytes }: Endpoint) {
  if (body) return { requestBody: { required: true, content: json(toSchema(body)) } }
  if (!bytes) return {}
  // Bytes have no schema: https://spec.openapis.org/oas/v3.1.0#considerations-for-file-uploads
  const description = `The file itself, at most ${bytes.most} bytes`
  const content = Object.fromEntries(bytes.types.map((type) => [type, {}]))
  return { requestBody: { required: true, description, content } }
}

function describeAnswer({ method, response, status }: Endpoint) {
  if (response) return { content: json(toSchema(response)) }
  return method === 'GET' && status === 200 ? { content: { '*/*': {} } } : {}
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

/** A text that an operator writes: one for all languages, or one for each, of which English is there. */
const operatorTextSchema = {
  anyOf: [
    { type: 'string' as const },
    {
      type: 'object' as const,
      properties: { en: { type: 'string' as const } },
      required: ['en'],
      additionalProperties: { type: 'string' as const },
    },
  ],
}
/** Of what is read when it is met, all but places are such texts. */
const isText = ({
  type,
  getter,
}: {
  type: string
  getter?: (input: unknown) => unknown
}): boolean => type === 'lazy' && getter?.('') !== locationNode

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
    overrideSchema: ({ valibotSchema }) => (isText(valibotSchema) ? operatorTextSchema : null),
  })
  return rest
}
