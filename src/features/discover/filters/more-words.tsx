import type { SearchFacet } from '#src/contract/discover/supplier-hits.ts'
import { useText } from '#src/i18n/text-context.ts'
import { SeenAndHeard } from '#src/ui/seen-and-heard.tsx'

type MoreWordsProps = {
  facet: SearchFacet
  /** Whether all values are listed. */
  isAll: boolean
}

/** What the link or button says that lists all values of a facet, or the first few again. */
export function MoreWords({ facet: { facet, others }, isAll }: MoreWordsProps) {
  const t = useText()
  const about = t(`discover.facets.${facet}`)
  return (
    <SeenAndHeard
      text={
        isAll
          ? t('discover.fewer', { facet: about })
          : t('discover.more', { count: others, facet: about })
      }
    />
  )
}
