import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { filledDirectory, publicSlugs, randomSlugs } from './cold/filled-directory.ts'
import { memoryParts } from './cold/memory-parts.ts'
import { profilePage } from './cold/paths.ts'
import { residentMegabytes } from './cold/processor.ts'
import { startInProduction } from './cold/production-server.ts'
import { walk } from './cold/walk.ts'
import { atMost, type Row } from './row.ts'

const most = 250
/** Pages between two looks at the memory. */
const stride = 10_000

/**
 * What a server holds after a crawler has read every profile of the directory once, and half a minute of
 * rest. `BENCH_PAGES` makes it fewer.
 */
export async function memory(): Promise<Row[]> {
  const pages = Number(process.env['BENCH_PAGES'] ?? publicSlugs().length)
  const slugs = randomSlugs()
  const server = await startInProduction(await filledDirectory())
  try {
    const before = await residentMegabytes(server.pid)
    const onTheWay: number[] = []
    const begun = performance.now()
    for (let done = 0; done < pages; done += stride) {
      await walk(server, slugs(Math.min(stride, pages - done)).map(profilePage))
      onTheWay.push(await residentMegabytes(server.pid))
    }
    const seconds = (performance.now() - begun) / 1000
    await setTimeout(30_000)
    const after = await residentMegabytes(server.pid)
    const parts = await memoryParts(server.pid, await server.metrics())
    return [
      atMost('memory at rest, nothing asked for', before, 200, 'MB'),
      {
        what: `memory after each ${stride} cold pages, ${Math.round(seconds)} s in all`,
        figure: `${onTheWay.map(Math.round).join(', ')} MB`,
        budget: '',
        met: null,
      },
      atMost(`memory after ${pages} cold pages and 30 s of rest`, after, most, 'MB'),
      {
        what: '… of it',
        figure: parts.map(([part, size]) => `${part} ${Math.round(size)}`).join(', '),
        budget: '',
        met: null,
      },
    ]
  } finally {
    await server.stop()
  }
}
