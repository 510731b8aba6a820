import { UsageError } from '../operator-error.ts'

/**
 * A host that shows a brand, in small letters.
 * @throws UsageError for what is no host, an address for example
 */
export function readHost(text: string): string {
  const url = URL.parse(`http://${text}/`)
  if (url && url.host === text.toLowerCase()) return url.host
  throw new UsageError(
    `--host must be a host such as portal.example or localhost:4310, not '${text}'.`,
  )
}
