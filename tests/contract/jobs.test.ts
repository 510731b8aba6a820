import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { pdfFile } from '#server/evidence/testing/sample-files.ts'
import { createJobs } from '#server/jobs.ts'
import { verifyChain } from '#server/store/audit-chain/verify-chain.ts'
import { recordAudit } from '#server/store/audit.ts'
import { removeExpiredRows } from '#server/store/expired-rows.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { evidencePath, evidenceSupplier } from '../fixtures/evidence-supplier.ts'
import { testCatalogue } from '../fixtures/test-catalogue.ts'

const day = 86_400_000

contractSuite('the jobs of the portal', (bench) => {
  const info = vi.fn<(...words: unknown[]) => void>()
  const unending = new AbortController().signal
  const jobs = (databaseId?: string, publicUrl: string | null = 'https://portal.example') => {
    const { evidence } = bench.app.store
    const store = {
      ...bench.app.store,
      evidence: databaseId ? { ...evidence, databaseId: async () => databaseId } : evidence,
    }
    const config = { dataDir: bench.place.dataDir, publicUrl, demoSuppliers: 0 }
    const parts = { open: bench.open, catalogue: testCatalogue, store, config }
    const { search } = bench.app
    return createJobs({ ...parts, search, identity: { jobs: [] }, log: { info, error: info } })
  }
  const jobOf = (name: string, databaseId?: string) => {
    const job = jobs(databaseId).find((one) => one.name === name)
    if (!job) throw new Error(`There is no job ${name}.`)
    return job
  }

  it('EVT-1 LND-9 what is stored for a time only goes after it, also where nobody adds any more', async () => {
    const { token } = await bench.person()
    const headers = { 'idempotency-key': randomUUID() }
    await succeed(bench.app.url, endpoints.createSupplier, {
      token,
      headers,
      body: { name: 'Once' },
    })
    const body = { tag: 'news', email: 'ada@people.example' }
    await succeed(bench.app.url, endpoints.newsletter, { body })
    const left = async () => {
      const { db } = bench.open
      const [keys, entries, signUps] = await Promise.all([
        db.selectFrom('idempotency_keys').select('key').execute(),
        db.selectFrom('outreach_log').select('id').execute(),
        db.selectFrom('newsletter_sign_ups').select('email').execute(),
      ])
      return [keys.length, entries.length, signUps.length]
    }
    const { run } = jobOf('expired-rows')
    const expected = [
      [1, [1, 1, 1]],
      [3, [0, 1, 1]],
      [8, [0, 0, 1]],
      [31, [0, 0, 0]],
    ] as const
    for (const [days, rows] of expected) {
      await run(unending, Date.now() + days * day)
      expect(await left(), `after ${days} days`).toEqual(rows)
    }
  })

  it('SEC-5 what cannot be removed just now keeps nothing else, and the job has failed', async () => {
    const { db, engine } = bench.open
    const past = new Date(0).toISOString()
    await db
      .insertInto('brand_previews')
      .values({ token_hash: randomUUID(), brand_id: 'any', number: null, expires_at: past })
      .execute()
    const broken = db.withPlugin({
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('"reports"')) throw new Error('The table is locked')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await expect(removeExpiredRows({ db: broken, engine }, Date.now())).rejects.toMatchObject({
      errors: [new Error('The table is locked')],
    })
    expect(await db.selectFrom('brand_previews').selectAll().execute()).toEqual([])
  })

  it('TRU-6 OPR-3 a portal that does not know its own address reminds nobody, and says so', () => {
    const names = (...publicUrl: null[]) => jobs(undefined, ...publicUrl).map(({ name }) => name)
    expect(names()).toEqual(expect.arrayContaining(['reminders', 'claim-reminders']))
    expect(info).not.toHaveBeenCalled()
    expect(names(null)).not.toContain('reminders')
    expect(names(null)).not.toContain('claim-reminders')
    expect(info).toHaveBeenCalledWith(expect.stringContaining('nobody is reminded'))
  })

  it('EVT-1 PRF-8 the sweep of evidence says what it has removed, and fails where the files are of another database', async () => {
    const { slug, upload } = await evidenceSupplier(bench)
    const { sha256 } = await upload(pdfFile(randomUUID()))
    await bench.app.store.evidence.databaseId()
    await jobOf('evidence-sweep').run(unending, Date.now())
    await bench.open.db.deleteFrom('organisations').where('slug', '=', slug).execute()
    const old = new Date(Date.now() - 2 * day)
    const path = join(bench.place.dataDir, 'evidence', evidencePath(sha256))
    await utimes(path, old, old)
    await expect(jobOf('evidence-sweep', 'another').run(unending, Date.now())).rejects.toThrow(
      'of another database',
    )
    const ended = AbortSignal.abort(new Error('The process ends.'))
    await expect(jobOf('evidence-sweep').run(ended, Date.now())).rejects.toThrow('process ends')
    expect(info).not.toHaveBeenCalled()
    await jobOf('evidence-sweep').run(unending, Date.now())
    expect(info).toHaveBeenCalledWith({ removed: 1 }, expect.any(String))
  })

  it('TRU-5 entries of the audit log get their links within a minute', async () => {
    const { db } = bench.open
    await recordAudit(db, { actor: 'olga@operator.test', action: 'brand.put', subject: 'one' })
    const job = jobOf('audit-seal')
    expect(job.every).toBe(60_000)
    await job.run(unending, Date.now())
    const verdict = await verifyChain(db, { now: Date.now() })
    expect(verdict).toMatchObject({ fault: null, entries: 1, unsealed: { count: 0 } })
  })
})
