import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { ProblemError } from '#src/contract/problem.ts'
import { languages } from '#src/i18n/languages.ts'
import { foreignWords, wordsIn } from '../texts/testing/foreign-words.ts'
import { answerProblem } from './problem-handler.ts'

function failingApp() {
  const app = Fastify()
  app.decorate('languages', languages)
  app.setErrorHandler(answerProblem)
  const fail = () => {
    throw new ProblemError({ status: 410, code: 'gone', message: 'Gone <b>for good</b>.' })
  }
  app.get('/page', fail)
  app.get('/api/thing', fail)
  return app
}
const browser = { accept: 'text/html,application/xhtml+xml' }

it('API-5 tells a person in a browser with a page, its words escaped', async () => {
  const answer = await failingApp().inject({ url: '/page', headers: browser })
  expect(answer.statusCode).toBe(410)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toContain('Gone &lt;b&gt;for good&lt;/b&gt;.')
})

it('API-5 tells a person that the database is away, and nothing of where it is', async () => {
  const app = Fastify()
  app.setErrorHandler(answerProblem)
  app.get('/page', () => {
    throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' })
  })
  const answer = await app.inject({ url: '/page', headers: browser })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toContain('The database does not answer. Please try again in a moment.')
  expect(answer.body).toMatch(/<a href="">Try again<\/a>/)
  expect(answer.body).not.toMatch(/ECONNREFUSED|10\.0\.0\.7|\bat .+:\d+/)
})

it('LNG-1 LNG-4 tells a person in a browser in their language', async () => {
  const headers = { ...browser, 'accept-language': 'ar' }
  const answer = await failingApp().inject({ url: '/page', headers })
  expect(answer.headers['content-language']).toBe('ar')
  expect(answer.body).toContain('<html lang="ar" dir="rtl">')
  expect(foreignWords('ar', wordsIn(answer.body), [/Gone.*?good.*?\./g])).toEqual([])
})

it.each([
  ['below /api', '/api/thing', browser],
  ['to a program', '/page', { accept: 'application/json' }],
])('API-5 answers %s with a problem', async (_where, url, headers) => {
  const answer = await failingApp().inject({ url, headers })
  expect(answer.json()).toEqual({ message: 'Gone <b>for good</b>.', code: 'gone' })
})
