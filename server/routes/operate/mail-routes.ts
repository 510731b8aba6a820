import { operateMailEndpoints } from '#src/contract/endpoints/operate-mails.ts'
import {
  type LetterId,
  letterIds,
  type LetterSetting,
  variantsOf,
} from '#src/contract/operate/mails.ts'
import { isLanguage, type Language } from '#src/i18n/languages.ts'
import { requestOrigin } from '../../http/request-origin.ts'
import { previewedSite } from '../../identity/previewed-site.ts'
import { asTest } from '../../mail/as-test.ts'
import { exampleMail, isOfBrand } from '../../mail/examples/example-mail.ts'
import { isWithin, type OperatorScope, requireWithin } from '../../policies/operator.ts'
import { letterParts } from '../../present/letter-parts.ts'
import { problem } from '../../texts/problem.ts'
import { serverTexts } from '../../texts/server-texts.ts'
import type { RouteDependencies } from '../dependencies.ts'

const { letterChoices, writtenLetter, testLetter } = operateMailEndpoints

/** The letters of the portal, as editors look at them with what their brands say (OPR-5). */
export function mailRoutes({ config, router, store }: RouteDependencies): void {
  type Asked = {
    letter: LetterId
    setting: LetterSetting
    scope: OperatorScope
    request: Parameters<typeof requestOrigin>[0]
  }
  /** @throws ProblemError for a brand, a language or a form that there is not, or that is not theirs */
  const write = async ({ letter, setting, scope, request }: Asked) => {
    const { brand, texts, variant } = setting
    requireWithin(scope, brand)
    const language = offered(setting.language, config.languages)
    if (!variantsOf(letter).some((one) => one === variant))
      throw unfit('variant', 'is not a form of this letter')
    const { draft, published } = await store.brandStates.record(brand)
    const isDraft = draft !== null && (texts === 'draft' || published === null)
    const state = isDraft ? draft.state : published?.state
    if (!state) throw problem(404, 'problems.unknown-brand.id')
    const site = previewedSite({ state, published: published?.state ?? null }, language, {
      ...{ publicUrl: config.publicUrl, seen: requestOrigin(request, config) },
    })
    return {
      ...exampleMail({ letter, variant, language, site }),
      ...{ language, ownTexts: site.ownTexts },
      shown: isDraft ? ('draft' as const) : ('published' as const),
      number: isDraft ? null : (published?.number ?? null),
    }
  }

  router.operators(letterChoices, async ({ scope }) => {
    const ids = (await store.brandStates.ids()).filter((id) => isWithin(scope, id))
    const records = await Promise.all(
      ids.map(async (id) => ({ id, ...(await store.brandStates.record(id)) })),
    )
    return {
      data: {
        brands: records.map(({ id, draft, published }) => ({
          ...{ id, name: (published ?? draft)?.state.brand.name ?? id },
          ...{ hasDraft: draft !== null, isPublished: published !== null },
        })),
        languages: [...config.languages],
        fixed: letterIds.filter((id) => !isOfBrand(id)),
      },
    }
  })

  router.operators(writtenLetter, async ({ scope, params: { letter }, query, request }) => {
    const { mail, used, shown, number, language, ownTexts } = await write({
      ...{ letter, setting: query, scope, request },
    })
    const { subject, text } = mail
    const parts = letterParts({ letter, language, ownTexts, used, isOfBrand: isOfBrand(letter) })
    return { data: { shown, number, subject, text, parts } }
  })

  router.operators(testLetter, async ({ user, scope, params: { letter }, body, ...call }) => {
    if (!user.emailVerified) throw problem(403, 'problems.address-unconfirmed')
    const { mail, shown } = await write({ letter, setting: body, scope, request: call.request })
    const sent = await store.testMails.send({
      mail: asTest({ ...mail, to: user.email }, serverTexts(call.language())),
      ...{ user, letter },
      details: { brand: body.brand, language: body.language, texts: shown, variant: body.variant },
    })
    if (!sent) throw problem(429, 'problems.too-many-requests.test-mails')
    return { data: { to: user.email } }
  })
}

/** @throws ProblemError 422 for what is no language of the installation */
function offered(language: string, languages: readonly Language[]): Language {
  if (isLanguage(language) && languages.includes(language)) return language
  throw unfit('language', 'is not a language of this installation')
}

const unfit = (field: string, fault: string) =>
  problem(422, 'problems.invalid.unfit', { field, params: { fault } })
