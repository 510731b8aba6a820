import { ProblemError } from '../contract/problem.ts'
import { logFailure } from '../lib/log-failure.ts'
import type { Api } from './create-api.ts'
import { unreachable } from './failure-kind.ts'

type Method = (...args: unknown[]) => Promise<unknown>
type Resources = Record<string, Record<string, Method>>

/**
 * An API whose client comes with the first call: a page that the server has filled needs none.
 * @param load gives the client; asked again after it failed
 * @returns rejects as a call without an answer does (status 0) where the client cannot be loaded
 */
export function lateApi(load: () => Promise<Api>): Api {
  let loading: Promise<Api> | null = null

  async function ready(): Promise<Resources> {
    try {
      loading ??= load()
      return (await loading) as unknown as Resources
    } catch (cause) {
      loading = null
      logFailure('What talks to the server could not be loaded.', cause)
      throw new ProblemError({ status: 0, code: 'no-answer', message: unreachable })
    }
  }

  const method = (resource: string, name: string): Method => {
    return async (...args) => (await ready())[resource]?.[name]?.(...args)
  }
  const resourceOf = (resource: string) =>
    new Proxy({}, { get: (_, name) => method(resource, String(name)) })
  return new Proxy({}, { get: (_, resource) => resourceOf(String(resource)) }) as Api
}
