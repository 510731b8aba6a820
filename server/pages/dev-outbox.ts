import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import PostalMime from 'postal-mime'
import type { Config } from '../config.ts'
import { isLoopbackHost } from '#src/contract/loopback-host.ts'
import { isLoopbackAddress } from '../http/loopback.ts'
import { requestHost } from '../http/request-origin.ts'
import { listOutbox, readFromOutbox } from '../mail/outbox.ts'
import { html, type Html } from '../markup/html.ts'

const readingPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"
/** The HTML part is shown alone and may do nothing but be read and followed. */
const mailPolicy = "sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline'"

/**
 * `GET /dev/outbox`: the mails that wait in the outbox, for developers and demonstrations.
 * Answers 404 unless demo data is on and both the caller and the host are loopback.
 */
export function createDevOutbox(config: Pick<Config, 'demo' | 'dataDir'>): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (config.demo && isLocal(request)) return
      await reply.code(404).send({ message: 'There is nothing here.', code: 'not-found' })
    })

    app.get('/dev/outbox', async (_request, reply) => {
      const names = await listOutbox(config.dataDir)
      const mails = await Promise.all(names.slice(0, 100).map((name) => open(name)))
      return reply
        .type('text/html; charset=utf-8')
        .headers(headers(readingPolicy))
        .send(list(mails).text)
    })

    app.get<{ Params: { name: string } }>('/dev/outbox/:name', async (request, reply) => {
      const { name } = request.params
      const mail = await open(name)
      if (!mail.parsed) return reply.callNotFound()
      return reply
        .type('text/html; charset=utf-8')
        .headers(headers(readingPolicy))
        .send(view(name, mail.parsed).text)
    })

    app.get<{ Params: { name: string } }>('/dev/outbox/:name/html', async (request, reply) => {
      const mail = await open(request.params.name)
      if (!mail.parsed?.html) return reply.callNotFound()
      return reply
        .type('text/html; charset=utf-8')
        .headers(headers(mailPolicy))
        .send(mail.parsed.html)
    })
  }

  async function open(name: string) {
    const bytes = await readFromOutbox(config.dataDir, name)
    return { name, parsed: bytes ? await PostalMime.parse(bytes) : null }
  }
}

type Parsed = Awaited<ReturnType<typeof PostalMime.parse>>

function isLocal(request: FastifyRequest): boolean {
  return isLoopbackAddress(request.ip) && isLoopbackHost(requestHost(request))
}

function headers(policy: string): Record<string, string> {
  return { 'content-security-policy': policy, 'cache-control': 'no-store' }
}

function recipients(mail: Parsed): string {
  return (mail.to ?? []).map((to) => to.address ?? '').join(', ')
}

function list(mails: { name: string; parsed: Parsed | null }[]): Html {
  const rows = mails.map(
    ({ name, parsed }) =>
      parsed &&
      html`<li>
        <a href="/dev/outbox/${name}">${parsed.subject}</a> to ${recipients(parsed)},
        <time datetime="${parsed.date}">${parsed.date}</time>
      </li>`,
  )
  return page(
    'Outbox',
    mails.length
      ? html`<ol>
          ${rows}
        </ol>`
      : html`<p>No mail has been sent yet.</p>`,
  )
}

function view(name: string, mail: Parsed): Html {
  const pieces = (mail.text ?? '').split(/(https?:\/\/\S+)/)
  return page(
    mail.subject ?? 'Mail',
    html`<p>To: ${recipients(mail)}</p>
      <p>From: ${mail.from?.address}</p>
      <pre>
${pieces.map((piece) => (/^https?:/.test(piece) ? html`<a href="${piece}">${piece}</a>` : piece))}</pre>
      <p><a href="/dev/outbox/${name}/html">As HTML</a> · <a href="/dev/outbox">All mails</a></p>`,
  )
}

function page(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
}
