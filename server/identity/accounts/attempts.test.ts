import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../store/database.ts'
import { temporaryFolder } from '../testing/identity-server.ts'
import { attemptLimits } from './attempt-limits.ts'
import { countAttempt } from './attempts.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let open: OpenDatabase

beforeAll(async () => {
  folder = await temporaryFolder()
  open = await openDatabase({ databaseUrl: null, dataDir: folder.path })
})
afterAll(async () => {
  await open.close()
  await folder.remove()
})

it('SEC-3 nobody waits for a free attempt that was counted by a clock a moment ahead', async () => {
  const counted = { limit: attemptLimits.signUpAddress, value: 'asker' }
  expect(await countAttempt(open.db, counted)).toBe(0)
  const ahead = new Date(Date.now() + 5000).toISOString()
  await open.db
    .updateTable('identity_attempts')
    .set({ updated_at: ahead, blocked_until: ahead })
    .execute()
  expect(await countAttempt(open.db, counted)).toBe(0)
})
