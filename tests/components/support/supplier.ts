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

/** A page brings all organisations of its user onto the device, so that they have to stay few. */
const mostOwned = 8

let demo: Promise<SignedIn> | undefined
let owner: Promise<SignedIn> | undefined
let owned = 0

/** One account owns the organisations of several tests, one after the other. */
const owning = () => (owner ??= commands.signUp())

/** Lets another account own what is made next, once this one owns enough. Between two tests. */
export function changeOwner(): void {
  if (owned < mostOwned) return
  owner = undefined
  owned = 0
}

/** Opens a page as the account of the demo data. */
export async function openAsDemo(path: string): Promise<void> {
  await openPortal(path, await (demo ??= commands.signInDemo()))
}

/** Opens a page as the owner of the organisations that are made here. */
export async function openAsOwner(path: string): Promise<void> {
  await openPortal(path, await owning())
}

/**
 * Makes an organisation with nothing filled in.
 * @param who owns it; the account of several tests when it is left out
 */
export async function createOrganisation(who?: SignedIn): Promise<Organisation> {
  owned += 1
  const path = '/api/organization/supplier'
  const { data } = await call<{ data: Membership }>(who, 'POST', path, {
    name: newOrganisationName(),
  })
  return data.organisation
}

/**
 * The same, with everything that Save needs filled in and saved.
 * @param profile what was saved besides
 */
export async function createSavedOrganisation(
  profile: Partial<ProfilePatch> = {},
): Promise<Organisation> {
  const organisation = await createOrganisation()
  const { name, slug } = organisation
  const path = `/api/organizations/${slug}`
  await callAsOwner('PATCH', path, { ...mandatoryProfile, name, ...profile })
  return organisation
}

/**
 * Makes an organisation with nothing filled in and opens its page as its owner.
 * @param who owns it; the account of several tests when it is left out
 * @returns its name and slug
 */
export async function startSupplier(who?: SignedIn): Promise<Organisation> {
  const organisation = await createOrganisation(who)
  await openPortal(profilePath(organisation), who ?? (await owning()))
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
  const organisation = await createSavedOrganisation(profile)
  await openAsOwner(profilePath(organisation))
  await expectShown('All changes are saved.')
  return organisation
}

/** Opens the organisation that was made last on a device that knows nothing of it: as it is stored. */
export async function reopen(organisation: Organisation): Promise<void> {
  await closePortal()
  await clearDevice()
  await openAsOwner(profilePath(organisation))
}

const profilePath = ({ slug }: Organisation) => `/organisation?organisation=${slug}`

/**
 * Asks the portal's API as the owner of the organisations that are made here.
 * @throws Error when it refuses
 */
export const callAsOwner = <Result>(method: string, path: string, body: object): Promise<Result> =>
  call<Result>(undefined, method, path, body)

async function call<Result>(
  who: SignedIn | undefined,
  method: string,
  path: string,
  body: object,
): Promise<Result> {
  const { token } = who ?? (await owning())
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
