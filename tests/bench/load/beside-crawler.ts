import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { filledDirectory, publicSlugs, randomSlugs } from '../cold/filled-directory.ts'
import { memoryParts } from '../cold/memory-parts.ts'
import { profilePage } from '../cold/paths.ts'
import { processorTime, residentMegabytes } from '../cold/processor.ts'
import { type ProductionServer, startInProduction } from '../cold/production-server.ts'
import { headersOfCaller, walk } from '../cold/walk.ts'
import { atShare } from '../percentiles.ts'
import { type Call, pace, type Paced } from '../server/pace.ts'
import { membersWork } from './members.ts'

/** Of each kind of signed-in work, in a second. */
const workEach = 50
const goals = { save: 50, memory: 250 }

/**
 * Signed-in work, while a crawler reads profiles by chance of a directory of 100,000, none of them twice.
 * @param pages that it reads in a second
 * @param again whether it has read all of them before, since the last release
 */
export async function besideCrawler(seconds: number, pages: number, again: boolean): Promise<void> {
  const dataDir = await copyDirectory()
  const server = await startInProduction(dataDir, again ? { origin: await makeAll(dataDir) } : {})
  try {
    const slugs = randomSlugs()
    const page = () => {
      const [slug = ''] = slugs(1)
      return { url: server.url + profilePage(slug), headers: headersOfCaller() }
    }
    const kinds: [string, number, (turn: number) => Call][] = [
      ['page', pages, page],
      ...Object.entries(await membersWork(server.url)).map(
        ([kind, next]): [string, number, typeof next] => [kind, workEach, next],
      ),
    ]
    const rates = kinds.map(([kind, rate]) => `${rate} × ${kind}`).join(', ')
    console.log(`each second ${rates}, for ${seconds} s`)
    const all = new Map<string, Paced[]>()
    const minute = Math.min(60, seconds)
    const memory: number[] = []
    for (let second = 0; second < seconds; second += minute) {
      const before = await processorTime(server.pid)
      const from = (second / minute) * 60_000
      const runs = await Promise.all(
        kinds.map(async ([kind, rate, next]) => {
          const run = await pace((turn) => next(from + turn), { rate, seconds: minute })
          all.set(kind, [...(all.get(kind) ?? []), run])
          return `${kind} ${shown([run])}`
        }),
      )
      memory.push(await residentMegabytes(server.pid))
      const busy = ((await processorTime(server.pid)) - before) / minute / 1000
      const figures = `${busy.toFixed(2)} processors, ${memory.at(-1)?.toFixed(0)} MB`
      console.log(`  ${second + minute} s: ${[...runs, figures].join('; ')}`)
    }
    await conclude(server, all, memory)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Reads every profile once. @returns the origin that their pages name */
async function makeAll(dataDir: string): Promise<string> {
  const server = await startInProduction(dataDir)
  const paths = publicSlugs().map(profilePage)
  const { perSecond, milliseconds } = await walk(server, paths)
  const figures = `${Math.round(perSecond)} a second, ${milliseconds.toFixed(2)} ms of the processor each`
  console.log(`${paths.length} pages made, ${figures}`)
  await setTimeout(30_000)
  console.log(`  30 s later ${Math.round(await residentMegabytes(server.pid))} MB`)
  await server.stop()
  return server.url
}

async function conclude(
  { pid, metrics }: ProductionServer,
  all: ReadonlyMap<string, Paced[]>,
  memory: readonly number[],
): Promise<void> {
  console.log('\n| what | p50, p99, max, failed |\n| --- | --- |')
  for (const [kind, runs] of all) console.log(`| ${kind} | ${shown(runs)} |`)
  const saves = all.get('save')?.flatMap(({ times }) => times) ?? []
  const late = atShare(saves, 0.99)
  await setTimeout(30_000)
  const after = await residentMegabytes(pid)
  const parts = await memoryParts(pid, await metrics())
  const verdict = (met: boolean) => (met ? 'yes' : 'NO')
  console.log('\n| goal | figure | met |\n| --- | --- | --- |')
  console.log(
    `| saves p99 ≤ ${goals.save} ms | ${late.toFixed(1)} ms | ${verdict(late <= goals.save)} |`,
  )
  const broken = [...all.values()].flat().flatMap(({ failures }) => Object.entries(failures))
  const failed = broken.reduce((sum, [, count]) => sum + count, 0)
  console.log(`| none failed | ${failed} | ${verdict(failed === 0)} |`)
  console.log(`| memory of each minute | ${memory.map(Math.round).join(', ')} MB | |`)
  const isSmall = after <= goals.memory
  const what = `30 s later ≤ ${goals.memory} MB`
  console.log(`| ${what} | ${after.toFixed(0)} MB | ${verdict(isSmall)} |`)
  console.log(`\n${parts.map(([part, size]) => `${part} ${Math.round(size)} MB`).join(', ')}`)
}

function shown(runs: readonly Paced[]): string {
  const times = runs.flatMap((run) => run.times)
  const figures = [0.5, 0.99, 1].map((share) => atShare(times, share).toFixed(1)).join(', ')
  const failures = runs.map((run) => run.failures).filter((one) => Object.keys(one).length > 0)
  return `${figures} ms${failures.length > 0 ? ` ${JSON.stringify(failures)}` : ', 0'}`
}

/** What is saved must not change the directory that other runs begin with. */
async function copyDirectory(): Promise<string> {
  const to = await mkdtemp(join(tmpdir(), 'credence-soak-'))
  const left = new Set(['profiles.sqlite', 'bench.log'])
  await cp(await filledDirectory(), to, {
    recursive: true,
    filter: (from) => !left.has(basename(from)),
  })
  return to
}
