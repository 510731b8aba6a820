import assert from 'node:assert/strict'
import { endpoints } from '#src/contract/endpoints.ts'
import { Browser } from '#server/identity/testing/browser.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { registered } from '#server/identity/testing/people.ts'
import { newAccount } from '../fixtures/accounts.ts'
import { succeed } from '../fixtures/call.ts'
import { podman } from '../../scripts/container/podman.ts'
import { step } from './check.ts'
import type { PortalContainer } from './portal-container.ts'

const { createSupplier, organisationDetails, updateOrganisation } = endpoints

/** A supplier who has signed up, and what they have saved. */
export type Saved = { token: string; slug: string; description: string }

/** Signs a person up, as the portal in a browser does, and saves a profile. */
export async function signUpAndSave({ url }: PortalContainer): Promise<Saved> {
  return step('a person signs up and saves a profile', async () => {
    const client = new MsalClient(new Browser(Number(new URL(url).port)))
    const { accessToken: token } = await registered(client, newAccount())
    const { data } = await succeed(url, createSupplier, { token, body: { name: 'Kept Ltd' } })
    const { slug } = data.organisation
    const description = `Saved at ${new Date().toISOString()}`
    await succeed(url, updateOrganisation, { token, params: { slug }, body: { description } })
    return { token, slug, description }
  })
}

/** The container ends cleanly, and wrote nothing but its volume. */
export async function checkStop(portal: PortalContainer): Promise<void> {
  await step('SIGTERM ends it cleanly, soon', async () => {
    const { code, seconds } = await portal.stop()
    assert.equal(code, 0)
    assert.ok(seconds < 20, `It took ${seconds} s.`)
  })
  await step('it has written nothing outside of its volume', async () => {
    // The engine itself makes the places of its mounts.
    const changed = (await podman(['diff', portal.name])).split('\n')
    assert.deepEqual(
      changed.filter((line) => !/^[AC] \/(?:etc|run|tmp|dev|proc|sys)?(?:\/|$)/.test(line)),
      [],
    )
  })
}

/** What was saved is there, for whoever has saved it. */
export async function checkSaved({ url }: PortalContainer, saved: Saved): Promise<void> {
  await step(
    'what was saved is there after a new container has started on the volume',
    async () => {
      const { token, slug, description } = saved
      const { data } = await succeed(url, organisationDetails, { token, params: { slug } })
      assert.equal(data.description, description)
    },
  )
}
