import { expect, it } from 'vitest'
import { readApi } from './config-api.ts'

it('API-3 is the embedded API where nothing else is said', () => {
  expect(readApi({})).toEqual({ baseUrl: '/api', paths: {} })
  expect(readApi({ API_BASE_URL: '/api' }).baseUrl).toBe('/api')
})

it('API-3 takes the address of another API, and other names for its paths', () => {
  const paths = { updateOrganisation: '/v2/suppliers/:slug', credentials: 'https://list.example/c' }
  const read = readApi({
    API_BASE_URL: 'https://api.example/v2/',
    API_PATHS: JSON.stringify(paths),
  })
  expect(read).toEqual({ baseUrl: 'https://api.example/v2', paths })
})

it.each([
  ['API_BASE_URL', 'api.example'],
  ['API_BASE_URL', 'file:///api'],
  ['API_BASE_URL', '/somewhere'],
  ['API_BASE_URL', 'https://user:secret@api.example'],
  ['API_BASE_URL', 'https://api.example?key=1'],
  ['API_PATHS', 'not JSON'],
  ['API_PATHS', '["credentials"]'],
  ['API_PATHS', '{"credentials":7}'],
  ['API_PATHS', '{"nothing":"/nothing"}'],
  ['API_PATHS', '{"toString":"/nothing"}'],
  ['API_PATHS', '{"credentials":"//elsewhere.example"}'],
  ['API_PATHS', '{"credentials":"javascript:alert(1)"}'],
  ['API_PATHS', '{"publicProfile":"/profiles/:id"}'],
])('API-3 names the setting %s that cannot be used: %s', (name, value) => {
  expect(() => readApi({ [name]: value })).toThrow(name)
})
