import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { operatorSessionHours, stepUpMinutes } from '#src/contract/operate/operator-role.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { memberActions } from '../fixtures/members.ts'
import { operate, operateJson } from '../fixtures/operator.ts'

const { acceptOperatorInvitation, inviteOperator, operators, operatorSelf, removeOperator } =
  endpoints
const { verificationQueue } = endpoints
const minute = 60_000

contractSuite('operators', (bench) => {
  const url = () => bench.app.url
  const act = () => memberActions(bench)
  const person = () => act().person('Olga', { email: `${randomUUID()}@portal.example` })
  /** The same person, signed in some minutes ago. */
  const since = async ({ user }: Person, minutes: number, hasSecondFactor = true) => {
    const proved = { ...user, hasSecondFactor, provedAt: Date.now() - minutes * minute }
    return bench.signer.token(proved)
  }
  const run = (...line: string[]) => operate(bench.place, ['operators', ...line])
  const codeIn = (text: string) => /\/operate\/welcome#(\S+)/.exec(text)?.[1] ?? ''
  const accept = (token: string, code: string) => ({ token, body: { code } })

  it('OPR-1 ACC-4 a role counts with a second factor, and with a sign-in of the same day', async () => {
    const olga = await act().operator(await person())
    const day = operatorSessionHours * 60
    for (const [token, needs] of [
      [await since(olga, 0, false), 'second-factor-needed'],
      [await since(olga, day + 1), 'sign-in-again'],
    ] as const) {
      const refusal = await refuse(url(), verificationQueue, { token })
      expect(refusal).toMatchObject({ status: 403, code: needs })
      const { data } = await succeed(url(), operatorSelf, { token })
      expect(data).toMatchObject({ needs })
    }
    const token = await since(olga, day - 1)
    await succeed(url(), verificationQueue, { token })
    const { data } = await succeed(url(), operatorSelf, { token })
    expect(data.needs).toBeNull()
    expect(data.grants.map(({ role }) => role).toSorted()).toEqual(['support', 'verifier'])
  })

  it('OPR-1 the link of the command line makes one person an admin, once', async () => {
    const { stdout } = await run('bootstrap')
    expect(stdout).toMatch(/^http:\/\/localhost:\d+\/operate\/welcome#[\w-]{32}\n$/)
    const code = codeIn(stdout)
    const ada = await person()
    const weak = accept(await since(ada, 0, false), code)
    expect(await refuse(url(), acceptOperatorInvitation, weak)).toMatchObject({
      ...{ status: 403, code: 'second-factor-needed' },
    })
    const taken = await succeed(url(), acceptOperatorInvitation, accept(await since(ada, 0), code))
    expect(taken.data).toEqual({ role: 'admin', brandId: null })
    const again = accept(await since(await person(), 0), code)
    expect(await refuse(url(), acceptOperatorInvitation, again)).toMatchObject({
      ...{ status: 404, code: 'unknown-invitation', field: 'code' },
    })
    expect(await operateJson(bench.place, ['audit', 'list', '--limit', '2'])).toMatchObject([
      { action: 'operator.accept', actor: ada.user.email, subject: ada.user.id },
      { action: 'operator.invite', actor: 'olga@operator.test' },
    ])
    // The database has nothing by which anybody could take a role.
    const rows = await bench.open.db.selectFrom('operator_invitations').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('OPR-1 a link that has run out makes nobody anything', async () => {
    const code = codeIn((await run('bootstrap')).stdout)
    const past = new Date(Date.now() - 1_000).toISOString()
    await bench.open.db.updateTable('operator_invitations').set({ expires_at: past }).execute()
    const token = await since(await person(), 0)
    expect(await refuse(url(), acceptOperatorInvitation, accept(token, code))).toMatchObject({
      status: 404,
    })
  })

  it('OPR-1 admins invite, each for their brands, and take roles away; somebody stays who can', async () => {
    await bench.open.db.deleteFrom('operator_roles').execute()
    const ada = await act().operator(await person(), ['admin'])
    const bo = await act().operator(await person(), ['admin'], 'one')
    const all = await succeed(url(), operators, { token: ada.token })
    expect(all).toMatchObject({ forAll: true, results: [{ isSelf: true }, { isSelf: false }] })
    expect((await succeed(url(), operators, { token: bo.token })).results).toMatchObject([
      { userId: bo.user.id, role: 'admin', brandId: 'one' },
    ])
    const editor = { role: 'editor', brandId: null } as const
    expect(await refuse(url(), inviteOperator, { token: bo.token, body: editor })).toMatchObject({
      status: 403,
      code: 'not-an-operator',
    })
    expect(
      await refuse(url(), inviteOperator, {
        ...{ token: ada.token, body: { ...editor, brandId: 'nobody-knows' } },
      }),
    ).toMatchObject({ status: 422, field: 'brandId' })
    const stale = { token: await since(ada, stepUpMinutes + 1), body: editor }
    expect(await refuse(url(), inviteOperator, stale)).toMatchObject({
      ...{ status: 403, code: 'sign-in-again', reason: 'final' },
    })
    const { data } = await succeed(url(), inviteOperator, { token: ada.token, body: editor })
    const eve = await person()
    await succeed(url(), acceptOperatorInvitation, accept(await since(eve, 0), data.code))

    const gone = { token: ada.token, body: { userId: eve.user.id, ...editor } }
    await succeed(url(), removeOperator, gone)
    expect(await refuse(url(), removeOperator, gone)).toMatchObject({ status: 404 })
    const last = { userId: ada.user.id, role: 'admin', brandId: null } as const
    expect(await refuse(url(), removeOperator, { token: ada.token, body: last })).toMatchObject({
      status: 409,
      code: 'last-admin',
    })
  })

  it('API-8 OPR-1 the command line gives and takes roles, and knows no others', async () => {
    const { user } = await person()
    await bench.app.store.members.rememberUser(user)
    const grant = (...more: string[]) => run('grant', user.email, ...more)
    expect(await grant('--role', 'boss')).toMatchObject({ code: 2 })
    expect(await grant('--brand', 'nobody-knows')).toMatchObject({
      ...{ code: 1, stderr: expect.stringContaining("There is no brand 'nobody-knows'.") },
    })
    expect(await grant('--role', 'editor', '--role', 'admin')).toMatchObject({
      ...{ code: 0, stdout: `${user.email} is an operator now: editor, admin.\n` },
    })
    expect(await run('revoke', user.email, '--role', 'admin')).toMatchObject({ code: 0 })
    expect(await bench.app.store.operators.grantsOf(user.id)).toEqual([
      { role: 'editor', brandId: null },
    ])
    expect(await run('revoke', user.email)).toMatchObject({ code: 0 })
    expect(await run('revoke', user.email)).toMatchObject({ code: 1 })
  })
})
