import type { FastifyRequest } from 'fastify'
import { emailKey, isEmailAddress } from '#src/contract/email-address.ts'
import { outreachEndpoints } from '#src/contract/endpoints/outreach.ts'
import { callerAddress } from '../http/caller-address.ts'
import { requestHost } from '../http/request-origin.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { handOver } from '../mail/hand-over.ts'
import { failureCode } from '../mail/mail.ts'
import { confirmNewsletterLetter, knownSubscriberLetter } from '../mail/newsletter-letters.ts'
import type { DueMail } from '../store/newsletter.ts'
import { textsForPerson } from '../texts/server-texts.ts'
import type { RouteDependencies } from './dependencies.ts'
import { createPortalSite, type PortalSite } from './portal-site.ts'
import { problem } from '../texts/problem.ts'

/** Milliseconds that the answer waits for the mail server. */
const patience = 10_000

/**
 * Sign-up for the newsletter (LND-9). It counts once the button behind the mail was pressed, or at once
 * for a user who is signed in with the address and has confirmed it. The answer does not tell who had
 * signed up before: there is a mail for them too.
 */
export function newsletterRoute(dependencies: RouteDependencies): void {
  const { router, store } = dependencies
  const siteOf = createPortalSite(dependencies)

  router.open(outreachEndpoints.newsletter, async ({ body, request, caller }) => {
    const { tag, email, name = null, lastName = null } = body
    if (!isEmailAddress(email)) {
      throw problem(422, 'problems.invalid.email', { field: 'email' })
    }
    const site = await siteOf(request)
    const user = await caller()
    const isOwn = user?.emailVerified === true && emailKey(user.email) === emailKey(email)
    const brand = await store.brands.forHost(requestHost(request))
    const signUp = { brandId: brand.id, email, tag, name, lastName }
    const from = { network: callerAddress(request), isOwn }
    const taken = await store.newsletter.signUp(signUp, from)
    if (!taken) {
      throw problem(429, 'problems.too-many-requests.sign-ups')
    }
    if (taken.mail) await deliver(dependencies, request, { site, email, mail: taken.mail })
    return { data: { subscribed: isOwn, confirmByMail: !isOwn } }
  })
}

/** @throws ProblemError 503 when the mail could not be handed over */
async function deliver(
  { store, mail: mailer }: Pick<RouteDependencies, 'store' | 'mail'>,
  request: FastifyRequest,
  { site, email, mail }: { site: PortalSite; email: string; mail: DueMail },
): Promise<void> {
  const compose = mail.kind === 'confirm' ? confirmNewsletterLetter : knownSubscriberLetter
  const language = await store.mailLanguages.ofAddress(email)
  const texts = textsForPerson(language, site.texts.language, site.ownTexts)
  const letter = composeMail(compose(texts, site, { email, link: mail.link }))
  const onFailure = (error: unknown) =>
    request.log.warn({ reason: failureCode(error) }, 'a newsletter mail could not be sent')
  const [outcome] = await handOver([letter], (one, onTaken) => mailer.send(one, onTaken), {
    parallel: 1,
    patience,
    onFailure,
  })
  if (outcome !== 'unsent') return
  await store.newsletter.takeBack(mail)
  throw problem(503, 'problems.mail-unavailable.newsletter')
}
