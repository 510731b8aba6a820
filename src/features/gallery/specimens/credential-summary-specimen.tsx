import { CredentialSummary, type CredentialSummaryProps } from '#src/ui/credential-summary.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

type Case = {
  state: keyof typeof stateNames
  credentialState?: CredentialSummaryProps['state']
  credential?: Partial<CredentialSummaryProps['credential']>
}

const warn = { category: 'WARN', text: samples.warn } as const
const critical = { category: 'CRITICAL', text: samples.critical } as const
const cases: readonly Case[] = [
  { state: 'verified' },
  { state: 'pending', credentialState: 'pending' },
  { state: 'expired', credentialState: 'expired', credential: { known: samples.known } },
  { state: 'suspended', credentialState: 'suspended' },
  { state: 'revoked', credentialState: 'revoked' },
  { state: 'warning', credential: { notes: [warn] } },
  { state: 'critical', credential: { notes: [critical, warn] } },
  { state: 'longText', credential: { shortName: '' } },
  { state: 'longWord', credential: { shortName: samples.longWord } },
]

/** A credential in each standing. */
export function CredentialSummarySpecimen() {
  return cases.map(({ state, credentialState = 'verified', credential }) => (
    <State key={state} label={stateNames[state]}>
      <CredentialSummary
        credential={{
          name: samples.credential,
          shortName: samples.credentialShort,
          notes: [],
          ...credential,
        }}
        state={credentialState}
      />
    </State>
  ))
}
