import type { ContentInstead, ContentPage } from '#src/contract/operate/content-pages.ts'
import type { OperatorText } from '#src/contract/operator-text.ts'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import { type Language, languages } from '#src/i18n/languages.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import { html } from '../markup/html.ts'
import { brandedTexts } from '../texts/branded-texts.ts'
import { textsOf } from '../texts/page-texts.ts'
import { guideKeyOf, guideOf } from './credential-guide.ts'

const start = 'get-started'
const steps = ['1', '2', '3', '4', '5'] as const

/** The pages that ask for content: `/get-started`, `/trust`, and that of each credential which can be chosen. */
export function contentPages(catalogue: CatalogueIn): ContentPage[] {
  const { t } = textsOf(catalogue.language).texts
  return [
    { key: start, path: `/${start}`, name: t('get-started.title') },
    { key: guideKeyOf(null), path: '/trust', name: t('guide.title') },
    ...catalogue.credentials.map(({ id, name }) => ({
      ...{ key: guideKeyOf(id), path: `/trust/${id}`, name },
    })),
  ]
}

/**
 * What the portal shows where nobody has written a key.
 * @param own the portal's texts in the words of the brand
 * @returns null for a key of no page of the portal
 */
export function contentInstead(
  catalogue: Catalogue,
  key: string,
  own: OwnTexts | undefined,
): ContentInstead | null {
  const byLanguage = languages.map((language) => {
    const shown = key === start ? stepsIn(language, own) : guideOf(catalogue.in(language), key)
    return [language, shown] as const
  })
  const text = (field: 'title' | 'html') =>
    Object.fromEntries(byLanguage.map(([language, shown]) => [language, shown?.[field]]))
  if (byLanguage.some(([, shown]) => shown === null)) return null
  return { title: text('title') as OperatorText, html: text('html') as OperatorText }
}

/** The steps of `/get-started` that the portal has of itself. */
function stepsIn(language: Language, own: OwnTexts | undefined) {
  const { t } = brandedTexts(language, own).texts
  const parts = steps.map(
    (step) =>
      html`<h2>${t(`get-started.steps.${step}.title`)}</h2>
        <p>${t(`get-started.steps.${step}.text`)}</p>`,
  )
  return {
    title: t('get-started.title'),
    html: html`<p>${t('get-started.lead')}</p>
      ${parts}`.text,
  }
}
