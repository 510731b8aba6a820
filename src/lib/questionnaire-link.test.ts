import { expect, it } from 'vitest'
import { readQuestionnaireLink } from './questionnaire-link.ts'

it.each([
  ['/questionnaires/carbon-footprint', 'carbon-footprint'],
  [' /questionnaires/human-rights/ ', 'human-rights'],
])('MOD-3 %s is answered in the portal', (field, id) => {
  expect(readQuestionnaireLink(field)).toEqual({ kind: 'embedded', id })
})

it.each([
  ['https://form.typeform.com/to/lT4Z3j', 'form.typeform.com', 'lT4Z3j'],
  ['https://acme.typeform.com/to/oWPUHPmF?utm=x#a=b', 'acme.typeform.com', 'oWPUHPmF'],
  ['https://team.acme.typeform.com/to/lT4Z3j/', 'team.acme.typeform.com', 'lT4Z3j'],
  ['lT4Z3j', 'form.typeform.com', 'lT4Z3j'],
])('MOD-1 %s is answered at the form service', (field, domain, formId) => {
  expect(readQuestionnaireLink(field)).toEqual({ kind: 'form', domain, formId })
})

it.each([
  ['https://survey.example/a?b=1', 'https://survey.example/a?b=1'],
  ['https://typeform.com.evil.example/to/lT4Z3j', 'https://typeform.com.evil.example/to/lT4Z3j'],
  ['https://eviltypeform.com/to/lT4Z3j', 'https://eviltypeform.com/to/lT4Z3j'],
  ['https://acme.typeform.com/report/lT4Z3j', 'https://acme.typeform.com/report/lT4Z3j'],
  ['https://acme.typeform.com:8443/to/lT4Z3j', 'https://acme.typeform.com:8443/to/lT4Z3j'],
])('MOD-1 %s is a link to somebody else', (field, href) => {
  expect(readQuestionnaireLink(field)).toEqual({ kind: 'elsewhere', href })
})

it.each([
  '',
  '  ',
  'soon',
  'not yet',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://survey.example/',
  'https://user:secret@survey.example/',
  '//survey.example/to/lT4Z3j',
  '/questionnaires/',
  '/questionnaires/../api',
  '/questionnaires/a/b',
  '/modules/a.svg',
])('MOD-1 %j is coming soon', (field) => {
  expect(readQuestionnaireLink(field)).toEqual({ kind: 'none' })
})
