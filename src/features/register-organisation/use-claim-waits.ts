import { useData } from '#src/data/data-context.ts'
import { useText } from '#src/i18n/text-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'

const day = 86_400_000

/**
 * At which places the user's claims wait for the operator, in words (OPR-3). Nothing is said where the server
 * cannot be asked, nor of a claim that waits for owners.
 * @param slugs of the organisations that the user asks to join
 * @returns the words, by slug
 */
export function useClaimWaits(slugs: readonly string[]): (slug: string) => string | null {
  const t = useText()
  const data = useData()
  const waits = useLoaded(slugs.length > 0 ? `claim waits ${slugs.join(' ')}` : '', () =>
    data.members.claimWaits(),
  )
  if (waits.state !== 'ready') return () => null
  const { waiting, medianWait } = waits.value
  return (slug) => {
    const own = waiting.find((one) => one.slug === slug)
    if (!own) return null
    const where = t('register.waits.place', { place: own.place, of: own.of })
    if (medianWait === null) return where
    return `${where} ${t('register.waits.median', { days: Math.ceil(medianWait / day) })}`
  }
}
