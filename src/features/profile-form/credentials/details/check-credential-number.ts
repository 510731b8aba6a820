import type { Credential } from '#src/contract/catalogue.ts'
import { loadMatchesFormat } from '#src/contract/identifiers/matches-format.ts'
import { oneLine } from '#src/contract/one-line.ts'
import { detailText } from '#src/contract/profile/credential-details.ts'
import { numberFits } from '#src/contract/trust/number-fits.ts'
import type { Translate } from '#src/i18n/texts.ts'
import { logFailure } from '#src/lib/log-failure.ts'
import { detailKey } from '../../draft/field-keys.ts'
import type { ProfileDraft } from '../../draft/profile-draft.ts'

/**
 * Judges the number of a credential by the form that its kind has. It stays as it was typed; one that was
 * edited meanwhile is left for the next time, one that the server has was judged when it was stated.
 */
export async function checkCredentialNumber(
  t: Translate,
  draft: ProfileDraft,
  { id, number: form }: Credential,
): Promise<void> {
  const typed = oneLine(detailText(draft.fields, id, 'number'))
  const isKnown = typed === oneLine(detailText(draft.base, id, 'number'))
  if (!typed || isKnown || !form?.pattern) return
  const matches = await loadMatchesFormat().catch((error: unknown) => {
    logFailure('The number of a credential could not be judged; the server does it.', error)
  })
  if (!matches || oneLine(detailText(draft.fields, id, 'number')) !== typed) return
  const key = detailKey(id, 'number')
  if (numberFits(form.pattern, typed, matches)) delete draft.misread[key]
  else
    draft.misread[key] = form.example
      ? t('profile-form.details.wrong.numberLike', { example: form.example })
      : t('profile-form.details.wrong.number')
}
