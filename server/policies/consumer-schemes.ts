import type { HeldCredential } from '#src/contract/organisation.ts'
import { isVerified } from '#src/contract/verified.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'

/**
 * What a badge may tell consumers in the European Union of a supplier (TRU-7): certifications of schemes
 * that a third party monitors, as Directive (EU) 2024/825 asks of sustainability labels, which count as
 * verified and which the issuer itself has confirmed.
 * @returns their short names, in the order of the credentials
 * @see https://eur-lex.europa.eu/eli/dir/2024/825/oj Article 1(1)(b), points (q) and (r)
 */
export function consumerSchemes(
  catalogue: Pick<CatalogueIn, 'credentialById'>,
  credentials: readonly HeldCredential[],
): string[] {
  return credentials.flatMap((one) => {
    const entry = catalogue.credentialById(one.id)
    const isScheme = entry?.category === 'certification' && entry.thirdParty === true
    const isConfirmed =
      one.assurance === 'issuer-confirmed' || one.assurance === 'cryptographically-verified'
    return isScheme && isConfirmed && isVerified(one) ? [one.shortName || one.name] : []
  })
}
