import { expect, it } from 'vitest'
import { ProblemError } from '#src/contract/problem.ts'
import { Authenticator } from '#server/identity/testing/authenticator.ts'
import { Browser } from '#server/identity/testing/browser.ts'
import { startIdentityServer } from '#server/identity/testing/identity-server.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { ada, registered, signIn } from '#server/identity/testing/people.ts'
import { addApp, addPasskey, codesIn } from '#server/identity/testing/second-factors.ts'
import { contractSuite } from '../../fixtures/contract-suite.ts'
import { operate, operateJson } from '../../fixtures/operator.ts'

contractSuite('operator: second factors', (bench) => {
  const run = (...line: string[]) => operate(bench.place, line)
  /** Every table with a row that holds a text. */
  const findAnywhere = async (text: string) => {
    const found: string[] = []
    for (const { name } of await bench.open.db.introspection.getTables()) {
      const rows = await bench.open.db
        .selectFrom(name as 'users')
        .selectAll()
        .execute()
      const lower = JSON.stringify(rows).toLowerCase()
      if (lower.includes(text.toLowerCase())) found.push(name)
    }
    return found
  }

  it('ACC-4 removes what somebody has lost, ends their sessions, and tells them and the audit log', async () => {
    const server = await startIdentityServer(bench.place)
    try {
      const email = `factors@example.test`
      const client = new MsalClient(new Browser(server.port))
      const tokens = await registered(client, { ...ada, email })
      const { id } = await server.identity.verify(tokens.accessToken)
      const none = await run('users', 'reset-factors', email)
      expect(none.stderr).toContain('has neither a passkey nor an authenticator app here')
      const { secret } = await addApp(client)

      const data = await operateJson(bench.place, ['users', 'export', email])
      expect(data).toMatchObject({
        authenticator_apps: [{ account_id: id }],
        recovery_codes: Array.from({ length: 10 }, () => ({ account_id: id, used_at: null })),
      })
      const kept = await bench.open.db
        .selectFrom('recovery_codes')
        .select('hash')
        .where('account_id', '=', id)
        .execute()
      for (const one of [secret, ...kept.map(({ hash }) => hash)]) {
        expect(JSON.stringify(data)).not.toContain(one)
      }

      const done = await run('users', 'reset-factors', email)
      expect([done.code, done.stdout]).toEqual([
        0,
        `${email} logs in with the password alone now. By mail the portal tells ${email}.\n`,
      ])
      await expect(server.identity.verify(tokens.accessToken)).rejects.toBeInstanceOf(ProblemError)
      const other = new MsalClient(new Browser(server.port))
      await other.exchange(await signIn(other, { ...ada, email }))
      const mail = await bench.open.db
        .selectFrom('waiting_mails')
        .select('text')
        .where('recipient', '=', email)
        .executeTakeFirst()
      expect(mail?.text ?? '').toContain('removed passkeys, authenticator app and recovery codes')
      const entry = await bench.open.db
        .selectFrom('audit_log')
        .select(['actor', 'action'])
        .where('subject', '=', id)
        .where('action', '=', 'user.reset-factors')
        .execute()
      expect(entry).toEqual([{ actor: 'olga@operator.test', action: 'user.reset-factors' }])
      expect((await run('users', 'delete', email, '--yes')).code).toBe(0)
    } finally {
      await server.close()
    }
  })

  it('ACC-4 deletes what somebody proves themselves by with their account', async () => {
    const server = await startIdentityServer(bench.place)
    try {
      const email = `gone@example.test`
      const client = new MsalClient(new Browser(server.port))
      const { accessToken } = await registered(client, { ...ada, email })
      const { id } = await server.identity.verify(accessToken)
      const [code = ''] = codesIn((await addApp(client)).answer)
      await addPasskey(client, new Authenticator(server.origin), { code })
      await signIn(new MsalClient(new Browser(server.port)), { ...ada, email })
      expect(await findAnywhere(id)).toEqual(
        expect.arrayContaining([
          'authenticator_apps',
          'passkeys',
          'recovery_codes',
          'sign_in_steps',
        ]),
      )
      expect((await run('users', 'delete', email, '--yes')).code).toBe(0)
      expect(await findAnywhere(id)).toEqual([])
    } finally {
      await server.close()
    }
  })
})
