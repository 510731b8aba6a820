import { beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import type { OperatorGrant } from '#src/contract/operate/operator-role.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { operate } from '../../fixtures/operator.ts'
import { verifierDesk } from '../../fixtures/verifier-desk.ts'

const { acceptOperatorInvitation, inviteOperator, removeOperator } = endpoints
const admin: OperatorGrant = { role: 'admin', brandId: null }

contractSuite('links by which somebody becomes an operator', (bench) => {
  const { operator } = verifierDesk(bench)
  let ada: Person
  let eve: Person
  beforeEach(async () => {
    ada = await operator('Ada', null, ['admin'])
    eve = await operator('Eve', null, ['admin', 'verifier'])
  })
  const url = () => bench.app.url
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
