import type * as v from 'valibot'
import type { knownLine } from '#src/contract/organisation.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type { Proof } from '../policies/organisation-proofs.ts'
import { dayInWords } from '../texts/day-in-words.ts'
import { serverTexts } from '../texts/server-texts.ts'

/** How a reader can know that a profile is that of the organisation it names, in sentences (TRU-3). */
export function howItIsItsOwn(
  { language, identifierTypeById }: Pick<CatalogueIn, 'language' | 'identifierTypeById'>,
  proofs: readonly Proof[],
): v.InferOutput<typeof knownLine>[] {
  const { t } = serverTexts(language)
  if (proofs.length === 0) return [{ text: t('trust.own.none') }]
  return proofs.map((proof) => {
    if (proof.kind === 'owner-address') return { text: t('trust.own.ownerAddress') }
    if (proof.kind === 'website-address') return { text: t('trust.own.websiteAddress') }
    const { authority: by } = proof
    const day = dayInWords(language, proof.at)
    if (proof.kind === 'website')
      return {
        text: by === null ? t('trust.own.website', { day }) : t('trust.own.websiteBy', { by, day }),
      }
    const type = identifierTypeById(proof.typeId)?.type ?? proof.typeId
    const text =
      by === null
        ? t('trust.own.number', { type, day })
        : t('trust.own.numberBy', { type, by, day })
    return { text, ...(proof.entryUrl && { url: proof.entryUrl }) }
  })
}
