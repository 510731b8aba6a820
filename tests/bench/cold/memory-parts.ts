import { readFile } from 'node:fs/promises'

const megabyte = 2 ** 20

/**
 * Who holds the memory of a process, in megabytes, the largest first.
 * Linux only: https://man7.org/linux/man-pages/man5/proc_pid_smaps.5.html
 * @param metrics what the process says of itself
 */
export async function memoryParts(
  pid: number,
  metrics: ReadonlyMap<string, number>,
): Promise<[part: string, megabytes: number][]> {
  const { code, database, own } = await mapped(pid)
  const heap = (metrics.get('nodejs_heap_size_total_bytes') ?? 0) / megabyte
  const external = (metrics.get('nodejs_external_memory_bytes') ?? 0) / megabyte
  const parts: Record<string, number> = {
    'program and libraries': code,
    'database file': database,
    "V8's heap of the main thread": heap,
    'buffers that objects hold': external,
    // Heaps of worker threads, SQLite's cache, stacks, and what the C library keeps of freed buffers.
    'everything else': own - heap - external,
  }
  return Object.entries(parts).sort(([, a], [, b]) => b - a)
}

/** Megabytes in memory: of the program's files, of the database's, and of no file. */
async function mapped(pid: number): Promise<{ code: number; database: number; own: number }> {
  const sum = { code: 0, database: 0, own: 0 }
  let kind: keyof typeof sum = 'own'
  for (const line of (await readFile(`/proc/${pid}/smaps`, 'utf8')).split('\n')) {
    const file = /^[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ \d+ *(.*)$/.exec(line)?.[1]
    if (file !== undefined) kind = kindOf(file)
    const size = /^Rss: +(\d+) kB$/.exec(line)?.[1]
    if (size) sum[kind] += (Number(size) * 1024) / megabyte
  }
  return sum
}

function kindOf(file: string): 'code' | 'database' | 'own' {
  if (file.includes('.sqlite')) return 'database'
  return file.startsWith('/') ? 'code' : 'own'
}
