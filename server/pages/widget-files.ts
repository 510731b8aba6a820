import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readReleases, releasesAt, type Release } from '../widget/releases.ts'
import { createScriptSigner, type ScriptKey } from '../widget/sign-script.ts'
import { finishText } from './rendering/finish-page.ts'
import type { Page } from './rendering/page-renderer.ts'
import { sendFinished } from './send-finished.ts'

const forMinutes = 'public, max-age=300, stale-while-revalidate=86400'
const forEver = 'public, max-age=31536000, immutable'
/** Of brotli: the files are few and small. */
const bestQuality = 11

/**
 * Serves the badge for other people's pages, which any site may load: `/widget/badge.js`, whose address
 * never changes, signed; each release under its own address, unchanging; and `/widget/badge.json`,
 * which says what there is and what comes next (WGT-6).
 * @param folder releases, and the list of them
 * @param now ms since the epoch
 */
export async function registerWidgetFiles(
  app: FastifyInstance,
  folder: URL,
  key: ScriptKey,
  now: () => number = Date.now,
): Promise<void> {
  const signer = createScriptSigner(key)
  const releases = await readReleases(folder)
  const files = new Map<Release, Page & { headers: Record<string, string> }>()
  for (const release of releases) {
    const bytes = await readFile(new URL(release.file, folder))
    const page = finishText(200, bytes.toString(), bestQuality)
    files.set(release, { ...page, headers: signer.sign(bytes) })
  }

  function sendScript(
    request: FastifyRequest,
    reply: FastifyReply,
    release: Release,
    policy: string,
  ): Promise<void> {
    const file = files.get(release)
    if (!file) throw new Error(`The release ${release.version} has no file.`)
    reply.headers({ ...shared, ...file.headers, 'cache-control': policy })
    return sendFinished(request, reply, file, 'text/javascript; charset=utf-8')
  }

  app.get('/widget/badge.js', async (request, reply) => {
    await sendScript(request, reply, releasesAt(releases, now()).current, forMinutes)
    return reply
  })
  for (const release of releases) {
    app.get(`/widget/${release.file}`, async (request, reply) => {
      await sendScript(request, reply, release, forEver)
      return reply
    })
  }
  app.get('/widget/badge.json', (_request, reply) => {
    const { current, next } = releasesAt(releases, now())
    reply.headers({ ...shared, 'cache-control': forMinutes })
    return reply.send({
      stable: { ...present(current), url: '/widget/badge.js', publicKey: signer.integrity },
      next: next && present(next),
      versions: releases.map(present),
    })
  })
}

const shared = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

function present({ version, from, file, integrity }: Release) {
  return { version, from, url: `/widget/${file}`, integrity }
}
