import type { OrganisationRecord } from '../store/organisations/organisation-record.ts'
import { isAddressOfWebsite } from './claim.ts'

/** What shows that a profile is that of the organisation it names; what nobody has checked is not among them. */
export type Proof =
  | { kind: 'owner-address' }
  /** An owner has a confirmed address at its domain. */
  | { kind: 'website-address' }
  | { kind: 'website'; at: string; authority: string | null }
  | {
      kind: 'number'
      at: string
      authority: string | null
      /** Of the number, which itself is not public. */
      typeId: string
      entryUrl: string | null
    }

type Known = Pick<OrganisationRecord, 'website' | 'identifiers' | 'owners' | 'ownChecks'>

/** A check of what the organisation has changed since says nothing any more. */
export function organisationProofs({ website, identifiers, owners, ownChecks }: Known): Proof[] {
  const proofs: Proof[] = []
  if (owners.length > 0) proofs.push({ kind: 'owner-address' })
  if (owners.some(({ email }) => isAddressOfWebsite(email, website)))
    proofs.push({ kind: 'website-address' })
  for (const { kind, typeId, value, at, authority, entryUrl } of ownChecks) {
    if (kind === 'website' && website !== '' && value === website)
      proofs.push({ kind, at, authority })
    const isNumber = kind === 'number' && typeId !== null
    if (isNumber && identifiers.some((one) => one.typeId === typeId && one.identifier === value))
      proofs.push({ kind, at, authority, typeId, entryUrl })
  }
  return proofs
}
