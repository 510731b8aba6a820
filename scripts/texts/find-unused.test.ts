import { expect, it } from 'vitest'
import { findUnused } from './find-unused.ts'

const ids = ['members.left', 'members.roles.OWNER', 'members.roles.EMPLOYEE', 'members.you']

it('LNG-1 finds the messages that no source names', () => {
  const sources = ["t('members.left', { organisation })", 't(`members.roles.${role}`)']
  expect(findUnused(ids, sources)).toEqual(['members.you'])
})

it('LNG-1 takes an id with places for those of its form alone', () => {
  expect(findUnused(ids, ['t(`members.${one}`)'])).toEqual([
    'members.roles.OWNER',
    'members.roles.EMPLOYEE',
  ])
})

it('LNG-1 takes no id for named that is only the beginning of another', () => {
  expect(findUnused(['a.open', 'a.openNamed'], ["t('a.openNamed', { name })"])).toEqual(['a.open'])
})
