import { expect, it } from 'vitest'
import { english, t } from '#src/i18n/testing/english.ts'
import { stageOf, uploadWords } from './upload-words.ts'

const waiting = {
  state: 'waiting',
  problem: null,
  waitsForProfile: false,
  isStored: true,
  percent: null,
} as const
const noAnswer = { status: 0, message: 'No answer.' }
const offline = false
const online = true

it('PRF-8 moves while it is sent or goes next, whatever the browser thinks of the network', () => {
  expect(stageOf(waiting, online)).toBe('moving')
  expect(stageOf({ ...waiting, state: 'sending', percent: 3 }, offline)).toBe('moving')
  expect(stageOf({ ...waiting, state: 'sending' }, offline)).toBe('stuck')
})

it('OFF-5 says that it is saved here and goes when there is a network', () => {
  expect(stageOf(waiting, offline)).toBe('stuck')
  for (const problem of [null, noAnswer])
    expect(uploadWords(english, { ...waiting, problem }, offline)).toBe(
      'Saved on this device. It will be sent when you are back online.',
    )
})

it('OFF-11 never says saved where it is not', () => {
  for (const isOnline of [online, offline])
    expect(
      uploadWords(english, { ...waiting, problem: noAnswer, isStored: false }, isOnline),
    ).toContain(t('evidence.notStored'))
})

it('PRF-8 waits for its profile, for a sign-in, for the server', () => {
  const held = { ...waiting, waitsForProfile: true }
  expect(stageOf(held, offline)).toBe('held')
  expect(uploadWords(english, held, offline)).toContain(t('evidence.goesWithProfile'))
  const signIn = { ...waiting, state: 'sign-in', problem: { status: 401, message: '' } } as const
  expect(uploadWords(english, signIn, offline)).toContain(t('evidence.needsSignIn'))
  expect(uploadWords(english, { ...waiting, problem: noAnswer }, online)).toContain(
    t('evidence.unreachable'),
  )
  const trouble = { ...waiting, problem: { status: 503, message: '' } }
  expect(uploadWords(english, trouble, online)).toContain(t('evidence.notTaken'))
})

it('OFF-7 says what the server said of one that it refused', () => {
  const problem = { status: 422, message: 'It is not a PDF.' }
  const refused = { ...waiting, state: 'refused', problem } as const
  expect(stageOf(refused, online)).toBe('stuck')
  expect(uploadWords(english, refused, offline)).toBe('It is not a PDF.')
})
