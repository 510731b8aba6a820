import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { Membership } from '#src/contract/membership.ts'
import type { ProfilePatch } from '#src/contract/profile-patch.ts'
import { mandatoryProfile, newOrganisationName } from '../../fixtures/new-organisation.ts'
import { clearDevice } from './clear-device.ts'
import type { SignedIn } from './commands.ts'
import { passOn } from './network.ts'
import { closePortal, openPortal } from './open-portal.tsx'
import { expectShown } from './screen.ts'

type Organisation = Membership['organisation']

let demo: Promise<SignedIn> | undefined
let owner: Promise<SignedIn> | undefined
let owned = 0
/** A page brings all organisations of its user onto the device, so that they have to stay few. */
const mostOwned = 8

/** Opens a page as the account of the demo data. */
export async function openAsDemo(path: string): Promise<void> {
  await openPortal(path, await (demo ??= commands.signInDemo()))
}

/**
 * Makes an organisation with nothing filled in and opens its page as its owner.
 * @returns its name and slug
 */
export async function startSupplier(): Promise<Organisation> {
  const { who, organisation } = await addOrganisation()
  await openOrganisation(who, organisation.slug)
  await expect.element(page.getByLabelText('Organisation name')).toHaveValue(organisation.name)
  return organisation
}

/**
 * The same, with everything that Save needs filled in and saved.
 * @param profile what was saved besides
 */
export async function startSavedSupplier(
  profile: Partial<ProfilePatch> = {},
): Promise<Organisation> {
  const { who, organisation } = await addOrganisation()
  const { name, slug } = organisation
  await call(who, 'PATCH', `/api/organizations/${slug}`, { ...mandatoryProfile, name, ...profile })
  await openOrganisation(who, slug)
  await expectShown('All changes are saved.')
  return organisation
}

/** Opens the organisation that was made last on a device that knows nothing of it: as it is stored. */
export async function reopen({ slug }: Organisation): Promise<void> {
  closePortal()
  await clearDevice()
  await openOrganisation(await (owner ??= commands.signUp()), slug)
}

/** Makes an organisation with nothing filled in; one account owns those of several tests. */
export async function addOrganisation(): Promise<{ who: SignedIn; organisation: Organisation }> {
  if (owned % mostOwned === 0) owner = commands.signUp()
  owned += 1
  const who = await (owner ??= commands.signUp())
  const made = await call<{ data: Membership }>(who, 'POST', '/api/organization/supplier', {
    name: newOrganisationName(),
  })
  return { who, organisation: made.data.organisation }
}

const openOrganisation = (who: SignedIn, slug: string) =>
  openPortal(`/organisation?organisation=${slug}`, who)

async function call<Result>(
  { token }: SignedIn,
  method: string,
  path: string,
  body: object,
): Promise<Result> {
  // Past what a test sees of the network: no screen has sent it.
  const answer = await passOn(
    new Request(path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Result
}
