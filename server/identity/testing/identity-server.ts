import { mkdtempDisposable, type DisposableTempDir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { DestinationStream } from 'pino'
import type { Brand } from '#src/contract/brand.ts'
import { languages } from '#src/i18n/languages.ts'
import { readConfig, type Config } from '../../config.ts'
import type { Mail } from '../../mail/mail.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { createLogger } from '../../http/logger.ts'
import { originForm } from '../../http/origin-form.ts'
import { createBrandStore } from '../../store/brands.ts'
import { openDatabase, type OpenDatabase } from '../../store/database.ts'
import { createIdentity } from '../create-identity.ts'
import type { Identity } from '../identity.ts'

/** A real identity provider on a real port, over a real database. */
export type IdentityServer = {
  origin: string
  port: number
  identity: Identity
  open: OpenDatabase
  mails: Mail[]
  /** Ends when mails under way are sent. */
  close(): Promise<void>
}

type Options = {
  dataDir?: string
  databaseUrl?: string | null
  config?: Partial<Config>
  mail?: Mailer
  mailPauses?: readonly number[]
  mailLastWait?: number
  /** Gets the log's lines; without it nothing is logged. */
  log?: DestinationStream
  /** By host. */
  brands?: Record<string, Brand>
}

/** An empty folder, which the caller removes. */
export function temporaryFolder(): Promise<DisposableTempDir> {
  return mkdtempDisposable(join(tmpdir(), 'identity-'))
}

/** Starts a provider on a free port of `localhost`; mails are collected instead of sent. */
export async function startIdentityServer(options: Options = {}): Promise<IdentityServer> {
  const folder = options.dataDir === undefined ? await temporaryFolder() : { path: options.dataDir }
  const dataDir = folder.path
  const config = {
    ...readConfig({ DATA_DIR: dataDir, HOST: 'localhost', LANGUAGES: languages.join(',') }),
    ...options.config,
  }
  const open = await openDatabase({ databaseUrl: options.databaseUrl ?? null, dataDir })
  const brands = createBrandStore(open.db, open.engine)
  for (const [host, brand] of Object.entries(options.brands ?? {})) await brands.put(brand, [host])
  const mails: Mail[] = []
  const app = Fastify({ trustProxy: config.trustedProxies, rewriteUrl: originForm })
  app.decorate('languages', config.languages)
  const identity = await createIdentity({
    db: open.db,
    engine: open.engine,
    config,
    mail: options.mail ?? {
      async send(mail) {
        mails.push(mail)
      },
    },
    brandForHost: (host) => brands.forHost(host),
    ...(options.mailPauses && { mailPauses: options.mailPauses }),
    ...(options.mailLastWait !== undefined && { mailLastWait: options.mailLastWait }),
    log: options.log ? createLogger(config, options.log) : app.log,
  })
  await app.register(identity.plugin)
  await app.listen({ port: 0, host: 'localhost' })
  const { port } = app.server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    port,
    identity,
    open,
    mails,
    async close() {
      await app.close()
      await open.close()
      if ('remove' in folder) await folder.remove()
    },
  }
}
