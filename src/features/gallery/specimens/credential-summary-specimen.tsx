import { CredentialSummary, type CredentialSummaryProps } from '#src/ui/credential-summary.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

type Case = {
  state: keyof typeof stateNames
  verified?: boolean
  credential?: Partial<CredentialSummaryProps['credential']>
}

const warn = { category: 'WARN', text: samples.warn } as const
const critical = { category: 'CRITICAL', text: samples.critical } as const
const cases: readonly Case[] = [
  { state: 'verified' },
  { state: 'pending', verified: false },
  { state: 'warning', credential: { notes: [warn] } },
  { state: 'critical', credential: { notes: [critical, warn] } },
  { state: 'longText', credential: { shortName: '' } },
  { state: 'longWord', credential: { shortName: samples.longWord } },
]

/** A credential in each standing. */
export function CredentialSummarySpecimen() {
  return cases.map(({ state, verified = true, credential }) => (
    <State key={state} label={stateNames[state]}>
      <CredentialSummary
        credential={{
          name: samples.credential,
          shortName: samples.credentialShort,
          notes: [],
          ...credential,
        }}
        verified={verified}
      />
    </State>
  ))
}
