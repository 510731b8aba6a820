import { setImmediate as everythingElse } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { noTokenProblem } from '../contract/no-token-problem.ts'
import { openSession } from './testing/open-session.ts'
import { untilSignedOut } from './until-signed-out.ts'

it('OFF-10 AUT-5 what still loads when its user signs out fails without a word', async () => {
  const { session } = openSession({})
  await session.ready()
  const reading = Promise.withResolvers<string>()
  const said = vi.fn<() => void>()
  void untilSignedOut(session, reading.promise).then(said, said)
  await session.logout()
  reading.reject(noTokenProblem())
  await everythingElse()
  expect(said).not.toHaveBeenCalled()
})

it('AUT-8 what fails while its user stays is said, and what arrives is given', async () => {
  const { session } = openSession({})
  await session.ready()
  const failing = untilSignedOut(session, Promise.reject(noTokenProblem()))
  await expect(failing).rejects.toThrow('No idToken')
  expect(await untilSignedOut(session, Promise.resolve('read'))).toBe('read')
})
