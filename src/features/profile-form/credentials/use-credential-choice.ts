import { useAnalytics } from '#src/analytics/analytics-context.ts'
import { announce } from '#src/ui/status.tsx'
import { useProfileForm } from '../form/form-context.ts'
import { credentialChoice } from './credential-choice.ts'

/** Choosing credentials for the draft of this form. */
export function useCredentialChoice() {
  return credentialChoice(useProfileForm().draft, useAnalytics(), announce)
}
