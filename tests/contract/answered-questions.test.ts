import { beforeEach, expect, it } from 'vitest'
import { answeredQuestions } from '#server/store/migrations/0031-answered-questions.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { type CredentialDesk, credentialDesk, iso } from '../fixtures/credential-desk.ts'

contractSuite('a question of a verifier before files answered it', (bench) => {
  let desk: CredentialDesk
  beforeEach(async () => {
    desk = await credentialDesk(bench)
    await desk.done('ask', 'Please send page 2.')
  })
  const update = () =>
    bench.open.db.transaction().execute((one) => answeredQuestions.up(one, bench.open.engine))

  it('TRU-1 is over where a file came behind it', async () => {
    await bench.open.db
      .insertInto('evidence')
      .values({
        ...{ id: `file-${desk.slug}`, organisation_id: await desk.id(), credential_id: iso },
        ...{ name: 'page-2.pdf', type: 'application/pdf', size: 1, sha256: 'a'.repeat(64) },
        uploaded_at: new Date(Date.now() + 1000).toISOString(),
      })
      .execute()
    await update()
    expect((await desk.held())?.answer).toBeUndefined()
  })

  it('TRU-1 is open where none did', async () => {
    await update()
    expect((await desk.held())?.answer).toMatchObject({ outcome: 'incomplete' })
  })
})
