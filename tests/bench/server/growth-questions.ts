import { commands } from '#server/operator/commands.ts'
import { createContext } from '#server/operator/context.ts'
import { findCommand } from '#server/operator/find-command.ts'
import { parseLine } from '#server/operator/parse-line.ts'
import { printOutcome } from '#server/operator/outcome.ts'
import { endpoints, type EndpointName } from '#src/contract/endpoints.ts'
import { send } from '../../fixtures/call.ts'
import type { Bench } from '../../fixtures/contract-suite.ts'
import { directoryName, directoryTown } from './directory.ts'
import { growthCall } from './growth-calls.ts'
import { operatorLines } from './growth-commands.ts'
import { crawlerPaths } from './growth-paths.ts'
import type { DirectoryWorld } from './growth-world.ts'

export type Asked = {
  name: string
  /** Whether the answer is as long as the directory. */
  isWhole?: boolean
}
export type Question = {
  what: Asked
  times: number
  /** Puts in place what it needs. @returns asks it: null, or how it was refused */
  prepare(world: DirectoryWorld): Promise<() => Promise<string | null>>
}

const calls = 41
const lists = 11
const searches = 301
/** Those after which there is nothing left to do a second time. */
const once = new Set(['content remove', 'modules remove', 'offers remove', 'operators revoke'])
const whole = new Set([
  ...['newsletterFile', 'newsletter export', 'newsletter export --all --csv', '/sitemap.xml'],
])

/** Everything that is asked of a portal, one object for each, the same from size to size. */
export function questionsOf(bench: Bench): Question[] {
  return [
    search(bench),
    ...endpointQuestions(bench),
    ...pathQuestions(bench),
    ...commandQuestions(bench),
  ]
}

/** Without the way over HTTP, which would hide how it grows. */
function search({ app }: Bench): Question {
  return {
    what: asked('organisation search, in the server'),
    times: searches,
    async prepare({ number }) {
      const keyword = number % 2 === 0 ? directoryTown(number) : directoryName(number)
      return async () => {
        await app.store.organisations.search(keyword)
        return null
      }
    },
  }
}

const named = new Map<string, Asked>()
function asked(name: string): Asked {
  const known = named.get(name) ?? { name, isWhole: whole.has(name) }
  named.set(name, known)
  return known
}

/** A network that no other call came from. */
function elsewhere() {
  let network = 0
  return () => {
    network += 1
    return { 'x-forwarded-for': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}` }
  }
}

function endpointQuestions(bench: Bench): Question[] {
  const from = elsewhere()
  return (Object.keys(endpoints) as EndpointName[]).map((name) => ({
    what: asked(name),
    times: calls,
    async prepare(world) {
      const { headers, ...call } = await growthCall(name, world)
      return async () => {
        const given = { ...call, headers: { ...headers, ...from() } }
        const answer = await send(bench.app.url, endpoints[name], given as object)
        const text = await answer.text()
        return answer.status === endpoints[name].status ? null : `${answer.status} ${text}`
      }
    },
  }))
}

function pathQuestions(bench: Bench): Question[] {
  return crawlerPaths.map((path) => ({
    what: asked(path),
    times: calls,
    prepare: async () => async () => {
      const answer = await fetch(bench.app.url + path)
      await answer.text()
      return answer.ok ? null : String(answer.status)
    },
  }))
}

/** Without the start of a process, the reading of the catalogue and the opening of the database. */
function commandQuestions({ place }: Bench): Question[] {
  const env = {
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  }
  return Object.entries(operatorLines).map(([words, make]) => ({
    what: asked(words),
    times: once.has(words) ? 1 : lists,
    async prepare(world) {
      const { line, input } = await make(world, words.split(' '))
      const { command, rest } = findCommand(commands, line)
      const context = createContext(env, 'bench', async () => JSON.stringify(input))
      await Promise.all([context.database(), context.catalogue()])
      return async () => {
        try {
          await printOutcome(await command.run(context, parseLine(command, rest)), true, () => {})
          return null
        } catch (error) {
          return String(error)
        } finally {
          await context.close()
        }
      }
    },
  }))
}
