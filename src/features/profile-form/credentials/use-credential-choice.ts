import { useAnalytics } from '#src/analytics/analytics-context.ts'
import { useText } from '#src/i18n/text-context.ts'
import { announce } from '#src/ui/status.tsx'
import { useProfileForm } from '../form/form-context.ts'
import { credentialChoice } from './credential-choice.ts'

/** Choosing credentials for the draft of this form. */
export function useCredentialChoice() {
  return credentialChoice(useText(), useProfileForm().draft, useAnalytics(), announce)
}
