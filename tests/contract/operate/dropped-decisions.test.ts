import { beforeEach, expect, it } from 'vitest'
import { revokeRoles } from '#server/store/operator-roles.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { type CredentialDesk, credentialDesk, day } from '../../fixtures/credential-desk.ts'
import { memberActions } from '../../fixtures/members.ts'
import { approve, verifierDesk } from '../../fixtures/verifier-desk.ts'

contractSuite('decisions that are not done after all', (bench) => {
  const { decide, operator, passed, recorded, slugs } = verifierDesk(bench)
  const db = () => bench.open.db
  let desk: CredentialDesk
  let olga: Person
  beforeEach(async () => {
    desk = await credentialDesk(bench)
    olga = await operator('Olga')
  })
  const removeFiles = async () =>
    db()
      .deleteFrom('evidence')
      .where('organisation_id', '=', await desk.id())
      .execute()
  const giveBrand = async () =>
    db()
      .updateTable('organisations')
      .set({ brand_id: 'one' })
      .where('slug', '=', desk.slug)
      .execute()

  it.each([
    ['the supplier states something else', () => desk.state({ number: 'B-2' })],
    ['a file comes', () => desk.upload()],
    ['a file goes', removeFiles],
  ])('OPR-2 one is dropped where %s meanwhile, and another one is done', async (_, change) => {
    await desk.upload()
    await decide(olga, desk.slug, approve)
    await change()
    await passed()
    expect(await desk.shown()).toMatchObject({ count: 0 })
    await decide(olga, desk.slug, approve)
    await passed()
    expect(await desk.shown()).toMatchObject({ count: 1 })
    expect((await recorded(desk.slug)).map(({ actor, action }) => [actor, action])).toEqual([
      [olga.user.email, 'credential.decision-dropped'],
      [olga.user.email, 'credential.approve'],
    ])
  })

  it.each([
    ['has lost the role', async () => revokeRoles(db(), olga.user.id, null)],
    ['asks to join the supplier', async () => memberActions(bench).claim(olga, desk.slug)],
  ])('OPR-1 one is dropped where whoever made it %s meanwhile', async (_, change) => {
    await decide(olga, desk.slug, approve)
    await change()
    await passed()
    expect(await desk.shown()).toMatchObject({ count: 0 })
    expect((await recorded(desk.slug)).at(-1)?.action).toBe('credential.decision-dropped')
    expect(await slugs(await operator('Bo'))).toContain(desk.slug)
  })

  it('OPR-1 one is dropped where the supplier comes to a brand of others meanwhile', async () => {
    await giveBrand()
    const cy = await operator('Cy', 'one')
    await decide(cy, desk.slug, approve)
    await db().updateTable('organisations').set({ brand_id: 'two' }).execute()
    await passed()
    expect(await desk.shown()).toMatchObject({ count: 0 })
  })

  it('OPR-2 TRU-2 one is dropped where what is to be renewed is revoked meanwhile', async () => {
    await desk.done('approve', '--how', 'document', '--expires', day(300))
    await desk.state({ expiresOn: day(700) })
    await decide(olga, desk.slug, approve)
    await desk.done('revoke', 'The issuer has withdrawn it.')
    await passed()
    expect(await desk.held()).toMatchObject({ state: 'revoked' })
  })

  it('OPR-2 one is dropped where the command line has decided otherwise', async () => {
    await decide(olga, desk.slug, approve)
    await desk.done('refuse', '--reason', 'Another name.')
    await passed()
    expect((await recorded(desk.slug)).map(({ action }) => action)).toEqual([
      ...['credential.refuse', 'credential.decision-dropped'],
    ])
    expect(await desk.held()).toMatchObject({ state: 'refused' })
  })
})
