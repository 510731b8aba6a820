import type { Translate } from '#src/i18n/texts.ts'
import type { IdentifierType } from '#src/contract/catalogue.ts'
import { normalForm } from '#src/contract/identifiers/normal-form.ts'
import { logFailure } from '#src/lib/log-failure.ts'
import type { ProfileDraft } from '../draft/profile-draft.ts'
import { loadMatchesFormat } from '#src/contract/identifiers/matches-format.ts'

const underWay = new WeakMap<ProfileDraft, Promise<void>>()

/**
 * Judges the number of a row by the format of its registry. A right one is shown in its normal form from
 * then on (KEEP-3); for a wrong one 'Invalid format' is stored, and it stays as it was typed. A number
 * that was edited meanwhile is left for the next time.
 */
export function checkNumber(
  t: Translate,
  draft: ProfileDraft,
  rowId: string,
  types: readonly IdentifierType[],
): Promise<void> {
  const before = numbersChecked(draft)
  const check = judge(t, draft, rowId, types).catch((error: unknown) => {
    logFailure('A business number could not be judged; the server does it.', error)
  })
  const both = Promise.all([before, check]).then(() => {})
  underWay.set(draft, both)
  return check
}

/** Settles once every number that was left is judged: a save sends what is shown then. */
export function numbersChecked(draft: ProfileDraft): Promise<void> {
  return underWay.get(draft) ?? Promise.resolve()
}

async function judge(
  t: Translate,
  draft: ProfileDraft,
  rowId: string,
  types: readonly IdentifierType[],
): Promise<void> {
  const find = () => draft.fields.identifiers.find((one) => one.rowId === rowId)
  const asked = find()
  if (!asked) return
  const { typeId, identifier } = asked
  const type = types.find((one) => one.typeId === typeId)
  const hasFormat = type !== undefined && type.regexValidation !== '' && identifier.trim() !== ''
  const normal = hasFormat
    ? normalForm(identifier, type, await loadMatchesFormat())
    : identifier.trim()
  const now = find()
  if (now?.typeId !== typeId || now.identifier !== identifier) return
  if (normal === null) {
    draft.identifierErrors[rowId] = t('profile-form.invalidFormat')
    return
  }
  delete draft.identifierErrors[rowId]
  if (hasFormat) now.identifier = normal
}
