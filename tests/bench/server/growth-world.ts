import { randomUUID } from 'node:crypto'
import { claimCredentials, dropCredentials } from '#server/store/credentials/claim-credentials.ts'
import { saveStates } from '#server/store/credentials/save-states.ts'
import type { Bench, Person } from '../../fixtures/contract-suite.ts'
import { verifyCredential } from '../../fixtures/hold-credential.ts'
import { memberActions } from '../../fixtures/members.ts'
import { buyerActions } from '../../fixtures/buyer-actions.ts'
import { brandActions } from '../../fixtures/brand-actions.ts'
import { operatorActions } from '../../fixtures/operator-actions.ts'
import { uploadEvidenceTo, type World } from '../../fixtures/world.ts'
import { directoryPerson, directorySlug, isSuspended } from './directory.ts'

/** A world around an organisation of the directory that is not suspended. */
export type DirectoryWorld = World & { number: number }

/**
 * Makes worlds out of a database that is filled with a directory, each around another organisation: its
 * owner, its employee and everybody else that a call may need.
 * @param next number of an organisation of the directory, which may be suspended
 */
export async function createWorlds(bench: Bench, next: () => number) {
  const act = memberActions(bench)
  const newcomer = (name: string) => act.person(name, { email: `${randomUUID()}@people.example` })
  const operator = await act.operator(await newcomer('Operator'), ['admin'])
  const known = async (number: number): Promise<Person> => {
    const user = directoryPerson(number)
    return { user, token: await bench.signer.token(user) }
  }
  const nextShown = () => {
    for (;;) {
      const number = next()
      if (number > 0 && !isSuspended(number)) return number
    }
  }

  return async (): Promise<DirectoryWorld> => {
    const [number, other] = [nextShown(), nextShown()]
    const slug = directorySlug(number)
    const organisation = await bench.app.store.organisations.find(slug)
    if (!organisation) throw new Error(`The directory has no ${slug}`)
    const [owner, pending] = [await known(number), await newcomer('Pending')]
    const upload = async () => {
      await holdCredential(bench, organisation.id)
      return uploadEvidenceTo(bench, owner, slug)
    }
    const ofBuyer = {
      ...{ 'buyer-viewer': await newcomer('Viewer'), 'buyer-editor': await newcomer('Changer') },
      ...{ 'buyer-admin': await newcomer('Manager'), 'buyer-invited': await newcomer('Invited') },
      'buyer-foreign': await newcomer('Foreign'),
    }
    return {
      bench,
      number,
      slug,
      organisationId: organisation.id,
      otherSlug: directorySlug(other),
      people: {
        owner,
        pending,
        ...{ verifier: operator, support: operator, editor: operator, admin: operator },
        ...{ 'of-brand': operator, 'of-other-brand': operator, weak: operator, insider: operator },
        employee: await known(number - 1),
        other: await known(other),
        'signed-in': await newcomer('Guestsigned'),
        ...ofBuyer,
      },
      operate: operatorActions(bench, organisation.id),
      brand: brandActions(bench, 'its-brand'),
      buyer: buyerActions(bench, ofBuyer),
      upload,
      file: upload,
      claim: async () => {
        const claimant = await newcomer('Claimant')
        await act.claim(claimant, slug)
        const { id } = await act.find(owner, slug, claimant)
        return id
      },
    }
  }
}

/**
 * Puts the credential that the calls of the endpoint table upload evidence for on a profile, where it
 * waits.
 * @returns its id
 */
export async function holdCredential({ open }: Bench, organisation_id: string): Promise<string> {
  const id = 'iso-14001'
  await open.db.transaction().execute(async (transaction) => {
    await dropCredentials(transaction, organisation_id, [id])
    await claimCredentials(transaction, organisation_id, [id], null)
    await saveStates(transaction, organisation_id)
  })
  return id
}

/** The same, confirmed. */
export async function confirmedCredential(bench: Bench, organisationId: string): Promise<string> {
  const credentialId = await holdCredential(bench, organisationId)
  await verifyCredential(bench.open.db, organisationId, credentialId)
  return credentialId
}
