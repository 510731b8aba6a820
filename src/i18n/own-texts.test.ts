import { readdirSync } from 'node:fs'
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
  'trust.register',
  'terms.states.verified',
])('OPR-4 %s is the same under every brand', (id) => expect(mayBeOwn(id)).toBe(false))

it.each([
  'landing.title',
  'mail.hello',
  'mail.claim.reason',
  'pictures.portalLine',
  'terms.sizes.MICRO',
])('OPR-4 a brand may word %s in its own way', (id) => expect(mayBeOwn(id)).toBe(true))
