/** Where a module's questionnaire is answered. */
export type QuestionnaireLink =
  /** In the portal itself. */
  | { kind: 'embedded'; id: string }
  /** At the form service; `domain` is the account's own. */
  | { kind: 'form'; domain: string; formId: string }
  /** On another site. */
  | { kind: 'elsewhere'; href: string }
  /** Nowhere yet: coming soon. */
  | { kind: 'none' }

const none: QuestionnaireLink = { kind: 'none' }
const embeddedPath = /^\/questionnaires\/([A-Za-z0-9][\w.-]{0,79})\/?$/
const bareFormId = /^[A-Za-z0-9]{6,32}$/
const formPath = /^\/to\/([A-Za-z0-9]{1,80})\/?$/
const formHost = /^(?:[a-z0-9-]+\.)+typeform\.com$/
const formServiceHost = 'form.typeform.com'

/**
 * Reads the `questionnaire` field of a module: an address, a path of ours or a bare id of a form.
 * @param field as the catalogue has it, not trusted
 */
export function readQuestionnaireLink(field: string): QuestionnaireLink {
  const text = field.trim()
  const embedded = embeddedPath.exec(text)?.[1]
  if (embedded) return { kind: 'embedded', id: embedded }
  if (bareFormId.test(text)) return { kind: 'form', domain: formServiceHost, formId: text }
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:' || url.username || url.password) return none
  const formId = formHost.test(url.host) ? formPath.exec(url.pathname)?.[1] : undefined
  if (formId) return { kind: 'form', domain: url.host, formId }
  return { kind: 'elsewhere', href: url.href }
}
