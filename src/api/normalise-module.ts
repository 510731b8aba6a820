import { isRecord } from '../lib/is-record.ts'

/** Names under which back ends send the link; the first is ours, the others carry the form service's. */
const linkName = /^(?:questionnaire(?:_?link|_?url)?|typeform(?:_?(?:link|url|id))?)$/i

/**
 * A module whose questionnaire link is read under whatever name it comes, and whose id is made of its
 * place in the list where it has none (API-2).
 */
export function withQuestionnaire(module: unknown, place: number): unknown {
  if (!isRecord(module)) return module
  const links = Object.entries(module).filter(([name]) => linkName.test(name))
  const link = links.find(([, value]) => typeof value === 'string' && value !== '')
  return {
    ...module,
    id: module['id'] ?? module['slug'] ?? `module-${place + 1}`,
    questionnaire: link?.[1] ?? '',
  }
}
