import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isOfGroup } from './dictionary-groups.ts'
import { mayBeOwn } from './own-texts.ts'

const dictionaries = readdirSync('texts/en').map((file) => file.replace('.json', ''))
const isForReaders = (name: string) => isOfGroup(name, 'guest') || isOfGroup(name, 'user')

it('OPR-4 no text of the console alone can be worded by a brand', () => {
  const ofConsole = dictionaries.filter((one) => isOfGroup(one, 'operate') && !isForReaders(one))
  expect(ofConsole).toContain('operate')
  expect(ofConsole.filter((one) => mayBeOwn(`${one}.title`))).toEqual([])
})

it.each([
  'identity.logIn',
  'mail.reset.subject',
  'mail.noButton',
  'report.title',
  'report-mail.digest.subject',
  'trust.register',
  'terms.states.verified',
])('OPR-4 %s is the same under every brand', (id) => expect(mayBeOwn(id)).toBe(false))

it.each([
  'landing.title',
  'mail.hello',
  'mail.claim.reason',
  'pictures.portalLine',
  'report-mail.received.subject',
  'terms.sizes.MICRO',
])('OPR-4 a brand may word %s in its own way', (id) => expect(mayBeOwn(id)).toBe(true))

it('OPR-4 every dictionary that a brand may word has a name for people', () => {
  const idsOf = (file: string) =>
    Object.keys(JSON.parse(readFileSync(`texts/en/${file}.json`, 'utf8')) as object)
  const names = new Set(idsOf('operate-texts'))
  const worded = dictionaries.filter((one) =>
    idsOf(one).some((id) => id !== '@' && mayBeOwn(`${one}.${id}`)),
  )
  expect(worded).toContain('landing')
  expect(worded.filter((one) => !names.has(`parts.${one}`))).toEqual([])
})
