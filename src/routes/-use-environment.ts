import { useRouter } from '@tanstack/react-router'
import type { Environment } from '../contract/environment.ts'

/** The settings of the portal, for the parts of its frame that belong to no route. */
export function useEnvironment(): Environment {
  return useRouter().options.context.environment
}
