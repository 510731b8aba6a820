import type { FastifyReply, FastifyRequest } from 'fastify'
import { recoveryCodesPage } from '../../pages/account/factor-pages.ts'
import type { SignedInBrowser } from '../browser-account.ts'
import { sendPage, siteOf, type EmbeddedContext } from '../embedded-context.ts'
import { showAccount } from './show-account.ts'

/** Says what was added, with the recovery codes where they are new: they are not shown again. */
export async function showAdded(
  context: EmbeddedContext,
  browser: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
  { notice, codes }: { notice: string; codes: readonly string[] | null },
): Promise<FastifyReply> {
  return codes === null
    ? await showAccount(context, browser, request, reply, { notice })
    : sendPage(request, reply, recoveryCodesPage(siteOf(request), notice, codes))
}
