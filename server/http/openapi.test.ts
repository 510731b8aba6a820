import { expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { describeApi } from './openapi.ts'

const document = describeApi(endpoints, '1.0.0')
const operation = (path: string, method: string) => document.paths[path]?.[method]

it('API-1 describes bodies and answers that are files', () => {
  const upload = operation('/api/organisation/{slug}/credentials/{credentialId}/evidence', 'post')
  expect(upload).toMatchObject({
    requestBody: {
      description: 'The file itself, at most 10485760 bytes',
      content: { 'application/pdf': {}, 'application/octet-stream': {} },
    },
  })
  const download = operation('/api/organisation/{slug}/evidence/{id}', 'get')
  expect(download).toMatchObject({ responses: { 200: { content: { '*/*': {} } } } })
  expect(operation('/api/organisation/{slug}/evidence/{id}', 'delete')).not.toHaveProperty(
    'responses.204.content',
  )
})

it('API-1 API-4 tells who may call what', () => {
  expect(operation('/offers', 'get')).toMatchObject({ 'x-access': ['public'] })
  expect(operation('/offers', 'get')).not.toHaveProperty('security')
  expect(operation('/api/organisation/{slug}/users/{membershipId}', 'patch')).toMatchObject({
    'x-access': ['owner', 'support'],
    security: [{ bearer: [] }],
  })
})

it('API-1 API-5 names the headers for repeated writes and for limits', () => {
  const key = { $ref: '#/components/parameters/IdempotencyKey' }
  expect(operation('/api/organization/supplier', 'post')).toMatchObject({ parameters: [key] })
  expect(operation('/api/user/me', 'get')).toMatchObject({ parameters: [] })
  expect(operation('/api/mailchimp-tags', 'post')).toMatchObject({ parameters: [] })
  expect(operation('/api/env', 'get')).toMatchObject({
    responses: {
      default: { headers: { 'Retry-After': {}, RateLimit: {}, 'RateLimit-Policy': {} } },
    },
  })
})

it('API-1 refers to nothing that is not there', () => {
  const text = JSON.stringify(document)
  for (const [, path = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    expect(document).toHaveProperty(path.split('/'))
  }
})

it('LNG-2 describes the reason and the params of a failure', () => {
  expect(document.components.schemas.Problem).toMatchObject({
    required: ['message', 'code'],
    properties: {
      reason: { type: 'string', description: expect.any(String) },
      params: {
        type: 'object',
        additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
        description: expect.any(String),
      },
    },
  })
})

it('OPR-5 describes a text of an operator as one, or as one for each language', () => {
  const { paths } = describeApi({ createOffer: endpoints.createOffer }, '1.0.0')
  expect(JSON.stringify(paths)).toContain(
    '"title":{"anyOf":[{"type":"string"},{"type":"object","properties":{"en":{"type":"string"}},',
  )
  expect(JSON.stringify(paths)).not.toContain('LocationNode')
})
