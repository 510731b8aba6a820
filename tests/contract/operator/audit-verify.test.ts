import { beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { auditHistory } from '../../fixtures/audit-log/history.ts'
import { succeed } from '../../fixtures/call.ts'
import { contractSuite } from '../../fixtures/contract-suite.ts'
import { operate, operateJson } from '../../fixtures/operator.ts'

const { auditHead, updateOrganisation } = endpoints
const hash = '[0-9a-f]{64}'

contractSuite('operator: the chain over the audit log', (bench) => {
  let number = 0
  let slug: string

  beforeEach(async () => {
    number += 1
    await auditHistory(bench.open).empty()
    slug = await bench.organisation(await bench.person(), `Number ${number} Chains`)
  })

  const run = (...line: string[]) => operate(bench.place, line)
  const json = (...line: string[]) => operateJson(bench.place, line) as Promise<Head>
  type Head = { position: number; hash: string; sealedAt: string | null }
  const suspendAndRestore = async () => {
    await run('organisations', 'suspend', slug)
    await run('organisations', 'restore', slug)
  }
  const headOptions = ({ hash, position }: Head) => ['--head', hash, '--position', String(position)]
  const changeAt = (position: number) =>
    bench.open.db
      .updateTable('audit_log')
      .set({ subject: 'another' })
      .where('position', '=', position)
      .execute()

  it('TRU-5 says in one line that the log is in order, and of what has no link yet', async () => {
    expect(await run('audit', 'verify')).toEqual({
      ...{ code: 0, stderr: '' },
      stdout: `audit log: 0 entries in order, head ${'0'.repeat(64)} at 0\n`,
    })
    await suspendAndRestore()
    const first = await run('audit', 'verify')
    expect([first.code, first.stderr]).toEqual([0, ''])
    expect(first.stdout).toMatch(
      new RegExp(
        `^audit log: 2 entries in order, head ${hash} at 2; 2 had no link until now, the oldest since \\S+Z\n$`,
      ),
    )
    const { stdout } = await run('audit', 'verify')
    expect(stdout).toMatch(new RegExp(`^audit log: 2 entries in order, head ${hash} at 2\n$`))
    expect(await json('audit', 'verify')).toMatchObject({
      ...{ fault: null, entries: 2, rewritten: 0, head: { position: 2 } },
      unsealed: { count: 0, since: null },
    })
  })

  it('TRU-5 says what is wrong and where it shows first, and ends with 1', async () => {
    await suspendAndRestore()
    await suspendAndRestore()
    await run('audit', 'head')
    await changeAt(3)
    await changeAt(2)
    const { code, stdout, stderr } = await run('audit', 'verify')
    expect([code, stderr]).toEqual([1, ''])
    expect(stdout).toMatch(
      /^audit log: changed: position 2 is not as it was sealed, entry \S+ \(organisation\.restore, \S+Z\)\n$/,
    )
    const asJson = await run('audit', 'verify', '--json')
    expect(asJson.code).toBe(1)
    expect(JSON.parse(asJson.stdout)).toMatchObject({
      fault: { kind: 'changed', position: 2, entry: { action: 'organisation.restore' } },
      head: { position: 1 },
    })
    const rest = await run('audit', 'verify', '--from', '4')
    expect(rest.stdout).toMatch(/^audit log: 1 entry in order from position 4 on, head \S+ at 4\n$/)
    expect(await run('audit', 'verify', '--from', '3')).toMatchObject({ code: 1 })
  })

  it('TRU-5 holds the log to a head that was kept, which is the one that is published', async () => {
    await suspendAndRestore()
    const printed = await run('audit', 'head')
    const kept = await json('audit', 'head')
    expect(await succeed(bench.app.url, auditHead, {})).toMatchObject({
      ...{ position: 2, hash: kept.hash, sealedAt: kept.sealedAt },
    })
    expect(printed).toEqual({
      ...{ code: 0, stderr: '' },
      stdout: `audit log: head ${kept.hash} at 2, sealed ${kept.sealedAt}\n`,
    })
    await suspendAndRestore()
    const kepts = headOptions(kept)
    const inOrder = await run('audit', 'verify', ...kepts)
    expect([inOrder.code, inOrder.stdout]).toEqual([
      ...[0, expect.stringContaining('; the head kept at 2 is in it')],
    ])
    const others = headOptions({ ...kept, hash: 'ab'.repeat(32) })
    expect(await run('audit', 'verify', ...others)).toMatchObject({
      ...{ code: 1, stdout: expect.stringContaining('replaced: position 2 has another hash') },
    })
    for (const table of ['audit_links', 'audit_log'] as const)
      await bench.open.db.deleteFrom(table).where('position', '>', 1).execute()
    expect(await run('audit', 'verify')).toMatchObject({ code: 0 })
    expect(await run('audit', 'verify', ...kepts)).toMatchObject({
      ...{
        code: 1,
        stdout: expect.stringContaining('missing: the log ends at position 1, before'),
      },
    })
  })

  it('TRU-5 is in order after people were deleted and organisations became one, without their names', async () => {
    const vera = await bench.person({ email: `vera.${number}@people.test` })
    const other = await bench.organisation(vera, `Number ${number} Links`)
    await succeed(bench.app.url, updateOrganisation, {
      ...{ token: vera.token, params: { slug: other }, body: { website: 'https://links.example' } },
    })
    await run('operators', 'grant', vera.user.email)
    await run('organisations', 'suspend', slug, '--as', vera.user.email)
    const kept = await json('audit', 'head')
    await run('organisations', 'restore', slug, '--as', vera.user.email)
    await run('organisations', 'merge', slug, other, '--yes')
    expect((await run('users', 'delete', vera.user.email, '--yes')).code).toBe(0)
    const { code, stdout } = await run('audit', 'verify', ...headOptions(kept))
    expect(stdout).toContain('audit log: 5 entries in order')
    expect(stdout).toContain('; 2 texts written anew for people who were deleted or joined')
    expect(code).toBe(0)
    const everything = JSON.stringify(await json('audit', 'list'))
    expect(everything).not.toContain(vera.user.email)
    expect(everything).not.toContain(vera.user.id)
  })

  it.each([
    [['--head', 'ab'.repeat(32)], 'belong together'],
    [['--position', '2'], 'belong together'],
    [['--head', 'nonsense', '--position', '2'], 'must be the 64 letters'],
    [
      ['--head', 'ab'.repeat(32), '--position', '1.5'],
      '--position must be a whole number from 0 on',
    ],
    [['--from', '0'], '--from must be a whole number from 1 on'],
    [['--head', 'ab'.repeat(32), '--position', '2', '--from', '4'], 'must not lie before --from'],
  ])('TRU-5 cannot use %j, and says so', async (options, sentence) => {
    const { code, stderr } = await run('audit', 'verify', ...options)
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)])
  })
})
