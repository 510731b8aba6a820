import { createCleanUp } from './provider/clean-up.ts'
import { createLetters } from './letters.ts'
import type { Identity, IdentityDependencies } from './identity.ts'
import { openKeyRing } from './provider/key-ring.ts'
import { createProviders } from './provider/providers.ts'
import { createEmbeddedPlugin } from './routes/embedded-plugin.ts'
import { createSites } from './site.ts'
import { createEmbeddedVerify } from './verify-embedded.ts'

/** Milliseconds after which a key counts in every process that the operator has put in. */
const keysEvery = 60_000

/** The provider that needs no cloud account: accounts, keys and sessions in our own database. */
export async function createEmbeddedIdentity(deps: IdentityDependencies): Promise<Identity> {
  const { db, engine, config, mail, mailPauses, mailLastWait, brandForHost, log } = deps
  const ring = await openKeyRing(db)
  const sites = createSites(config, brandForHost)
  const letters = createLetters({ db, mail, mailPauses, mailLastWait, log })
  const pages = createEmbeddedPlugin({
    db,
    engine,
    sites,
    letters,
    providers: createProviders(db, ring, log),
    ring,
    log,
  })
  return {
    verify: createEmbeddedVerify({ db, ring, sites }),
    jobs: [createCleanUp(db)],
    async plugin(app, options) {
      const looking = setInterval(() => {
        ring.refresh().catch((error: unknown) => log.error({ err: error }, 'keys not read anew'))
      }, keysEvery)
      looking.unref()
      app.addHook('onClose', async () => {
        clearInterval(looking)
        await letters.end()
      })
      await pages(app, options)
    },
  }
}
