import { useSnapshot } from 'valtio'
import { useData } from '#src/data/data-context.ts'
import { useText } from '#src/i18n/text-context.ts'
import type { Translate } from '#src/i18n/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { useProfileForm } from '../form/form-context.ts'
import styles from './verification-wait.module.css'

const day = 86_400_000

/**
 * At which place each credential that waits for a verifier does so, in words (OPR-3). It is asked for with each
 * version of the profile, and nothing is said where the server cannot be asked.
 */
export function useVerificationWaits(): (credentialId: string) => string | null {
  const t = useText()
  const data = useData()
  const { draft } = useProfileForm()
  const { slug } = draft
  const { base, version } = useSnapshot(draft)
  const isNeeded = base.credentials.length > 0
  const waits = useLoaded(isNeeded ? `waits of ${slug} ${version}` : '', () =>
    data.evidence.waits(slug),
  )
  if (waits.state !== 'ready') return () => null
  const { waiting, medianWait } = waits.value
  return (credentialId) => {
    const own = waiting.find((one) => one.credentialId === credentialId)
    return own ? waitText(t, own.place, medianWait) : null
  }
}

/** @param median milliseconds; null where nothing was decided lately */
export function waitText(t: Translate, place: number, median: number | null): string {
  const where = t('profile-form.waits.place', { before: place - 1 })
  if (median === null) return where
  return `${where} ${t('profile-form.waits.median', { days: Math.ceil(median / day) })}`
}

/** Says where in the queue something is. */
export function VerificationWait({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p className={styles.wait}>
      <Icon drawing={icons.clock} />
      <span>{text}</span>
    </p>
  )
}
