import { expect, it } from 'vitest'
import { namesIn } from './audit-words.ts'

it.each([
  ['membership of Sam@Example.test.', ['sam@example.test']],
  ['{"user":"0c6f-77","relationship":"OWNER"}', ['0c6f-77']],
  ['auth0|5f7c8', ['auth0', '5f7c8']],
  ['jürgen@bücher.example', ['jürgen@bücher.example']],
  ['two: a1 a1', ['a1']],
  ['credential.refuse', []],
])('API-8 finds the ids and addresses in %j', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})
