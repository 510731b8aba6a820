import type { LocalArea } from '../lib/local-area.ts'

/** Claim mode (RTE-5): a visitor who came to claim an organisation is led to the search for it. */
export type ClaimMode = {
  isOn(): boolean
  /** `claim_mode=true` in an address switches it on for the visit, `claim_mode=false` off again. */
  readAddress(search: Record<string, unknown>): void
  /** An organisation has been chosen. */
  end(): void
}

/** @param visit lasts over the way to the identity provider and back; absent on the server */
export function createClaimMode(visit?: LocalArea): ClaimMode {
  const change = (state: 'on' | 'off') => visit?.set('claim-mode', state)
  return {
    isOn: () => visit?.get('claim-mode') === 'on',
    readAddress({ claim_mode: wish }) {
      // The router reads `true` as the truth, other programs as a word.
      if (String(wish) === 'true') change('on')
      if (String(wish) === 'false') change('off')
    },
    end() {
      change('off')
    },
  }
}
