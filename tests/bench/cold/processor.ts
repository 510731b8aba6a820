import { readdir, readFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds of one tick, of which Linux counts 100 in a second: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const tick = 10

/** Milliseconds of processor that a process, its threads and the processes below it have used so far. */
export async function processorTime(pid: number): Promise<number> {
  const times = await Promise.all((await family(pid)).map(ticksOf))
  return times.reduce((sum, one) => sum + one, 0) * tick
}

/** Waits until a process does nothing any more, but not for longer than a minute. */
export async function untilAtRest(pid: number): Promise<void> {
  const end = performance.now() + 60_000
  let before = await processorTime(pid)
  while (performance.now() < end) {
    await setTimeout(300)
    const now = await processorTime(pid)
    if (now - before <= tick) return
    before = now
  }
}

/** Megabytes that a process and those below it have in memory. */
export async function residentMegabytes(pid: number): Promise<number> {
  const sizes = await Promise.all(
    (await family(pid)).map(async (one) => {
      const status = await readFile(`/proc/${one}/status`, 'utf8').catch(() => '')
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
    }),
  )
  return sizes.reduce((sum, one) => sum + one, 0)
}

/** A process and all below it that run. */
async function family(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(
    threads.map((thread) =>
      readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''),
    ),
  )
  const children = lists.join(' ').split(' ').filter(Boolean).map(Number)
  const below = await Promise.all(children.map(family))
  return [pid, ...below.flat()]
}

/** Of a process, its threads and the processes below it that have ended. */
async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in brackets may hold spaces; utime, stime, cutime and cstime are the 12th to 15th after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
}
