import { useSelector } from '@tanstack/react-store'
import { useUpdates } from '../../pwa/updates-context.ts'
import { useLatePart } from '../../ui/use-late-part.ts'

/** Offers a newer version once there is one; its code is fetched then, because most pages never show it. */
export function UpdatePrompt() {
  const isUpdateReady = useSelector(useUpdates().isUpdateReady)
  const { Part: UpdateBanner } = useLatePart(load, isUpdateReady)
  return UpdateBanner && <UpdateBanner />
}

const load = async () => (await import('./update-banner.tsx')).UpdateBanner
