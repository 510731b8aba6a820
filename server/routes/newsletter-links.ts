import formBody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import {
  confirmNewsletterPage,
  newsletterConfirmedPage,
  newsletterLinkPage,
  unsubscribedPage,
  unsubscribePage,
} from '../identity/pages/newsletter-pages.ts'
import { registerAssets } from '../identity/routes/assets.ts'
import { fieldOf } from '../identity/routes/form-body.ts'
import { createPageAnswer } from './answer-page.ts'
import type { RouteDependencies } from './dependencies.ts'

/** Bytes; a form has nothing but its link. */
const formLimit = 4_096
/** Characters of the links that the store makes. */
const linkShape = /^[\w-]{32}$/

/**
 * What the links of newsletter mails lead to. Opening one changes nothing, because mail scanners do
 * that too: a button confirms, and a button unsubscribes (LND-9).
 */
export function newsletterLinks(dependencies: RouteDependencies): FastifyPluginAsync {
  const { config, store } = dependencies
  const answer = createPageAnswer(dependencies)
  const linkOf = (given: unknown) => {
    const link = fieldOf(given, 'link')
    return linkShape.test(link) ? link : ''
  }

  return async (app) => {
    await app.register(formBody, { bodyLimit: formLimit })
    // They look like the identity provider's, which brings the style sheet along where it is ours.
    if (config.identity.mode === 'b2c') {
      await app.register(async (assets) => registerAssets(assets), { prefix: '/identity' })
    }

    /** For a link that leads to nothing any more. */
    const refuse = (request: FastifyRequest, reply: FastifyReply, state: 'expired' | 'unknown') =>
      answer(request, reply, (site) => newsletterLinkPage(site, state), 410)

    app.get('/newsletter/confirm', async (request, reply) => {
      const link = linkOf(request.query)
      const known = await store.newsletter.find(link)
      const asked = { email: known?.email ?? '', link }
      if (known?.state === 'waiting') {
        return answer(request, reply, (site) => confirmNewsletterPage(site, asked))
      }
      if (known?.state === 'confirmed') {
        return answer(request, reply, (site) => newsletterConfirmedPage(site, asked))
      }
      return refuse(request, reply, known ? 'expired' : 'unknown')
    })

    app.post('/newsletter/confirm', async (request, reply) => {
      const link = linkOf(request.body)
      const known = await store.newsletter.find(link)
      if (known && (await store.newsletter.confirm(link))) {
        const asked = { email: known.email, link }
        return answer(request, reply, (site) => newsletterConfirmedPage(site, asked))
      }
      return refuse(request, reply, known ? 'expired' : 'unknown')
    })

    app.get('/newsletter/unsubscribe', async (request, reply) => {
      const link = linkOf(request.query)
      const known = await store.newsletter.find(link)
      return known
        ? answer(request, reply, (site) => unsubscribePage(site, { email: known.email, link }))
        : refuse(request, reply, 'unknown')
    })

    app.post('/newsletter/unsubscribe', async (request, reply) => {
      await store.newsletter.unsubscribe(linkOf(request.body))
      return answer(request, reply, unsubscribedPage)
    })
  }
}
