import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Account, createAccount } from '../accounts/account-store.ts'
import { changePassword } from '../accounts/change-password.ts'
import { startIdentityServer, type IdentityServer } from '../testing/identity-server.ts'
import { addFactor } from './add-factor.ts'
import {
  beginStep,
  keepStep,
  openStep,
  provedByPasskey,
  provePasskey,
  proveStep,
  type SignInStep,
} from './sign-in-steps.ts'

const uid = 'sign-in-under-way'
const code = { way: 'code', text: '123456' } as const
const right = async () => true
const wrong = async () => false

let server: IdentityServer
let ada: Account
let thief: Account
const stepOf = (account: Account): SignInStep => ({ uid, account, remember: false })
const db = () => server.open.db

async function person(id: string): Promise<Account> {
  const names = { firstName: id, lastName: 'Ng' }
  const account = await createAccount(db(), {
    ...{ ...names, id, email: `${id}@example.test`, passwordHash: '' },
  })
  if (!account) throw new Error('There is such an account already')
  return account
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  server = await startIdentityServer()
  ada = await person('ada')
  thief = await person('thief')
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

it('SEC-3 a code that was checked for one account proves nothing of the one that came in between', async () => {
  await beginStep(db(), stepOf(thief))
  const opened = (await openStep(db(), uid)) ?? stepOf(thief)
  await beginStep(db(), stepOf(ada))
  expect(await proveStep(db(), opened, code, right)).toBeNull()
  expect(await proveStep(db(), stepOf(ada), code, wrong)).toBeNull()
})

it('SEC-3 a passkey signs in to the account that it is of, whoever came in between', async () => {
  await provePasskey(db(), stepOf(thief), 'signed')
  await beginStep(db(), stepOf(ada))
  expect(await provedByPasskey(db(), uid, 'signed')).toBeNull()
  await provePasskey(db(), stepOf(thief), 'signed')
  expect(await provedByPasskey(db(), uid, 'signed')).toMatchObject({ account: { id: 'thief' } })
  expect(await provedByPasskey(db(), uid, 'signed otherwise')).toBeNull()
})

it('SEC-3 what was given as one kind is not taken as another', async () => {
  await beginStep(db(), stepOf(ada))
  expect(await proveStep(db(), stepOf(ada), code, right)).toMatchObject({ isFirst: true })
  expect(await provedByPasskey(db(), uid, code.text)).toBeNull()
  const added = { ...code, way: 'new-factor' } as const
  expect(await proveStep(db(), stepOf(ada), added, wrong)).toBeNull()
})

it('ACC-4 what was right is right for a minute more, and not with another password', async () => {
  await beginStep(db(), stepOf(ada))
  const first = await proveStep(db(), stepOf(ada), code, right)
  expect(await proveStep(db(), stepOf(ada), code, wrong)).toEqual({ ...first, isFirst: false })
  vi.setSystemTime(Date.now() + 5_000)
  await changePassword(db(), ada, 'another', 'none')
  expect(await proveStep(db(), stepOf(ada), code, wrong)).toBeNull()
  expect(await openStep(db(), uid)).toBeUndefined()
})

it('ACC-4 a session keeps what was given in it, but not for another account', async () => {
  await keepStep(db(), stepOf(ada))
  await proveStep(db(), stepOf(ada), code, right)
  await keepStep(db(), stepOf(ada))
  expect(await proveStep(db(), stepOf(ada), code, wrong)).toMatchObject({ isFirst: false })
  await keepStep(db(), stepOf(thief))
  await keepStep(db(), stepOf(ada))
  expect(await proveStep(db(), stepOf(ada), code, wrong)).toBeNull()
})

it('SEC-3 a factor that is on its way while the owner sets a password is not added', async () => {
  await keepStep(db(), stepOf(ada))
  vi.setSystemTime(Date.now() + 5_000)
  await changePassword(db(), ada, 'another', 'none')
  const add = vi.fn<() => Promise<boolean>>(right)
  const form = { text: 'form', way: 'passwordAndCode', add } as const
  expect(await addFactor(db(), stepOf(ada), form)).toBeUndefined()
  expect(add).not.toHaveBeenCalled()
})
