import type { FastifyBaseLogger } from 'fastify'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Store } from '../store/create-store.ts'
import type { OpenDatabase } from '../store/database.ts'
import type { Config } from '../config.ts'
import { createDuplicateFinder } from './find-duplicates.ts'
import { followEvents, type Pace } from './follow-events.ts'
import { createClaimNotices } from './letters/claim-notices.ts'
import { createLetterConsumer } from './letters/letter-consumer.ts'
import { createReporterLetters } from './letters/reporter-letters.ts'
import { type Poller, createPoller } from '../schedule/poller.ts'
import { createSupplierIndexer } from './index-suppliers.ts'
import { createNewsNoter } from './note-supplier-news.ts'
import { createSender } from './send-waiting.ts'

const usualPace: Pace = { interval: 500, lease: 30_000 }

/** What a process looks after besides requests: events, and the mails that wait. */
export function createPollers(parts: {
  config: Pick<Config, 'benefitClaimsTo' | 'publicUrl'>
  open: Pick<OpenDatabase, 'db' | 'engine'>
  store: Store
  catalogue: Catalogue
  mail: Mailer
  log: FastifyBaseLogger
  pace?: Pace | undefined
}): [events: Poller, mails: Poller] {
  const { catalogue, config, open, store, mail, log, pace = usualPace } = parts
  const now = Date.now
  const consumers = [
    createLetterConsumer(parts),
    createReporterLetters(store, config),
    createClaimNotices(store, config.benefitClaimsTo),
    createDuplicateFinder(open.db, catalogue),
    createSupplierIndexer(open, catalogue),
    createNewsNoter(open),
  ]
  const send = createSender({ db: open.db, mail, log, now, lease: pace.lease })
  return [
    followEvents(open, consumers, { log, now, pace }),
    // Apart, because a mail server may take minutes.
    createPoller(send, { log, interval: pace.interval }),
  ]
}
