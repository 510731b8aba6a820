import { credentialCategories } from '#src/contract/credential-categories.ts'
import { nameOrder } from '#src/i18n/name-formats.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { CredentialEntry } from '#src/contract/operate/credential-entry.ts'
import { html, type Html } from '../markup/html.ts'
import { textsOf } from '../texts/page-texts.ts'

/** A piece of content: what each credential of the catalogue proves, and what it does not (TRU-3). */
export type Guide = { title: string; html: string }

/** Key of the content that leads to the others; theirs have the id of the credential behind it. */
const key = 'trust'

/** Key of the guide to a credential. @param id null: of the one that leads to all of them */
export const guideKeyOf = (id: string | null): string => (id === null ? key : `${key}-${id}`)

/**
 * The guide that a key of content names.
 * @returns null for a key that names none
 */
export function guideOf(catalogue: CatalogueIn, asked: string): Guide | null {
  if (asked === key) return guideToAll(catalogue)
  const id = asked.startsWith(`${key}-`) ? asked.slice(key.length + 1) : ''
  const entry = catalogue.credentialById(id)
  return entry ? guideTo(catalogue.language, entry) : null
}

/** By the list that it leads to, which is another one for each language and once something has changed. */
const guides = new WeakMap<CatalogueIn['credentials'], Guide>()

function guideToAll(catalogue: CatalogueIn): Guide {
  const { credentials } = catalogue
  const guide = guides.get(credentials) ?? writeGuideToAll(catalogue)
  guides.set(credentials, guide)
  return guide
}

/** Addresses stand as seen from the page, which may have a language in front. */
function writeGuideToAll(catalogue: CatalogueIn): Guide {
  const { t } = textsOf(catalogue.language).texts
  const order = nameOrder(catalogue.language)
  const lists = credentialCategories.map((category) => {
    const all = catalogue.credentials
      .filter((one) => one.category === category)
      .toSorted((one, other) => order.compare(one.name, other.name))
    if (all.length === 0) return null
    const links = all.map(
      ({ id, name }) => html`<li><a href="trust/${id}" dir="auto">${name}</a></li>`,
    )
    return html`<h3>${t(`guide.kinds.${category}`)}</h3>
      <ul>
        ${links}
      </ul>`
  })
  return { title: t('guide.title'), html: html`${lists}`.text }
}

/** The guide to one credential. @param entry with its words in the language */
export function guideTo(language: Language, entry: CredentialEntry): Guide {
  const { t } = textsOf(language).texts
  const { name, issuer, website, proves, doesNotProve, register, validMonths, sources } = entry
  const facts = [
    html`${t('guide.issuer')}<span dir="auto">${issuer}</span>`,
    html`${t(`guide.checkedBy.${checkedBy(entry)}`)}`,
    ...(validMonths ? [html`${t('guide.valid', { months: validMonths })}`] : []),
    ...(register ? [link(register, t('guide.register'))] : []),
    link(website, t('guide.website')),
  ]
  return {
    title: name,
    html: html`<p>${t('guide.lead')}</p>
      <h2>${t('guide.proves')}</h2>
      <p>${proves}</p>
      <h2>${t('guide.doesNotProve')}</h2>
      <p>${doesNotProve}</p>
      <h2>${t('guide.check')}</h2>
      <ul>
        ${facts.map((one) => html`<li>${one}</li>`)}
      </ul>
      ${
        sources.length > 0 &&
        html`<h2>${t('guide.sources')}</h2>
          <ul>
            ${sources.map((one) => html`<li>${link(one, one)}</li>`)}
          </ul>`
      }
      <p><a href="../trust">${t('guide.all')}</a></p>`.text,
  }
}

const link = (url: string, text: string): Html =>
  html`<a href="${url}" rel="noopener" dir="auto">${text}</a>`

function checkedBy({ thirdParty, category }: CredentialEntry) {
  if (thirdParty) return 'thirdParty'
  if (category === 'membership') return 'membership'
  return thirdParty === false ? 'nobody' : 'unclear'
}
