import * as limits from '#src/contract/limits.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'

/** Says of when it is where the device has answered. @param storedAt ms since the epoch; 0: unknown; null: it is of now */
export function StoredNote({ storedAt }: { storedAt: number | null }) {
  const { t, language } = useTexts()
  if (storedAt === null) return null
  return (
    <Banner tone="neutral" title={t('buying.lists.stored')}>
      <p>
        {storedAt < limits.firstPlausibleTime
          ? t('buying.lists.storedUnknown')
          : t('buying.lists.storedAt', { moment: momentFormat(language).format(storedAt) })}
      </p>
    </Banner>
  )
}
