import { disclosures } from '#src/contract/requests/request-item.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { StoredItem } from '../store/requests/read-requests.ts'
import { serverTexts } from '../texts/server-texts.ts'

/** What the items of requests are called in a language. */
export type RequestNames = {
  hasCredential(id: string): boolean
  of(item: Pick<StoredItem, 'kind' | 'value'>): string
}

export function requestNames(catalogue: Pick<Catalogue, 'in'>, language: Language): RequestNames {
  const names = catalogue.in(language)
  const { t } = serverTexts(language)
  return {
    hasCredential: (id) => names.credentialById(id) !== undefined,
    of({ kind, value }) {
      if (kind === 'credential') return names.credentialById(value)?.name ?? value
      const disclosure = disclosures.find((one) => one === value)
      if (kind === 'question' || !disclosure) return value
      return `${disclosure} · ${t(`buying.disclosures.${disclosure}`)}`
    },
  }
}
