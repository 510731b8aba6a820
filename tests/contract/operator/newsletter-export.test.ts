import { expect, it } from 'vitest'
import { contractSuite } from '../../fixtures/contract-suite.ts'
import { runOperator } from '#server/operator/run-operator.ts'

const people = 2_000

contractSuite('operator: a long export', (bench) => {
  it('API-8 LND-9 prints who gets newsletters as it reads them, and is recorded before', async () => {
    const at = '2026-01-01T00:00:00.000Z'
    await bench.open.db
      .insertInto('newsletter_sign_ups')
      .values(
        Array.from({ length: people }, (_, number) => ({
          ...{ brand_id: 'credence', email: `reader.${number}@example.test`, tag: 'news' },
          ...{ first_name: null, last_name: null, created_at: at, confirmed_at: at },
          ...{ asked_at: null, link: null, link_expires_at: null },
        })),
      )
      .execute()
    const entries = () =>
      bench.open.db
        .selectFrom('audit_log')
        .select('details')
        .where('action', '=', 'newsletter.export')
        .execute()
    const parts: string[] = []
    let recorded: Promise<unknown> | undefined
    const { databaseUrl, dataDir } = bench.place
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const code = await runOperator(['newsletter', 'export'], {
      env,
      stdin: process.stdin,
      stderr: { write: () => {} },
      stdout: {
        write: (text: string) => {
          recorded ??= entries()
          parts.push(text)
        },
      },
    })
    expect(code).toBe(0)
    expect(parts.length).toBeGreaterThan(people)
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(1_000)
    const all = JSON.parse(parts.join('')) as { email: string }[]
    expect(all).toHaveLength(people)
    expect(parts.join('')).toBe(`${JSON.stringify(all, null, 2)}\n`)
    expect(await recorded).toEqual([{ details: '{"all":false}' }])
  })
})
