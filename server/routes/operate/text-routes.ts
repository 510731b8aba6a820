import { operateTextEndpoints } from '#src/contract/endpoints/operate-texts.ts'
import type { PortalText } from '#src/contract/operate/portal-text.ts'
import { languages } from '#src/i18n/languages.ts'
import { mayBeOwn } from '#src/i18n/own-texts.ts'
import { prepareJson } from '../../http/json-answer.ts'
import { type PreparedAnswer, sendPrepared } from '../../http/prepared-answer.ts'
import { sourcesOf } from '../../texts/message-sources.ts'
import type { RouteDependencies } from '../dependencies.ts'

/** The texts of the portal, for those who word them in a brand's own way (OPR-4). */
export function textRoutes({ config, router }: RouteDependencies): void {
  let prepared: Promise<PreparedAnswer> | undefined
  router.operators(operateTextEndpoints.portalTexts, async ({ request, reply }) => {
    prepared ??= prepareJson({ results: portalTexts(), languages: config.languages })
    return sendPrepared(request, reply, await prepared)
  })
}

function portalTexts(): PortalText[] {
  const ids = [...sourcesOf('en').keys()].filter(mayBeOwn)
  return ids.map((id) => ({
    id,
    texts: Object.fromEntries(
      languages.map((language) => [language, sourcesOf(language).get(id) ?? '']),
    ),
  }))
}
