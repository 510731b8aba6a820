import { beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import type { OperatorGrant } from '#src/contract/operate/operator-role.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { NoAdmin } from '#server/store/operator-roles.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { operate } from '../../fixtures/operator.ts'
import { verifierDesk } from '../../fixtures/verifier-desk.ts'

const { acceptOperatorInvitation, inviteOperator, operators, removeOperator, withdrawInvitation } =
  endpoints
const admin: OperatorGrant = { role: 'admin', brandId: null }

contractSuite('links by which somebody becomes an operator', (bench) => {
  const { operator } = verifierDesk(bench)
  let ada: Person
  let eve: Person
  beforeEach(async () => {
    await db().deleteFrom('operator_invitations').execute()
    ada = await operator('Ada', null, ['admin'])
    eve = await operator('Eve', null, ['admin', 'verifier'])
  })
  const url = () => bench.app.url
  const db = () => bench.open.db
  const run = (...line: string[]) => operate(bench.place, line)
  const invite = async (by: Person, body = admin) =>
    (await succeed(url(), inviteOperator, { token: by.token, body })).data.code
  const accept = async (code: string) => {
    const { token } = await bench.person({ hasSecondFactor: true })
    return { token, body: { code } }
  }
  const refusal = async (code: string) =>
    refuse(url(), acceptOperatorInvitation, await accept(code))

  it.each([
    [
      'the console',
      async () => {
        const body = { userId: eve.user.id, ...admin }
        await succeed(url(), removeOperator, { token: ada.token, body })
      },
    ],
    ['the command line', () => run('operators', 'revoke', eve.user.email)],
    ['the end of the account', () => run('users', 'delete', eve.user.id, '--yes')],
  ])('OPR-1 the links of an admin end with the role that %s takes away', async (_, takeAway) => {
    const [ofEve, ofAda] = [await invite(eve), await invite(ada)]
    await takeAway()
    expect(await refusal(ofEve)).toMatchObject({ status: 404, code: 'unknown-invitation' })
    const taken = await succeed(url(), acceptOperatorInvitation, await accept(ofAda))
    expect(taken.data).toEqual(admin)
  })

  it('OPR-1 the links of an admin stay where another role of theirs goes', async () => {
    const code = await invite(eve)
    await run('operators', 'revoke', eve.user.email, '--role', 'verifier')
    const taken = await succeed(url(), acceptOperatorInvitation, await accept(code))
    expect(taken.data).toEqual(admin)
  })

  it('OPR-1 a link made in the moment in which its admin loses the role is void', async () => {
    const code = await invite(eve)
    await db().deleteFrom('operator_roles').where('user_id', '=', eve.user.id).execute()
    expect(await refusal(code)).toMatchObject({ status: 404, code: 'unknown-invitation' })
  })

  it('OPR-1 whoever lost the role of an admin while they took one away takes none away', async () => {
    const by = { id: eve.user.id, email: eve.user.email }
    await db().deleteFrom('operator_roles').where('user_id', '=', eve.user.id).execute()
    await expect(bench.app.store.operators.remove(ada.user.id, admin, by)).rejects.toThrow(NoAdmin)
    expect(await bench.app.store.operators.grantsOf(ada.user.id)).toEqual([admin])
  })

  it('OPR-1 SEC-2 a role needs an address that was confirmed, and the link stays good for it', async () => {
    const code = await invite(ada)
    const { token } = await bench.person({ hasSecondFactor: true, emailVerified: false })
    expect(await refuse(url(), acceptOperatorInvitation, { token, body: { code } })).toMatchObject({
      status: 403,
      code: 'address-unconfirmed',
    })
    await succeed(url(), acceptOperatorInvitation, await accept(code))
  })

  it('OPR-1 admins see which links of their brands are open, and withdraw them', async () => {
    const bo = await operator('Bo', 'one', ['admin'])
    const [kept, gone] = [await invite(ada), await invite(eve)]
    const open = async ({ token }: Person) =>
      (await succeed(url(), operators, { token })).invitations
    const ofEve = (await open(ada)).find(({ invitedBy }) => invitedBy === eve.user.email)
    expect(ofEve).toMatchObject(admin)
    expect(await open(bo)).toEqual([])
    expect(JSON.stringify(await open(ada))).not.toContain(gone)

    const call = (by: Person) => ({ token: by.token, params: { id: ofEve?.id ?? '' } })
    expect(await refuse(url(), withdrawInvitation, call(bo))).toMatchObject({
      ...{ status: 403, code: 'not-an-operator' },
    })
    await succeed(url(), withdrawInvitation, call(ada))
    expect(await refuse(url(), withdrawInvitation, call(ada))).toMatchObject({
      ...{ status: 404, code: 'invitation-over' },
    })
    expect(await refusal(gone)).toMatchObject({ status: 404, code: 'unknown-invitation' })
    await succeed(url(), acceptOperatorInvitation, await accept(kept))
  })

  it('OPR-1 API-8 the command line shows them too, and withdraws them', async () => {
    const code = await invite(ada)
    const [link] = await bench.app.store.operators.invitations(Date.now())
    const id = link?.id ?? ''
    expect((await run('operators', 'invitations')).stdout).toContain(id)
    expect(await run('operators', 'withdraw', id)).toMatchObject({ code: 0 })
    expect(await run('operators', 'withdraw', id)).toMatchObject({ code: 1 })
    expect(await refusal(code)).toMatchObject({ status: 404 })
    expect((await run('operators', 'invitations')).stdout).toContain('no links')
  })

  it('OPR-1 of two who open one link at once, one takes the role', async () => {
    const code = await invite(ada)
    const calls = await Promise.all([accept(code), accept(code)])
    const answers = await Promise.allSettled(
      calls.map((call) => succeed(url(), acceptOperatorInvitation, call)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it.each([
    [{ userId: 'a\0', role: 'editor', brandId: null }, 'userId'],
    [{ userId: 'a', role: 'editor', brandId: 'b\0' }, 'brandId'],
    [{ userId: 'a', role: 'boss', brandId: null }, 'role'],
  ])('OPR-1 what cannot be taken away is refused by its name: %j', async (body, field) => {
    expect(await refuse(url(), removeOperator, { token: ada.token, body })).toMatchObject({
      status: 422,
      field,
    })
  })

  it('OPR-1 the link of the command line leads to the portal, as far as its address is known', async () => {
    const printed = async (settings: Record<string, string>) =>
      (await operate(bench.place, ['operators', 'bootstrap'], '', settings)).stdout
    const path = '/operate/welcome#'
    const production = { NODE_ENV: 'production' }
    expect(await printed({})).toContain(`http://localhost:4310${path}`)
    const address = 'https://portal.example'
    expect(await printed({ PUBLIC_URL: address })).toContain(address + path)
    expect(await printed({ ...production, PUBLIC_URL: address })).toContain(address + path)
    expect(await printed(production)).toContain(`https://(your portal)${path}`)
  })
})
