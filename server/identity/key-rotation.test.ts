import type { DisposableTempDir } from 'node:fs/promises'
import { decodeProtectedHeader } from 'jose'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { replaceSecret } from '../store/secrets.ts'
import { policies } from './constants.ts'
import { formerKeys, loadKeys, secretNames } from './provider/keys.ts'
import { rotateSigningKey } from './provider/rotate-signing-key.ts'
import { Browser } from './testing/browser.ts'
import {
  type IdentityServer,
  startIdentityServer,
  temporaryFolder,
} from './testing/identity-server.ts'
import { MsalClient, type Tokens } from './testing/msal-client.ts'
import { ada, registered, signIn } from './testing/people.ts'

let folder: DisposableTempDir
let running: IdentityServer[]
let server: IdentityServer
let tokens: Tokens

/** One more process on the same database. */
async function start(): Promise<IdentityServer> {
  const started = await startIdentityServer({ dataDir: folder.path })
  running.push(started)
  return started
}

beforeEach(async () => {
  folder = await temporaryFolder()
  running = []
  server = await start()
  tokens = await registered(new MsalClient(new Browser(server.port)))
})
afterEach(async () => {
  await Promise.all(running.map((one) => one.close()))
  await folder.remove()
})

const rotate = (isLeaked = false) => rotateSigningKey(server.open.db, isLeaked)
const signedBy = ({ accessToken }: Tokens) => decodeProtectedHeader(accessToken).kid

async function signInAt({ port }: IdentityServer): Promise<Tokens> {
  const client = new MsalClient(new Browser(port))
  return client.exchange(await signIn(client, ada))
}

async function publishedBy({ port }: IdentityServer): Promise<unknown[]> {
  const path = MsalClient.path(policies.signIn, '/discovery/v2.0/keys')
  const { body } = await new Browser(port).get(path)
  const { keys } = JSON.parse(body) as { keys: Record<string, unknown>[] }
  for (const key of keys) expect(key).not.toHaveProperty('d')
  return keys.map(({ kid }) => kid)
}

it('AUT-2 a new key signs in every process, and what the one before has signed stays good', async () => {
  const before = signedBy(tokens)
  const rotated = await rotate()
  expect(rotated?.before).toBe(before)
  const other = await start()
  const anew = await signInAt(other)
  expect(signedBy(anew)).toBe(rotated?.now)
  expect(signedBy(anew)).not.toBe(before)
  expect(await publishedBy(other)).toEqual([rotated?.now, before])
  expect((await other.identity.verify(tokens.accessToken)).id).toBe(tokens.idClaims.sub)
  // The one that runs since before the change learns of it by the token.
  expect((await server.identity.verify(anew.accessToken)).id).toBe(tokens.idClaims.sub)
  expect((await server.identity.verify(tokens.accessToken)).id).toBe(tokens.idClaims.sub)
  expect(signedBy(await signInAt(server))).toBe(rotated?.now)
})

it('AUT-2 after a leak nothing counts that older keys have signed', async () => {
  await rotate()
  const rotated = await rotate(true)
  const other = await start()
  expect(await publishedBy(other)).toEqual([rotated?.now])
  await expect(other.identity.verify(tokens.accessToken)).rejects.toMatchObject({ status: 401 })
  expect(signedBy(await signInAt(other))).toBe(rotated?.now)
})

it('AUT-2 a key that signs no more is forgotten after its time', async () => {
  await rotate()
  const { db } = server.open
  const [former] = await formerKeys(db)
  const left = Date.parse(former?.until ?? '') - Date.now()
  expect(left / 3_600_000).toBeCloseTo(2, 1)
  await replaceSecret(db, secretNames.former, [{ ...former, until: new Date().toISOString() }])
  expect((await loadKeys(db)).former).toEqual([])
  await rotate()
  expect(await formerKeys(db)).toHaveLength(1)
})
