import { normalHost } from '#src/contract/operate/brand-host.ts'
import { UsageError } from '../operator-error.ts'

/**
 * A host that shows a brand, as `normalHost` gives it.
 * @throws UsageError for what is no host, an address for example
 */
export function readHost(text: string): string {
  const host = normalHost(text)
  if (host !== null) return host
  throw new UsageError(
    `--host must be a host such as portal.example or localhost:4310, not '${text}'.`,
  )
}
