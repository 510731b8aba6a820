import { type Context, use } from 'react'

/**
 * What the nearest provider of a context gives.
 * @param name what is missing where there is none
 * @throws Error without a provider, while one develops; the built portal has been seen whole by its tests,
 *   and fails at the first use of what is missing
 */
export function useProvided<T extends object>(context: Context<T | null>, name: string): T {
  const value = use(context)
  if (import.meta.env.DEV && !value) throw new Error(`There is no ${name} around this part.`)
  return value as T
}
