import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Job } from '../schedule/job.ts'
import type { OpenDatabase } from '../store/database.ts'

/** Milliseconds after which it is looked again whether all are there: one small query. */
const every = 60_000

/**
 * Fills in the generated suppliers of the demo once the server listens, in one process.
 * @param needs.count how many there are in the end
 */
export function createDirectoryJob(needs: {
  open: Pick<OpenDatabase, 'db' | 'engine'>
  catalogue: Catalogue
  count: number
}): Job {
  return {
    name: 'demo-suppliers',
    every,
    async run(signal, now) {
      const { seedDirectory } = await import('./directory/seed-directory.ts')
      await seedDirectory(needs, { now, signal })
    },
  }
}
