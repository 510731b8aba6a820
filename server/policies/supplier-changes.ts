import { type CredentialState, isVerifiedState } from '#src/contract/trust/credential-state.ts'
import type { SupplierNewsKind } from '#src/contract/buyers/follow.ts'

/** What those who follow a supplier are told of: as far as the public may know it. */
export type FollowedState = {
  /** By their ids. */
  credentials: Readonly<Record<string, { state: CredentialState; expiresOn: string | null }>>
  /** Ids of what completed modules have earned. */
  modules: readonly string[]
}
/** `subject`: id of the credential, or of what a module has earned. */
export type SupplierChange = { kind: SupplierNewsKind; subject: string }

/** What has become of a supplier since it was seen last. What was only claimed is no news, nor is its end. */
export function changesBetween(before: FollowedState, now: FollowedState): SupplierChange[] {
  const ids = new Set([...Object.keys(before.credentials), ...Object.keys(now.credentials)])
  const ofCredentials = [...ids].toSorted().flatMap((subject) => {
    const kind = kindOf(before.credentials[subject], now.credentials[subject])
    return kind ? [{ kind, subject }] : []
  })
  const earned = now.modules.filter((one) => !before.modules.includes(one))
  return [...ofCredentials, ...earned.map((subject) => ({ kind: 'module' as const, subject }))]
}

type Held = FollowedState['credentials'][string] | undefined
const isValid = (one: Held): boolean => one !== undefined && isVerifiedState(one.state)

function kindOf(before: Held, now: Held): SupplierNewsKind | null {
  if (isValid(now)) {
    if (!isValid(before)) return 'confirmed'
    const [was, is] = [before?.expiresOn, now?.expiresOn]
    return was && is && is > was ? 'renewed' : null
  }
  if (!isValid(before)) return null
  return now?.state === 'expired' ? 'expired' : 'withdrawn'
}

/** Whether what was told of a supplier is so now. */
export function isStillSo({ kind, subject }: SupplierChange, now: FollowedState): boolean {
  if (kind === 'module') return now.modules.includes(subject)
  const held = now.credentials[subject]
  if (kind === 'confirmed' || kind === 'renewed') return isValid(held)
  return !isValid(held) && (kind === 'expired') === (held?.state === 'expired')
}
