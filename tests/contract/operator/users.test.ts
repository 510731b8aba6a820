import { beforeEach, expect, it } from 'vitest'
import { ProblemError } from '#src/contract/problem.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { addSuspension } from '#server/store/reports/suspensions.ts'
import { personalTables } from '#server/store/people/personal-tables.ts'
import { Browser } from '#server/identity/testing/browser.ts'
import { startIdentityServer } from '#server/identity/testing/identity-server.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { ada, registered } from '#server/identity/testing/people.ts'
import { succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { operate, operateJson } from '../../fixtures/operator.ts'

const { appeal, associate, publicProfile, reportProfile, updateOrganisation } = endpoints

contractSuite('operator: people', (bench) => {
  let number = 0
  let vera: Person
  let slug: string

  beforeEach(async () => {
    number += 1
    vera = await bench.person({ email: `Vera.${number}@example.test`, firstName: `Vera-${number}` })
    slug = await bench.organisation(vera, `Number ${number} Verification`)
  })

  const run = (...line: string[]) => operate(bench.place, line)
  /** Every row of the database that holds one of the texts. */
  const findAnywhere = async (...texts: string[]) => {
    const found: string[] = []
    for (const { name } of await bench.open.db.introspection.getTables()) {
      const rows = await bench.open.db
        .selectFrom(name as 'users')
        .selectAll()
        .execute()
      const lower = JSON.stringify(rows).toLowerCase()
      if (texts.some((text) => lower.includes(text.toLowerCase()))) found.push(name)
    }
    return found
  }

  it('API-8 exports what is known about a person, with addresses instead of internal ids', async () => {
    const store = bench.app.store
    const organisation = await store.organisations.find(slug)
    await store.benefitClaims.claim({
      organisationId: organisation?.id ?? '',
      benefit: 'fifo',
      userId: vera.user.id,
      host: 'localhost',
      phoneNumber: '0412345678',
    })
    await store.newsletter.signUp(
      { brandId: 'credence', email: vera.user.email, tag: 'news', name: null, lastName: null },
      { network: '192.0.2.1', isOwn: true },
    )
    await store.invitations.reserve({ kind: 'user', value: vera.user.id }, ['ed@example.test'])
    await run('operators', 'grant', vera.user.email, '--role', 'verifier')
    await succeed(bench.app.url, updateOrganisation, {
      token: vera.token,
      params: { slug },
      body: { website: 'https://numbers.example' },
    })
    const data = await operateJson(bench.place, ['users', 'export', vera.user.email.toUpperCase()])
    expect(data).toMatchObject({
      id: vera.user.id,
      websites: [{ organisation: slug, website: 'https://numbers.example' }],
      users: [{ first_name: `Vera-${number}`, email: vera.user.email }],
      memberships: [{ organisation: slug, relationship: 'OWNER' }],
      benefit_claimants: [{ organisation: slug, phone_number: '0412345678' }],
      newsletter_sign_ups: [{ tag: 'news' }],
      invitations: [{ is_sent: 1 }],
      operator_roles: [{ role: 'verifier', brand: '*' }],
      audit_log: [{ action: 'operator.grant', subject: vera.user.id }],
    })
    expect(JSON.stringify(data)).not.toContain(organisation?.id)
  })

  it('API-8 OPR-7 exports what a person reported with whom, and of suspensions nothing of the other side', async () => {
    const rita = await bench.person({ email: `rita.${number}@example.test` })
    const body = { slug, reason: 'misleading', text: 'Not theirs.' }
    await succeed(bench.app.url, reportProfile, { token: rita.token, body })
    const { id: organisationId = '' } = (await bench.app.store.organisations.find(slug)) ?? {}
    const of = { organisationId, credentialId: null }
    const id = await addSuspension(bench.open.db, of, { note: 'Public.', by: rita.user.id })
    const call = { token: vera.token, params: { slug, id }, body: { text: 'It is ours.' } }
    await succeed(bench.app.url, appeal, call)
    await bench.open.db
      .updateTable('suspensions')
      .set({ appeal_note: 'For the owners.', appeal_occasion: '{}' })
      .where('id', '=', id)
      .execute()
    const exported = async ({ user }: Person) =>
      (await operateJson(bench.place, ['users', 'export', user.email])) as Record<
        'reports' | 'suspensions',
        Record<string, unknown>[]
      >
    const [reporter, owner] = [await exported(rita), await exported(vera)]
    expect(reporter.reports).toMatchObject([{ organisation: slug, text: 'Not theirs.' }])
    expect(reporter.suspensions).toMatchObject([{ id, note: 'Public.' }])
    for (const name of ['appeal_text', 'appealed_by', 'appeal_occasion', 'appeal_note'])
      expect(reporter.suspensions[0]).not.toHaveProperty(name)
    expect(owner.suspensions).toMatchObject([
      { id, appeal_text: 'It is ours.', appeal_note: 'For the owners.' },
    ])
    expect(owner.suspensions[0]).not.toHaveProperty('suspended_by')
  })

  it('API-8 forgets no table about people in the export', async () => {
    const tables = await bench.open.db.introspection.getTables()
    const about = tables
      .filter(({ columns }) =>
        columns.some(({ name }) =>
          /(?:^|_)(?:user|account)_id$|(?:^|_)email$|^(?:suspended|appealed|sent|answered|shared)_by$/.test(
            name,
          ),
        ),
      )
      .map(({ name }) => name)
    const exported = new Set([...personalTables.map(({ table }) => table), 'newsletter_sign_ups'])
    expect(about.toSorted()).toEqual([...exported].toSorted())
  })

  it('API-8 deletes nobody without --yes, and says whose last owner they are', async () => {
    const { code, stdout, stderr } = await run('users', 'delete', vera.user.email)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain(`They are the last owner of ${slug}.`)
    expect(stderr).toContain('add --yes')
    expect(await findAnywhere(vera.user.id)).toContain('memberships')
  })

  it('API-8 deletes a person everywhere; organisations and what was done stay', async () => {
    const other = await bench.person({ email: `x${vera.user.email}` })
    const body = { organisationSlug: slug }
    await succeed(bench.app.url, associate, { token: other.token, body })
    await run('operators', 'grant', vera.user.email)

    await run('organisations', 'suspend', slug, '--as', vera.user.email)
    await run('organisations', 'restore', slug, '--as', other.user.email)
    expect(await findAnywhere(vera.user.id)).toContain('audit_log')

    const { code, stdout } = await run('users', 'delete', vera.user.id, '--yes')
    expect([code, stdout]).toEqual([
      0,
      `${vera.user.email} is deleted. Without an owner now: ${slug}.\n`,
    ])
    expect(await findAnywhere(vera.user.id, `"${vera.user.email}`, `"Vera-${number}"`)).toEqual([])
    await succeed(bench.app.url, publicProfile, { params: { slug } })
    const entries = await bench.open.db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'subject'])
      .where('created_at', '>=', await startOf(slug))
      .orderBy('created_at')
      .execute()
    expect(entries).toEqual([
      { actor: 'olga@operator.test', action: 'operator.grant', subject: 'a deleted user' },
      { actor: 'a deleted user', action: 'organisation.suspend', subject: slug },
      { actor: other.user.email, action: 'organisation.restore', subject: slug },
      { actor: 'olga@operator.test', action: 'user.delete', subject: 'a deleted user' },
    ])
  })

  it('API-8 ACC-5 an address means the account that has confirmed it, and one that only signed up with it has nothing of its', async () => {
    const { email } = vera.user
    const stranger = await bench.person({ email, emailVerified: false })
    await bench.organisation(stranger, `Strange ${number}`)
    await bench.app.store.newsletter.signUp(
      { brandId: 'credence', email, tag: 'news', name: null, lastName: null },
      { network: '192.0.2.1', isOwn: true },
    )
    await run('organisations', 'suspend', slug, '--as', email)
    const own = await operateJson(bench.place, ['users', 'export', email])
    expect(own).toMatchObject({ id: vera.user.id, newsletter_sign_ups: [{ tag: 'news' }] })
    const strange = await operateJson(bench.place, ['users', 'export', stranger.user.id])
    expect(strange).toMatchObject({ id: stranger.user.id, newsletter_sign_ups: [] })
    expect(strange).not.toMatchObject({ audit_log: [{ action: 'organisation.suspend' }] })

    const before = await run('users', 'delete', email)
    expect(before.stderr).toContain(`Accounts with the same address stay: ${stranger.user.id}.`)
    expect((await run('users', 'delete', stranger.user.id, '--yes')).code).toBe(0)
    const data = await operateJson(bench.place, ['users', 'export', email])
    expect(data).toMatchObject({
      newsletter_sign_ups: [{ tag: 'news' }],
      audit_log: expect.arrayContaining([
        expect.objectContaining({ action: 'organisation.suspend', actor: email }),
      ]),
    })
  })

  const startOf = async (slug: string) => {
    const { created_at } = await bench.open.db
      .selectFrom('organisations')
      .select('created_at')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    return created_at
  }

  it('API-8 AUT-4 refuses the tokens of a deleted account and ends its sessions', async () => {
    const server = await startIdentityServer(bench.place)
    try {
      const client = new MsalClient(new Browser(server.port))
      const tokens = await registered(client)
      const { id } = await server.identity.verify(tokens.accessToken)
      const data = await operateJson(bench.place, ['users', 'export', ada.email])
      expect(data).toMatchObject({ accounts: [{ email: ada.email, first_name: 'Ada' }] })
      expect(JSON.stringify(data)).not.toMatch(/password_hash|scrypt|argon/)

      expect((await run('users', 'delete', ada.email, '--yes')).code).toBe(0)
      await expect(server.identity.verify(tokens.accessToken)).rejects.toBeInstanceOf(ProblemError)
      await expect(client.refresh(tokens.refreshToken)).rejects.toThrow('grant request is invalid')
      expect(await findAnywhere(id, ada.email)).toEqual([])
    } finally {
      await server.close()
    }
  })
})
