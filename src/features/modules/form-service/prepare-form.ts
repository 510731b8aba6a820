import type { createWidget } from '@typeform/embed'
import { ProblemError } from '#src/contract/problem.ts'
import type { ModulesData } from '#src/data/modules-data.ts'

/** The form service's own library. */
export type FormEmbed = { createWidget: typeof createWidget }

/**
 * What a form needs before it opens: the ticket by which its report earns the tag, and the library,
 * loaded only now. A back end without tickets gives an empty one. Rejects when either cannot be had.
 * @param slug of the organisation
 * @throws ProblemError without a ticket, Error without the library
 */
export async function prepareForm(
  modules: Pick<ModulesData, 'ticket'>,
  slug: string,
  moduleId: string,
): Promise<{ ticket: string; embed: FormEmbed }> {
  const ticket = modules.ticket(slug, moduleId).then(
    (given) => given.ticket,
    (error: unknown) => {
      if (error instanceof ProblemError && error.status === 404) return ''
      throw error
    },
  )
  const [given, embed] = await Promise.all([ticket, import('@typeform/embed')])
  return { ticket: given, embed }
}
